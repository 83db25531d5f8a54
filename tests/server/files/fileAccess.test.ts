import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { addDelegate, addGivenRole } from '../authority/delegates.ts'
import { describeEachDatabase, type TestAnswer } from '../harness.ts'
import { addPerson } from '../modules/people.ts'
import { upload } from '../modules/upload.ts'
import { goodsTable, packOf } from '../packFixtures.ts'
import { writeRows } from '../writeRows.ts'
import { addVisitor, statusOf, storePicture } from './pictures.ts'

type Row = Readonly<Record<string, unknown>>

const page = {
  kind: 'list',
  id: 'demo.goods',
  version: 1,
  title: 'Goods',
  access: 'demo:goods',
  source: { rest: '/demo/goods' },
  fields: {
    name: { label: 'Name', widget: 'input' },
    plan: { label: 'Plan', widget: 'file-upload', access: 'demo:goods:plan' },
  },
  columns: ['name', 'plan'],
}

const columns = {
  ...goodsTable.columns,
  picture: { type: 'text', label: '@:demo.goods.name' },
  plan: { type: 'text' },
} as const
const ofTenants = {
  table: 'demo_leaf',
  path: '/demo/leaf',
  access: 'demo:leaf',
  columns: { picture: { type: 'text' }, tenant_id: { type: 'integer' } },
}
const packs = packOf({
  'tables/goods.json': { ...goodsTable, columns },
  'tables/leaf.json': ofTenants,
  'pages/goods.json': page,
})
const codes = ['list', 'add', 'edit', 'delete', 'import'].map((verb) => `demo:goods:${verb}`)

describeEachDatabase('who reads a stored file', { install: packs }, (server) => {
  const ask = <T = Row>(
    { token }: { readonly token: string },
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    request: object = {},
  ): Promise<TestAnswer<T>> => server().call<T>(method, `/demo/goods${path}`, { token, ...request })
  const add = async (who: { readonly token: string }, values: Row) => {
    const { body } = await ask(who, 'POST', '/add', { body: { name: 'Lamp', ...values } })
    expect(body.message).toBe('添加成功！')
    return String(body.result.id)
  }
  const reads = (who: { readonly token: string }, path: string) => statusOf(server(), who.token, path)

  test('its uploader alone, until a record names it; then who reads the record, and not who knows the path', async () => {
    const [seller, buyer, other] = [
      await server().signIn({ codes }),
      await server().signIn({ codes: ['demo:goods:list'] }),
      await server().signIn({ codes: ['role:list'] }),
    ]
    const picture = await storePicture(server(), seller.id)
    expect([await reads(seller, picture), await reads(buyer, picture), await reads(other, picture)]).toEqual([
      200, 404, 404,
    ])
    await add(seller, { picture })
    expect([await reads(seller, picture), await reads(buyer, picture), await reads(other, picture)]).toEqual([
      200, 200, 404,
    ])
    const writer = await server().signIn({ codes: ['demo:goods:add'] })
    const given = await storePicture(server(), writer.id)
    await add(writer, { picture: given })
    // Who may not read the record reads its file no more, though they uploaded it.
    expect([await reads(writer, given), await reads(buyer, given)]).toEqual([404, 200])
  })

  test('an answer to who may not read it is that of a path that there is not', async () => {
    const [seller, other] = [await server().signIn({ codes }), await server().signIn()]
    const picture = await storePicture(server(), seller.id)
    const ask = async (path: string) =>
      (await server().call('GET', `/sys/common/static/${path}`, { token: other.token })).body
    const [known, unknown] = [await ask(picture), await ask('temp/none_0123456789abcdef0123.png')]
    expect({ ...known, timestamp: 0 }).toEqual({ ...unknown, timestamp: 0 })
    expect(known).toMatchObject({ success: false, code: 404, message: '文件不存在，或您无权查看' })
  })

  test('wherever in a record it is named, and however it is written there', async () => {
    const [seller, buyer] = [await server().signIn({ codes }), await server().signIn({ codes: ['demo:goods:list'] })]
    const store = () => storePicture(server(), seller.id, { name: '头像 1.png' })
    const paths = [await store(), await store(), await store(), await store(), await store()]
    const [one = '', two = '', three = '', four = '', five = ''] = paths
    await add(seller, {
      picture: `${one},${two}`,
      tags: `<p><img src="/api/sys/common/static/${encodeURI(three)}?x=1"></p>`,
      more: { files: [{ fileName: 'x', filePath: four }] },
      grade: `![](${five})`,
    })
    for (const path of paths) expect(await reads(buyer, path)).toBe(200)
  })

  test('nobody by a record that does not name it any more, or that is gone', async () => {
    const [seller, buyer] = [await server().signIn({ codes }), await server().signIn({ codes: ['demo:goods:list'] })]
    const [one, two] = [await storePicture(server(), seller.id), await storePicture(server(), seller.id)]
    const id = await add(seller, { picture: `${one},${two}` })
    await ask(seller, 'PUT', '/edit', { body: { id, picture: two } })
    expect([await reads(buyer, one), await reads(buyer, two)]).toEqual([404, 200])
    // A statement past all calls counts as well: what a record names now decides.
    await sql`update demo_goods set picture = null where id = ${id}`.execute(server().db)
    expect(await reads(buyer, two)).toBe(404)
    await sql`update demo_goods set picture = ${two} where id = ${id}`.execute(server().db)
    await ask(seller, 'DELETE', '/delete', { query: { id } })
    expect(await reads(buyer, two)).toBe(404)
    const left = await server().db.selectFrom('sysFileReference').selectAll().where('recordId', '=', id).execute()
    expect(left).toEqual([])
  })

  test('by a field that asks for a code only who holds the code', async () => {
    const whole = await server().signIn({ codes: [...codes, 'demo:goods:plan'] })
    const part = await server().signIn({ codes })
    const plan = await storePicture(server(), whole.id)
    await add(whole, { plan })
    expect([await reads(whole, plan), await reads(part, plan)]).toEqual([200, 404])
  })

  test('within what the rules of their roles leave, and no longer than they hold the right', async () => {
    const seller = await server().signIn({ codes })
    const role = await addGivenRole(server(), [
      { perms: 'demo:goods:list', url: '/demo/goods/list', rules: [{ column: 'stock', operator: '>', value: '5' }] },
    ])
    const bound = await addDelegate(server(), { roles: [role.id] })
    const [few, many] = [await storePicture(server(), seller.id), await storePicture(server(), seller.id)]
    const id = await add(seller, { picture: few, stock: 1 })
    await add(seller, { picture: many, stock: 9 })
    expect([await reads(bound, few), await reads(bound, many)]).toEqual([404, 200])
    await ask(seller, 'PUT', '/edit', { body: { id, stock: 6 } })
    expect(await reads(bound, few)).toBe(200)
    await server().db.deleteFrom('sysRolePermission').where('roleId', '=', role.id).execute()
    expect([await reads(bound, few), await reads(bound, many)]).toEqual([404, 404])
  })

  test('in each of their tenants, and in no other', async () => {
    for (const id of [71, 72, 73])
      await server()
        .db.insertInto('sysTenant')
        .values({ id, name: `T${id}`, status: 1 })
        .execute()
    const role = await addGivenRole(server(), [{ perms: 'demo:leaf:list' }, { perms: 'demo:leaf:add' }])
    const [one, both, three] = [
      await addDelegate(server(), { roles: [role.id], tenants: [71] }),
      await addDelegate(server(), { roles: [role.id], tenants: [71, 72] }),
      await addDelegate(server(), { roles: [role.id], tenants: [73] }),
    ]
    const picture = await storePicture(server(), both.id, { tenantId: 72 })
    const added = await server().call('POST', '/demo/leaf/add', {
      token: both.token,
      body: { picture },
      headers: { 'x-tenant-id': '72' },
    })
    expect(added.body.message).toBe('添加成功！')
    expect([await reads(one, picture), await reads(both, picture), await reads(three, picture)]).toEqual([
      404, 200, 404,
    ])
  })

  test('who lists the stored files of the tenant', async () => {
    const seller = await server().signIn({ codes })
    const lister = await server().signIn({ codes: ['securityFile:list'] })
    const picture = await storePicture(server(), seller.id)
    const foreign = await storePicture(server(), null, { tenantId: 71 })
    expect([await reads(lister, picture), await reads(lister, foreign)]).toEqual([200, 404])
    const admin = await server().signIn({ isAdmin: true })
    expect([await reads(admin, picture), await reads(admin, foreign)]).toEqual([200, 200])
  })

  test('a file that its writer may not read is named by no record, and the refusal says in which field', async () => {
    const [seller, thief] = [await server().signIn({ codes }), await server().signIn({ codes })]
    const picture = await storePicture(server(), seller.id)
    const words = { en: 'Name names a file that you may not read; please upload it yourself, or remove it' }
    const added = await ask(thief, 'POST', '/add', {
      body: { name: 'x', picture },
      headers: { 'accept-language': 'en' },
    })
    expect(added.body).toMatchObject({ success: false, result: { picture: words.en } })
    const own = await add(thief, {})
    for (const values of [{ picture }, { tags: `<img src="${picture}">` }, { more: { a: [picture] } }]) {
      const edited = await ask(thief, 'PUT', '/edit', { body: { id: own, ...values } })
      expect(edited.body).toMatchObject({ success: false })
      expect(Object.keys(edited.body.result ?? {})).toEqual(Object.keys(values))
    }
    expect(await reads(thief, picture)).toBe(404)
    expect((await ask(thief, 'GET', '/queryById', { query: { id: own } })).body.result.picture).toBeNull()
  })

  test('a record keeps the file that it names, whoever edits it, and lends it to who reads it', async () => {
    const [seller, editor] = [await server().signIn({ codes }), await server().signIn({ codes })]
    const picture = await storePicture(server(), seller.id)
    const id = await add(seller, { picture })
    const edited = await ask(editor, 'PUT', '/edit', { body: { id, name: 'Other', picture } })
    expect(edited.body.message).toBe('编辑成功!')
    await add(editor, { name: 'Copy', picture })
    await ask(seller, 'DELETE', '/delete', { query: { id } })
    expect(await reads(seller, picture)).toBe(200)
  })

  test('a spreadsheet names no file that its sender may not read; the other rows are taken', async () => {
    const [seller, thief] = [await server().signIn({ codes }), await server().signIn({ codes })]
    const [picture, own] = [await storePicture(server(), seller.id), await storePicture(server(), thief.id)]
    const content = writeRows(
      'Goods',
      ['name', 'tags'],
      [
        ['A', own],
        ['B', picture],
        ['C', ''],
      ],
    )
    const { body } = await upload(server(), thief.token, '/demo/goods/importExcel', {
      name: 'goods.xls',
      content,
    })
    expect(body).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 1 } })
    expect([await reads(thief, picture), await reads(seller, own)]).toEqual([404, 200])
  })

  test('a visitor who registers with the path of a file as a name opens it to nobody', async () => {
    const seller = await server().signIn({ codes })
    const picture = await storePicture(server(), seller.id)
    const reader = await server().signIn({ codes: ['user:list'] })
    await server()
      .db.insertInto('sysUser')
      .values({ id: createId(), username: picture, realname: picture, password: 'none' })
      .execute()
    expect(await reads(reader, picture)).toBe(404)
  })

  test('a file as the picture of a person: everybody who may see the person, and the person themselves', async () => {
    const person = await addPerson(server())
    const avatar = await storePicture(server(), person.id)
    const { token } = (await server().call<{ token: string }>('POST', '/sys/login', { body: person })).body.result
    const saved = await server().call('POST', '/sys/user/login/setting/userEdit', { token, body: { avatar } })
    expect(saved.body.message).toBe('编辑成功!')
    const [visitor, foreigner] = [await addVisitor(server()), await addVisitor(server(), { relTenantIds: '73' })]
    expect([await reads({ token }, avatar), await reads(visitor, avatar), await reads(foreigner, avatar)]).toEqual([
      200, 200, 404,
    ])
    const role = await addGivenRole(server(), [
      { perms: 'user:list', url: '/sys/user/list', rules: [{ column: 'username', value: 'nobody' }] },
    ])
    const bound = await addDelegate(server(), { roles: [role.id] })
    expect(await reads(bound, avatar)).toBe(404)
    await server().db.insertInto('sysUserRole').values({ id: createId(), userId: person.id, roleId: role.id }).execute()
    expect(await reads({ token }, avatar)).toBe(200)
  })

  test('a file of an announcement: who looks after announcements, and once it is released who received it', async () => {
    const writer = await server().signIn({
      codes: ['add', 'edit', 'list', 'release'].map((verb) => `announcement:${verb}`),
    })
    const [receiver, other] = [await addVisitor(server()), await addVisitor(server())]
    const picture = await storePicture(server(), writer.id)
    const body = {
      titile: 'News',
      msgContent: `<p><img src="/api/sys/common/static/${picture}"></p>`,
      msgType: 'USER',
      userIds: `${receiver.id},`,
    }
    const call = (path: string, request: object) =>
      server().call<Row>('POST', path, { token: writer.token, ...request })
    const { id } = (await call('/sys/annountCement/add', { body })).body.result
    expect([await reads(writer, picture), await reads(receiver, picture)]).toEqual([200, 404])
    await call('/sys/annountCement/doReleaseData', { query: { id: String(id) } })
    expect([await reads(receiver, picture), await reads(other, picture)]).toEqual([200, 404])
    await call('/sys/annountCement/doReovkeData', { query: { id: String(id) } })
    expect(await reads(receiver, picture)).toBe(404)
  })

  test('a file of an announcement to all: everybody of its tenant', async () => {
    const writer = await server().signIn({ codes: ['add', 'release'].map((verb) => `announcement:${verb}`) })
    const picture = await storePicture(server(), writer.id)
    const body = { titile: 'News', msgContent: `![](${picture})`, msgType: 'ALL' }
    const call = (path: string, request: object) =>
      server().call<Row>('POST', path, { token: writer.token, ...request })
    const { id } = (await call('/sys/annountCement/add', { body })).body.result
    const anybody = await addVisitor(server())
    expect(await reads(anybody, picture)).toBe(404)
    await call('/sys/annountCement/doReleaseData', { query: { id: String(id) } })
    expect(await reads(anybody, picture)).toBe(200)
  })

  test('the logo of a site: everybody, signed in or not, once somebody who reads it made it one', async () => {
    const [one, two] = [await server().signIn({ codes: ['site:add'] }), await server().signIn({ codes: ['site:add'] })]
    const logo = await storePicture(server(), one.id)
    const addSite = (who: { readonly token: string }, url: string) =>
      server().call('POST', '/sys/site/add', { token: who.token, body: { url, name: url, logo } })
    const open = async () => (await server().call('GET', `/sys/common/static/${logo}`)).status
    expect((await addSite(two, 'two.example.org')).body.success).toBe(false)
    expect(await open()).toBe(401)
    expect((await addSite(one, 'one.example.org')).body.success).toBe(true)
    expect(await open()).toBe(200)
  })

  test('a file of a page that was made on the server: everybody who is signed in, as the page is theirs to open', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const picture = await storePicture(server(), admin.id)
    const document = {
      kind: 'list',
      id: 'own.files',
      version: 1,
      title: `Files ${picture}`,
      source: { rest: '/demo/goods' },
      fields: { name: { label: 'Name', widget: 'input' } },
      columns: ['name'],
    }
    const { body } = await server().call('POST', '/pages', { token: admin.token, body: { document } })
    expect(body.message).toBe('添加成功！')
    expect(await reads(await addVisitor(server()), picture)).toBe(200)
  })

  test('a version of a page that is restored opens no file to who brings it back', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const picture = await storePicture(server(), admin.id)
    const toDocument = (title: string) => ({
      kind: 'list',
      id: 'own.restored',
      version: 1,
      title,
      source: { rest: '/demo/goods' },
      fields: { name: { label: 'Name', widget: 'input' } },
      columns: ['name'],
    })
    const add = { document: JSON.stringify(toDocument(`Files ${picture}`)) }
    const added = await server().call<{ readonly id: string }>('POST', '/sys/page/add', {
      token: admin.token,
      body: add,
    })
    expect(added.body.success, added.body.message).toBe(true)
    const { id } = added.body.result
    const edit = { id, document: JSON.stringify(toDocument('None')) }
    expect((await server().call('PUT', '/sys/page/edit', { token: admin.token, body: edit })).body.success).toBe(true)
    const who = await server().signIn({ codes: ['page:list', 'page:edit'] })
    const restore = async ({ token }: { readonly token: string }) =>
      (await server().call('POST', '/sys/page/restore', { token, body: { id, dataVersion: 1 } })).body.success
    expect([await restore(who), await reads(who, picture)]).toEqual([false, 404])
    expect([await restore(admin), await reads(who, picture)]).toEqual([true, 200])
  })
})
