import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase } from '../harness.ts'
import { readVersionTypes } from '../versions.ts'
import { makeDepart, makeManager } from './departTree.ts'
import { joinDepart } from './organisation.ts'
import { addPerson } from './people.ts'

interface Page {
  readonly records: readonly Readonly<Record<string, unknown>>[]
  readonly total: number
}

describeEachDatabase('members of departments', {}, (server) => {
  const get = <T = Page>(path: string, token: string, query: Readonly<Record<string, string>> = {}) =>
    server().call<T>('GET', path, { token, query })
  const add = (token: string, depId: string, ...userIdList: readonly string[]) =>
    server().call('POST', '/sys/user/editSysDepartWithUser', { token, body: { depId, userIdList } })
  const membersOf = async (depId: string) =>
    (await server().db.selectFrom('sysUserDepart').select('userId').where('depId', '=', depId).execute())
      .map(({ userId }) => userId)
      .sort()
  const find = (id: string) =>
    server().db.selectFrom('sysUser').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('join and leave by who may, and lose the department as their current one', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const clerk = await server().signIn({ codes: ['depart:users'] })
    const [depart, other] = [await makeDepart(server(), token, 'Joining'), await makeDepart(server(), token, 'Other')]
    const persons = [await addPerson(server()), await addPerson(server()), await addPerson(server())]
    const ids = persons.map(({ id }) => id)
    expect((await add(clerk.token, depart.id, ...ids)).body.success).toBe(true)
    expect((await add(clerk.token, depart.id, ids[0] ?? '')).body.success).toBe(true)
    expect(await membersOf(depart.id)).toEqual([...ids].sort())
    for (const id of ids)
      await server().db.updateTable('sysUser').set({ orgCode: depart.orgCode }).where('id', '=', id).execute()
    await joinDepart(server(), ids[0] ?? '', other.id)
    const listed = await get('/sys/user/departUserList', clerk.token, { depId: depart.id })
    expect(listed.body.result.total).toBe(3)
    const one = { depId: depart.id, userId: ids[0] ?? '' }
    await server().call('DELETE', '/sys/user/deleteUserInDepart', { token: clerk.token, query: one })
    const two = { depId: depart.id, userIds: `${ids[1]},nobody` }
    await server().call('DELETE', '/sys/user/deleteUserInDepartBatch', { token: clerk.token, query: two })
    expect(await membersOf(depart.id)).toEqual([ids[2]])
    expect(await membersOf(other.id)).toEqual([ids[0]])
    expect((await find(ids[0] ?? '')).orgCode).toBeNull()
    expect((await find(ids[2] ?? '')).orgCode).toBe(depart.orgCode)
    const own = await get<readonly object[]>('/sys/user/userDepartList', clerk.token, { userId: ids[0] ?? '' })
    expect(own.body.result).toEqual([{ key: other.id, value: other.id, title: 'Other' }])
  })

  test('are known users of known departments', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const depart = await makeDepart(server(), token, 'Strict')
    const gone = await addPerson(server(), { delFlag: 1 })
    expect((await add(token, depart.id, gone.id)).body.message).toBe('用户不存在')
    expect((await add(token, 'nowhere', (await addPerson(server())).id)).body.message).toBe('部门不存在')
    expect(await membersOf(depart.id)).toEqual([])
  })

  test('are changed by who is in charge, in their own departments and nowhere else', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const chief = await server().signIn({ codes: ['myDepart:list', 'myDepart:manage'] })
    const mine = await makeDepart(server(), token, 'Mine')
    const below = await makeDepart(server(), token, 'Below mine', mine.id)
    const foreign = await makeDepart(server(), token, 'Foreign')
    const person = await addPerson(server())
    await joinDepart(server(), person.id, foreign.id)
    expect((await add(chief.token, mine.id, person.id)).body.code).toBe(510)
    // To be named in `departIds` is not enough: the identity says who is a superior.
    await server().db.updateTable('sysUser').set({ departIds: foreign.id }).where('id', '=', chief.id).execute()
    expect((await add(chief.token, foreign.id, person.id)).body.code).toBe(510)
    await makeManager(server(), chief.id, [mine.id])
    for (const { id } of [mine, below]) {
      expect((await add(chief.token, id, person.id)).body.success).toBe(true)
      expect((await get('/sys/user/departUserList', chief.token, { depId: id })).body.result.total).toBe(1)
    }
    const query = { depId: foreign.id, userId: person.id, userIds: person.id }
    const refused = [
      await add(chief.token, foreign.id, chief.id),
      await add(chief.token, 'nowhere', chief.id),
      await get('/sys/user/departUserList', chief.token, { depId: foreign.id }),
      await server().call('DELETE', '/sys/user/deleteUserInDepart', { token: chief.token, query }),
      await server().call('DELETE', '/sys/user/deleteUserInDepartBatch', { token: chief.token, query }),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual([510, 510, 510, 510, 510])
    expect(await membersOf(foreign.id)).toEqual([person.id])
    const all = await get('/sys/user/departUserList', chief.token)
    expect(all.body.result.records.map(({ id }) => id)).toEqual([person.id])
    const mineOf = (who: string, query: object = {}) => get('/sys/user/departUserList', who, { mine: '1', ...query })
    expect((await mineOf(token)).body.result.total).toBe(0)
    expect((await mineOf(token, { depId: mine.id })).body.code).toBe(510)
    expect((await mineOf(chief.token, { depId: below.id })).body.result.total).toBe(1)
    const reader = await server().signIn({ codes: ['myDepart:list'] })
    await makeManager(server(), reader.id, [mine.id])
    expect((await get('/sys/user/departUserList', reader.token, { depId: mine.id })).body.success).toBe(true)
    expect((await add(reader.token, mine.id, reader.id)).body.code).toBe(510)
  })

  test('are chosen in the form of a user, by who may', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const clerk = await server().signIn({ codes: ['user:add', 'user:edit'] })
    const [one, two] = [await makeDepart(server(), token, 'One'), await makeDepart(server(), token, 'Two')]
    const username = `made-${createId().slice(-8)}`
    const input = { username, password: 'good pass 1', selecteddeparts: `${one.id},${two.id}` }
    const charge = { userIdentity: 2, departIds: one.id }
    for (const body of [input, { username, password: 'good pass 1', ...charge }])
      expect((await server().call('POST', '/sys/user/add', { token: clerk.token, body })).body.code).toBe(510)
    const made = await server().call<{ id: string }>('POST', '/sys/user/add', { token, body: { ...input, ...charge } })
    const { id } = made.body.result
    expect(await find(id)).toMatchObject(charge)
    expect(await readVersionTypes(server(), 'sys_user', id)).toEqual(['add'])
    const edit = (who: string, body: object) =>
      server().call('PUT', '/sys/user/edit', { token: who, body: { id, ...body } })
    expect((await edit(clerk.token, { ...input, ...charge, realname: 'Same' })).body.success).toBe(true)
    expect((await edit(clerk.token, { realname: 'Only the name' })).body.success).toBe(true)
    for (const body of [
      { selecteddeparts: one.id },
      { userIdentity: 1 },
      { departIds: two.id },
      { selecteddeparts: '' },
    ])
      expect((await edit(clerk.token, body)).body.code).toBe(510)
    expect(await find(id)).toMatchObject({ realname: 'Only the name', ...charge })
    expect((await edit(token, { selecteddeparts: [two.id] })).body.success).toBe(true)
    expect([await membersOf(one.id), await membersOf(two.id)]).toEqual([[], [id]])
    expect(await find(id)).toMatchObject({ orgCode: two.orgCode })
    for (const body of [{ departIds: 'nowhere' }, { selecteddeparts: 'nowhere' }, { userIdentity: 3 }])
      expect((await edit(token, body)).body.success).toBe(false)
    expect((await edit(token, { userIdentity: 1, departIds: one.id })).body.success).toBe(true)
    expect(await find(id)).toMatchObject({ userIdentity: 1, departIds: null })
    expect(await readVersionTypes(server(), 'sys_user', id)).toEqual(['add', 'edit', 'edit', 'edit', 'edit'])
  })

  test('narrow the list of users and the pickers', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const head = await makeDepart(server(), token, 'Narrow')
    const below = await makeDepart(server(), token, 'Narrow below', head.id)
    const [boss, worker] = [await addPerson(server()), await addPerson(server())]
    await joinDepart(server(), boss.id, head.id)
    await joinDepart(server(), worker.id, below.id)
    const namesOf = async (path: string, query: Readonly<Record<string, string>>) => {
      const { body } = await get<Page | Page['records']>(path, token, query)
      const records = 'records' in body.result ? body.result.records : body.result
      return records.map(({ username }) => username).sort()
    }
    const both = [boss.username, worker.username].sort()
    expect(await namesOf('/sys/user/list', { departId: head.id })).toEqual([boss.username])
    expect(await namesOf('/sys/user/list', { code: head.orgCode })).toEqual(both)
    expect(await namesOf('/sys/user/list', { code: below.orgCode })).toEqual([worker.username])
    expect(await namesOf('/sys/user/queryUserComponentData', { departId: below.id })).toEqual([worker.username])
    expect(await namesOf('/sys/user/queryUserByDepId', { id: head.id })).toEqual(both)
    expect(await namesOf('/sys/user/queryUserByDepId', { id: head.id, pageNo: '1', pageSize: '10' })).toEqual(both)
    expect(await namesOf('/sys/user/queryUserByDepId', { id: head.id, realname: worker.username })).toEqual([
      worker.username,
    ])
    for (const id of ["x' or '1'='1", '%', 'nowhere'])
      expect(await namesOf('/sys/user/queryUserByDepId', { id })).toEqual([])
  })

  test('show nobody more than names and pictures in the picker by department', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const person = await server().signIn()
    const depart = await makeDepart(server(), token, 'Private')
    const member = await addPerson(server())
    await joinDepart(server(), member.id, depart.id)
    const phone = `139${createId().slice(-8)}`
    await server().db.updateTable('sysUser').set({ phone }).where('id', '=', member.id).execute()
    const shown = await get<Page['records']>('/sys/user/queryUserByDepId', person.token, { id: depart.id })
    expect(shown.body.result).toMatchObject([{ id: member.id, username: member.username, phone: null }])
    expect(shown.text).not.toContain(phone)
  })
})

describeEachDatabase('the address book', {}, (server) => {
  const ask = (token: string, query: Readonly<Record<string, string>>) =>
    server().call<Page>('GET', '/sys/user/queryByOrgCodeForAddressList', { token, query })

  test('shows everybody how to reach the people of a department and below it, and no more', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const person = await server().signIn({ codes: ['address:list'] })
    const head = await makeDepart(server(), token, 'Book')
    const below = await makeDepart(server(), token, 'Book below', head.id)
    const [one, frozen] = [await addPerson(server()), await addPerson(server(), { status: 2 })]
    for (const { id } of [one, frozen]) await joinDepart(server(), id, below.id)
    const values = { phone: `138${createId().slice(-8)}`, post: 'Smith', telephone: '12', email: `${createId()}@a.b` }
    await server()
      .db.updateTable('sysUser')
      .set({ ...values, birthday: '1990-01-02', workNo: 'W1' })
      .where('id', '=', one.id)
      .execute()
    const { body } = await ask(person.token, { orgCode: head.orgCode })
    expect(body.result).toMatchObject({ total: 1, records: [{ id: one.id, ...values, orgCodeTxt: 'Book below' }] })
    const names = ['avatar', 'email', 'id', 'orgCodeTxt', 'phone', 'post', 'realname', 'telephone']
    expect(Object.keys(body.result.records[0] ?? {}).sort()).toEqual(names)
    expect((await ask(person.token, { realname: one.username.slice(2) })).body.result.total).toBe(1)
    expect((await ask(person.token, { orgCode: 'nowhere' })).body.result.total).toBe(0)
  })

  test('is neither filtered nor ordered by what it does not show', async () => {
    const { token } = await server().signIn({ codes: ['address:list'] })
    const all = (await ask(token, {})).body.result.total
    for (const query of [{ birthday: '1990-01-02' }, { workNo: 'W1' }, { username: 'x' }, { status: '2' }])
      expect((await ask(token, query)).body.result.total).toBe(all)
    const sly = { superQueryParams: encodeURIComponent(JSON.stringify([{ field: 'workNo', rule: 'eq', val: 'W2' }])) }
    expect((await ask(token, sly)).body.result.total).toBe(all)
    expect((await ask(token, { column: 'birthday' })).body.success).toBe(true)
  })
})
