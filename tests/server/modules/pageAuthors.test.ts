import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestUser } from '../harness.ts'

type Row = Readonly<Record<string, unknown>>

/** A page of users that adds roles as well. */
const toPage = (id: string) => ({
  kind: 'list',
  id,
  version: 2,
  title: id,
  source: { rest: '/sys/user' },
  fields: { realname: { label: 'Name' } },
  columns: ['realname'],
  toolbar: [
    'add',
    {
      id: 'role',
      label: 'Role',
      steps: [{ request: { url: '/sys/role/add', method: 'POST', body: { roleName: 'x' } } }],
    },
    {
      id: 'site',
      label: 'Site',
      steps: [{ request: { url: '/settings' } }, { request: { url: '/sys/user/nowhere' } }],
    },
  ],
})

const ofPages = ['page:list', 'page:add', 'page:edit', 'page:delete']

describeEachDatabase('a page that somebody saved', {}, (server) => {
  const save = async ({ token }: TestUser, id: string) => {
    const { body } = await server().call<Row>('POST', '/sys/page/add', {
      token,
      body: { document: JSON.stringify(toPage(id)) },
    })
    expect(body.success, JSON.stringify(body)).toBe(true)
    return String(body.result.id)
  }
  const list = async (token: string, query: Record<string, string>) =>
    (
      await server().call<{ records: readonly Row[] }>('GET', '/sys/page/list', {
        token,
        query: { pageSize: '100', ...query },
      })
    ).body.result.records
  const grant = async ({ roleId }: TestUser, perms: string) => {
    const permissionId = createId()
    await server()
      .db.insertInto('sysPermission')
      .values({ id: permissionId, name: perms, menuType: 2, perms, permsType: '1' })
      .execute()
    await server().db.insertInto('sysRolePermission').values({ id: createId(), roleId, permissionId }).execute()
  }

  test('is marked with the codes of its calls that its author does not hold, as they are at that moment', async () => {
    const author = await server().signIn({ codes: [...ofPages, 'user:list'] })
    const admin = await server().signIn({ isAdmin: true })
    const id = await save(author, 'own.marked')
    const read = async () => {
      const [found] = await list(admin.token, { pageId: 'own.marked' })
      const single = await server().call<Row>('GET', '/sys/page/queryById', { token: admin.token, query: { id } })
      expect(single.body.result.uncovered).toBe(found?.uncovered)
      return found
    }
    expect(await read()).toMatchObject({
      savedBy: author.username,
      uncovered: 'user:add (POST /sys/user/add); role:add (POST /sys/role/add)',
    })
    await grant(author, 'user:add')
    expect((await read())?.uncovered).toBe('role:add (POST /sys/role/add)')
    await grant(author, 'role:add')
    expect((await read())?.uncovered).toBe('')
    // Who is not there any more holds nothing.
    await server().db.updateTable('sysUser').set({ delFlag: 1 }).where('id', '=', author.id).execute()
    expect((await read())?.uncovered).toContain('user:list (GET /sys/user/list)')
    const { body } = await server().call<Row>('PUT', '/sys/page/edit', {
      token: admin.token,
      body: { id, document: JSON.stringify({ ...toPage('own.marked'), title: 'By an administrator' }) },
    })
    expect(body.success, body.message).toBe(true)
    expect(await read()).toMatchObject({ savedBy: admin.username, createBy: author.username, uncovered: '' })
  })

  test('is found by what is beyond its author, and by what is not', async () => {
    const author = await server().signIn({ codes: ofPages })
    const admin = await server().signIn({ isAdmin: true })
    await save(author, 'own.beyond')
    await save(admin, 'own.within')
    const ids = async (isUncovered: string) =>
      (await list(author.token, { isUncovered }))
        .map(({ pageId }) => pageId)
        .filter((id) => /beyond|within/.test(String(id)))
    expect(await ids('true')).toEqual(['own.beyond'])
    expect(await ids('false')).toEqual(['own.within'])
  })

  test('gives nobody the codes of its author: each call asks who makes it', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const reader = await server().signIn({})
    await save(admin, 'own.powerful')
    expect((await server().call<Row>('GET', '/pages/own.powerful', { token: reader.token })).body.success).toBe(true)
    const { body } = await server().call('POST', '/sys/role/add', { token: reader.token, body: { roleName: 'x' } })
    expect(body).toMatchObject({ success: false, code: 510 })
    expect(server().bugs).toEqual([])
  })
})
