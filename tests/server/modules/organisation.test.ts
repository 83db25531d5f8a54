import { expect, test } from 'vitest'
import { installPacks } from '../../../server/packs/install.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { readVersionTypes } from '../versions.ts'
import { addDepart, addTenant, joinDepart, setTenants } from './organisation.ts'
import { addPerson, type Person } from './people.ts'

interface SignedIn {
  readonly token: string
  readonly multi_depart: number
  readonly departs: readonly unknown[]
  readonly tenantList?: readonly unknown[]
  readonly userInfo: { readonly orgCode: string | null; readonly orgCodeTxt: string | null }
}

const signIn = async (server: TestServer, person: Person, path = '/sys/login') =>
  (await server.call<SignedIn>('POST', path, { body: person })).body.result

describeEachDatabase('departments of a sign-in', {}, (server) => {
  test.each(['/sys/login', '/sys/mLogin'])('%s says that somebody belongs to none', async (path) => {
    const answer = await signIn(server(), await addPerson(server()), path)
    expect(answer).toMatchObject({ multi_depart: 0, departs: [], userInfo: { orgCode: null, orgCodeTxt: null } })
    expect(answer).not.toHaveProperty('tenantList')
  })

  test('the only department becomes the current one, for good', async () => {
    const person = await addPerson(server())
    const depart = await addDepart(server(), person.id)
    const answer = await signIn(server(), person)
    expect(answer).toMatchObject({
      multi_depart: 1,
      departs: [depart],
      userInfo: { orgCode: depart.orgCode, orgCodeTxt: depart.departName },
    })
    const own = await server().call('GET', '/sys/user/getUserInfo', { token: answer.token })
    expect(own.body.result).toMatchObject({
      userInfo: { orgCode: depart.orgCode, orgCodeTxt: depart.departName },
    })
    expect(await readVersionTypes(server(), 'sys_user', person.id)).toEqual(['base', 'edit'])
  })

  test('who has several chooses one of them, and no other one, for themselves only', async () => {
    const person = await addPerson(server())
    const [first, second, foreign] = [
      await addDepart(server(), person.id),
      await addDepart(server(), person.id),
      await addDepart(server()),
    ]
    const { token, ...answer } = await signIn(server(), person)
    expect(answer).toMatchObject({ multi_depart: 2, userInfo: { orgCode: null } })
    expect(answer.departs).toHaveLength(2)
    const { username } = person
    for (const method of ['PUT', 'POST'] as const) {
      const { orgCode, departName } = method === 'PUT' ? first : second
      const chosen = await server().call(method, '/sys/selectDepart', { token, body: { username, orgCode } })
      expect(chosen.body.result).toMatchObject({ userInfo: { username, orgCode, orgCodeTxt: departName } })
    }
    const own = await server().call<{ list: object[] }>('GET', '/sys/user/getCurrentUserDeparts', { token })
    expect(own.body.result).toMatchObject({ orgCode: second.orgCode })
    expect(own.body.result.list).toHaveLength(2)
    expect(own.body.result.list[0]).toHaveProperty('departNameAbbr')
    const other = await addPerson(server())
    await joinDepart(server(), other.id, first.id)
    for (const body of [
      { username, orgCode: foreign.orgCode },
      { username: other.username, orgCode: first.orgCode },
      { username, orgCode: '' },
    ])
      expect((await server().call('PUT', '/sys/selectDepart', { token, body })).body.code).toBe(510)
    const rows = server().db.selectFrom('sysUser').select('orgCode').where('id', 'in', [person.id, other.id])
    expect((await rows.orderBy('id').execute()).map((row) => row.orgCode)).toEqual([second.orgCode, null])
  })

  test('a department that is closed or deleted is none', async () => {
    const person = await addPerson(server())
    await addDepart(server(), person.id, { status: '0' })
    await addDepart(server(), person.id, { delFlag: 1 })
    expect(await signIn(server(), person)).toMatchObject({ multi_depart: 0, departs: [] })
  })

  test('lists of users and pickers name all departments of each', async () => {
    const person = await addPerson(server())
    const departs = [await addDepart(server(), person.id), await addDepart(server(), person.id)]
    const { token } = await server().signIn({ isAdmin: true })
    const query = { username: person.username }
    for (const path of ['/sys/user/list', '/sys/user/queryUserComponentData']) {
      const { body } = await server().call<{ records: { orgCodeTxt: string }[] }>('GET', path, { token, query })
      expect(body.result.records[0]?.orgCodeTxt.split(',').sort()).toEqual(departs.map((one) => one.departName).sort())
    }
  })
})

describeEachDatabase('tenants', {}, (server) => {
  test('only open ones of the user are told', async () => {
    const person = await addPerson(server())
    const open = await addTenant(server(), { beginDate: '2020-01-01 00:00:00' })
    const closed = [
      await addTenant(server(), { status: 0 }),
      await addTenant(server(), { endDate: '2020-01-01 00:00:00' }),
      await addTenant(server(), { beginDate: '2990-01-01 00:00:00' }),
    ]
    await addTenant(server())
    await setTenants(server(), person.id, [open, ...closed])
    const { token, tenantList } = await signIn(server(), person)
    expect(tenantList).toEqual([{ id: open, name: 'Tenant' }])
    const { body } = await server().call('GET', '/sys/tenant/getCurrentUserTenant', { token })
    expect(body.result).toEqual({ list: tenantList })
    for (const id of closed) expect((await ask(token, { tenant_id: String(id) })).body.code).toBe(510)
  })

  const ask = (token: string, headers: Record<string, string>) =>
    server().call('GET', '/sys/user/getUserInfo', { token, headers })

  test.each(['tenant_id', 'X-Tenant-Id'])('the header %s has to name one of the user', async (header) => {
    const [own, foreign] = [await addTenant(server()), await addTenant(server())]
    for (const isAdmin of [false, true]) {
      const { token, id } = await server().signIn({ isAdmin })
      expect((await ask(token, { [header]: String(own) })).body).toMatchObject({ success: false, code: 510 })
      await setTenants(server(), id, [own])
      const answers = []
      for (const value of [
        String(own),
        '0',
        '',
        String(foreign),
        'x',
        `${own},${foreign}`,
        '-1',
        `0${own}`,
        "' or 1=1",
      ])
        answers.push((await ask(token, { [header]: value })).body.success)
      expect(answers).toEqual([true, true, true, false, false, false, false, false, false])
    }
  })

  test('two headers that name different tenants are refused, and anonymous calls take no notice', async () => {
    const [first, second] = [await addTenant(server()), await addTenant(server())]
    const { token, id } = await server().signIn()
    await setTenants(server(), id, [first, second])
    const headers = { tenant_id: String(first), 'x-tenant-id': String(second) }
    expect((await ask(token, headers)).body.code).toBe(510)
    expect((await server().call('GET', '/settings', { token, headers: { tenant_id: '999' } })).body.success).toBe(true)
    expect((await server().call('POST', '/sys/logout', { token, headers: { tenant_id: '999' } })).body.success).toBe(
      true,
    )
  })
})

describeEachDatabase('sample departments', { install: installPacks }, (server) => {
  test('give some sample users one department, some several, and the first administrator none', async () => {
    const links = await server().db.selectFrom('sysUserDepart').select('userId').execute()
    const counts = [...Map.groupBy(links, ({ userId }) => userId).values()].map((rows) => rows.length)
    expect(counts).toContain(1)
    expect(counts).toContain(2)
    const departs = await server().db.selectFrom('sysDepart').select(['id', 'parentId', 'orgCode']).execute()
    expect(departs).toHaveLength(47)
    for (const { parentId, orgCode } of departs) {
      const parent = departs.find(({ id }) => id === parentId)
      expect(orgCode.slice(0, -3)).toBe(parent?.orgCode ?? '')
    }
    expect(await server().db.selectFrom('sysTenant').select('id').orderBy('id').execute()).toEqual([
      { id: 1000 },
      { id: 1001 },
    ])
  })
})
