import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { addDelegate, addGivenRole, type Delegate } from '../authority/delegates.ts'
import { describeEachDatabase, type TestUser } from '../harness.ts'
import { field, openDesigner, type Row } from '../modules/onlineForms.ts'
import { bindRole } from '../online/formRules.ts'
import { addVisitor, openOtherProcess, statusOf, storePicture } from './pictures.ts'

type Who = Pick<Delegate | TestUser, 'id' | 'token'>

describeEachDatabase('who reads a file of an online form', {}, (server) => {
  let admin: TestUser
  beforeAll(async () => {
    admin = await server().signIn({ isAdmin: true })
  })

  /** Makes a form with pictures, and the calls of its records. */
  const open = async (head: Row = {}, more: readonly Row[] = []) => {
    const designer = openDesigner(server(), admin.token)
    const tableName = `photo_${crypto.randomUUID().slice(0, 8)}`
    const form = await designer.add({ tableName, ...head }, [
      field('name'),
      field('views', { fieldShowType: 'image', dbFieldTxt: 'Views', dbLength: 1000 }),
      field('story', { fieldShowType: 'umeditor', dbType: 'Text' }),
      field('qty', { dbType: 'int', fieldShowType: 'text' }),
      ...more,
    ])
    await designer.synchronise(form.head.id)
    const write = (who: Who, method: 'POST' | 'PUT', body: Row) =>
      server().call<string>(method, `/online/cgform/api/form/${tableName}`, { token: who.token, body })
    const add = async (who: Who, body: Row): Promise<string> => {
      const answer = (await write(who, 'POST', body)).body
      expect(answer.message).toBe('添加成功！')
      return answer.result
    }
    return { id: form.head.id, tableName, designer, write, add }
  }
  const withCodes = (tableName: string, ...operations: readonly string[]) =>
    server().signIn({ codes: operations.map((operation) => `onl:${tableName}:${operation}`) })
  const store = (who: Who) => storePicture(server(), who.id)
  const reads = (who: Who, path: string) => statusOf(server(), who.token, path)

  test('who may open the form, by a code or a node of the menu, and nobody who only knows the path', async () => {
    const { id, tableName, add } = await open()
    const [editor, other] = [await withCodes(tableName, 'list', 'add'), await withCodes('another', 'list')]
    const node = await addGivenRole(server(), [{ url: `/online/cgformList/${id}` }])
    const viewer = await addDelegate(server(), { roles: [node.id] })
    const [picture, inText] = [await store(editor), await store(editor)]
    await add(editor, { views: picture, story: `<img src="/api/sys/common/static/${inText}">` })
    for (const path of [picture, inText])
      expect([await reads(editor, path), await reads(viewer, path), await reads(other, path)]).toEqual([200, 200, 404])
    await server().db.deleteFrom('sysRolePermission').where('roleId', '=', node.id).execute()
    expect(await reads(viewer, picture)).toBe(404)
  })

  test('a field that is hidden from somebody, in the list and in the form, hides its files; one that shows somewhere does not', async () => {
    const { id, tableName, add } = await open()
    const editor = await withCodes(tableName, 'list', 'add')
    const picture = await store(editor)
    await add(editor, { views: picture })
    const hide = (page: number) =>
      server()
        .db.insertInto('onlAuthPage')
        .values({ id: createId(), cgformId: id, code: 'views', type: 1, control: 5, page })
        .execute()
    await hide(3)
    expect(await reads(editor, picture)).toBe(200)
    await hide(5)
    expect(await reads(editor, picture)).toBe(404)
  })

  test('what is decided at the form holds at once in every process', async (context) => {
    if (server().engine === 'pglite') context.skip('An embedded database has one process.')
    const other = await openOtherProcess(server())
    try {
      const { id, tableName, add } = await open()
      const editor = await withCodes(tableName, 'list', 'add')
      const picture = await store(editor)
      await add(editor, { views: picture })
      const openThere = () => other.statusOf(editor.token, picture)
      expect([await openThere(), await openThere()]).toEqual([200, 200])
      const hidden = [3, 5].map((page) => ({ id: createId(), cgformId: id, code: 'views', type: 1, control: 5, page }))
      await server().db.insertInto('onlAuthPage').values(hidden).execute()
      await expect.poll(openThere, { timeout: 1000, interval: 10 }).toBe(404)
    } finally {
      await other.close()
    }
  })

  test('the rules of the form leave of the files what they leave of the records', async () => {
    const { id, tableName, add } = await open()
    const viewer = await withCodes(tableName, 'list')
    const [few, many] = [await store(admin), await store(admin)]
    await add(admin, { views: few, qty: 1 })
    await add(admin, { views: many, qty: 9 })
    await bindRole(server(), id, { roleId: viewer.roleId, column: 'qty', operator: '>', value: '5' })
    expect([await reads(viewer, few), await reads(viewer, many)]).toEqual([404, 200])
  })

  test('a sub table: who sees the main record', async () => {
    const designer = openDesigner(server(), admin.token)
    const mark = crypto.randomUUID().slice(0, 8)
    const [main, sub] = [`album_${mark}`, `leaf_${mark}`]
    const { head } = await designer.add({ tableName: main, tableType: 2 }, [field('name')])
    const below = await designer.add({ tableName: sub, tableType: 3 }, [
      field('album_id', { mainTable: main, mainField: 'id' }),
      field('view', { fieldShowType: 'image', dbFieldTxt: 'View', dbLength: 500 }),
    ])
    for (const id of [head.id, below.head.id]) await designer.synchronise(id)
    const [editor, second, other] = [
      await withCodes(main, 'list', 'add', 'edit'),
      await withCodes(main, 'list', 'add', 'edit', 'delete'),
      await addVisitor(server()),
    ]
    const picture = await store(editor)
    const call = (who: Who, method: 'POST' | 'PUT', body: Row) =>
      server().call<string>(method, `/online/cgform/api/form/${main}`, { token: who.token, body })
    const id = (await call(editor, 'POST', { name: 'A', [sub]: [{ view: picture }] })).body.result
    expect([await reads(second, picture), await reads(other, picture)]).toEqual([200, 404])
    // A client that sends its rows without their ids takes the old ones away before it adds the new ones.
    const again = await call(second, 'PUT', { id, [sub]: [{ view: picture }] })
    expect(again.body.message).toBe('编辑成功!')
    expect(await reads(second, picture)).toBe(200)
    const foreign = await storePicture(server(), other.id)
    const refused = await call(second, 'PUT', { id, [sub]: [{ view: picture }, { view: foreign }] })
    expect(refused.body.result).toEqual({ [`${sub}.1.view`]: 'View引用了您无权查看的文件，请重新上传或移除' })
    expect(await reads(second, foreign)).toBe(404)
  })

  test('nobody opens a file to themselves by naming its path in a record of theirs', async () => {
    const { tableName, write, add } = await open()
    const thief = await withCodes(tableName, 'list', 'add', 'edit')
    const other = await addVisitor(server())
    const picture = await store(other)
    const own = await add(thief, { name: 'x' })
    for (const [method, body] of [
      ['POST', { views: picture }],
      ['POST', { name: picture }],
      ['PUT', { id: own, story: `<img src='${picture}'>` }],
    ] as const)
      expect((await write(thief, method, body)).body).toMatchObject({ success: false })
    expect(await reads(thief, picture)).toBe(404)
  })

  test('nor by writing it so that only the archive of a field would read it', async () => {
    const { tableName, add } = await open()
    const thief = await withCodes(tableName, 'list', 'add')
    const picture = await store(await addVisitor(server()))
    const id = await add(thief, { views: `[{"filePath":"${picture.replace('_', '\\u005f')}"}]` })
    const archive = await server().call('GET', `/online/cgform/field/download/${tableName}/${id}/views`, {
      token: thief.token,
    })
    expect(archive.body).toMatchObject({ success: false, message: '没有可下载的文件' })
  })

  test('what the statements of a button copy is read by who reads the copy', async () => {
    const { id, tableName, designer, add } = await open()
    await designer.must(
      designer.call('POST', 'button/add', {
        body: { cgformHeadId: id, optType: 'action', buttonCode: 'copy', buttonName: 'Copy' },
      }),
    )
    const copy = `insert into ${tableName} (id, name, views) select gen_random_uuid(), 'copy', views from ${tableName} where id = '#{id}'`
    await designer.must(designer.call('POST', `head/enhanceSql/${id}`, { body: { buttonCode: 'copy', cgbSql: copy } }))
    const viewer = await withCodes(tableName, 'list')
    const picture = await store(admin)
    const first = await add(admin, { views: picture })
    const pressed = await server().call('POST', '/online/cgform/api/doButton', {
      token: viewer.token,
      body: { formId: id, buttonCode: 'copy', dataId: first },
    })
    expect(pressed.body.message).toBe('操作成功！')
    await server().call('DELETE', `/online/cgform/api/form/${tableName}/${first}`, { token: admin.token })
    expect(await reads(viewer, picture)).toBe(200)
  })

  test('a view of a form shows the files of its table', async () => {
    const { id, tableName, designer, add } = await open()
    await designer.must(designer.call('POST', `head/copyOnline`, { query: { code: id } }))
    const viewer = await withCodes(`${tableName}$1`, 'list')
    const picture = await store(admin)
    await add(admin, { views: picture })
    expect(await reads(viewer, picture)).toBe(200)
  })

  test('a picture that the form gives by default is for everybody who may open the form, and theirs to save', async () => {
    const picture = await store(admin)
    const { tableName, add } = await open({}, [
      field('cover', { fieldShowType: 'image', dbLength: 500, fieldDefaultValue: picture }),
    ])
    const [editor, other] = [await withCodes(tableName, 'list', 'add'), await addVisitor(server())]
    expect([await reads(editor, picture), await reads(other, picture)]).toEqual([200, 404])
    await add(editor, { name: 'x' })
  })

  test('what stood in a table before it became a form', async () => {
    const picture = await store(admin)
    const table = `legacy_${crypto.randomUUID().slice(0, 8)}`
    await sql`create table ${sql.table(table)} (id varchar(36) primary key, photo varchar(200))`.execute(server().db)
    await sql`insert into ${sql.table(table)} values ('1', ${picture})`.execute(server().db)
    const { must, call } = openDesigner(server(), admin.token)
    await must(call('POST', `head/transTables/${table}`))
    expect(await reads(await withCodes(table, 'list'), picture)).toBe(200)
  })

  test('a version of a form that is restored opens no file to who brings it back', async () => {
    const [picture, kept] = [await store(admin), await store(admin)]
    const { id, designer } = await open({}, [field('attach', { dbLength: 200 }), field('logo', { dbLength: 200 })])
    const setDefaults = async (attach: string, logo: string) => {
      const form = await designer.read(id)
      const fields = form.fields
        .filter(({ dbFieldName }) => dbFieldName === 'attach' || dbFieldName === 'logo')
        .map((one) => ({ ...one, dbDefaultVal: one.dbFieldName === 'attach' ? attach : logo }))
      expect((await designer.edit({ ...form, fields })).body.success).toBe(true)
    }
    await setDefaults('', kept)
    await setDefaults(picture, kept)
    await setDefaults('', kept)
    const versions = await server()
      .db.selectFrom('sysDataLog')
      .select(['dataVersion', 'dataContent'])
      .where('dataTable', '=', 'onl_cgform_head')
      .where('dataId', '=', id)
      .orderBy('dataVersion')
      .execute()
    const named = versions.find(({ dataContent }) => JSON.stringify(dataContent).includes(picture))?.dataVersion ?? 0
    const who = await server().signIn({ codes: ['online.form:list', 'online.form:edit'] })
    const restore = async ({ token }: Who, dataVersion: number) => {
      const body = { id, dataVersion }
      return (await server().call('POST', '/online/cgform/head/restore', { token, body })).body
    }
    expect([await reads(who, picture), await reads(who, kept)]).toEqual([404, 200])
    const refused = await restore(who, named)
    expect([refused.success, refused.message]).toEqual([false, expect.stringContaining('引用了您无权查看的文件')])
    expect(await reads(who, picture)).toBe(404)
    // What the form names now stays, and who may read a file brings it back.
    expect(await restore(who, named - 1)).toMatchObject({ success: true })
    expect([await reads(who, picture), await reads(who, kept)]).toEqual([404, 200])
    expect(await restore(admin, named)).toMatchObject({ success: true })
    expect(await reads(who, picture)).toBe(200)
  })

  test('a record of a table that is gone opens its files to no record of another table of its name', async () => {
    const picture = await store(admin)
    const { id, tableName, designer, add } = await open({ idType: 'NATIVE' })
    const first = await add(admin, { views: picture })
    await designer.must(designer.call('DELETE', 'head/delete', { query: { id } }))
    const again = await designer.add({ tableName, idType: 'NATIVE' }, [field('views', { dbLength: 1000 })])
    await designer.synchronise(again.head.id)
    const who = await withCodes(tableName, 'list', 'add')
    const body = { views: picture }
    const added = await server().call('POST', `/online/cgform/api/form/${tableName}`, { token: who.token, body })
    expect([added.body.success, await reads(who, picture)]).toEqual([false, 404])
    expect(await add(admin, { views: '' })).not.toBe('')
    expect(String(first)).toBe('1')
  })
})
