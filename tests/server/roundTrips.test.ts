import { type CompiledQuery, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createId } from '../../server/db/id.ts'
import type { RecordPage } from '../../server/http/envelope.ts'
import { bindRules } from './grantedRules.ts'
import { describeEachDatabase, type TestServer, type TestUser } from './harness.ts'

/** The statements that calls send to the database outside of transactions while `run` runs. */
async function watchStatements(server: TestServer, run: () => Promise<unknown>): Promise<readonly string[]> {
  const spy = vi.spyOn(server.db.getExecutor(), 'executeQuery')
  try {
    await run()
    return spy.mock.calls.map(([{ sql: text }]: [CompiledQuery, ...unknown[]]) => text)
  } finally {
    spy.mockRestore()
  }
}

/** What `run` sends once everything is cached: a notice of a write before it may come late, and drops what it concerns. */
async function expectStatements(server: TestServer, run: () => Promise<unknown>, most: number): Promise<void> {
  await expect
    .poll(async () => {
      const statements = await watchStatements(server, run)
      expect(statements.filter((text) => /explain/i.test(text))).toEqual([])
      return statements.length
    })
    .toBeLessThanOrEqual(most)
}

describeEachDatabase('a list call', {}, (server) => {
  const list = (token: string, path = '/sys/user/list') =>
    server().call<RecordPage>('GET', path, { token, query: { pageSize: 5, column: 'createTime', order: 'desc' } })

  async function addPeople(): Promise<void> {
    const { db } = server()
    const depart = createId()
    await db
      .insertInto('sysDepart')
      .values({ id: depart, departName: 'Sales', orgCode: depart.slice(-8) })
      .execute()
    for (let index = 0; index < 12; index += 1) {
      const id = createId()
      await db
        .insertInto('sysUser')
        .values({ id, username: `p-${id}`, password: 'none', sex: 1 })
        .execute()
      await db.insertInto('sysUserDepart').values({ id: createId(), userId: id, depId: depart }).execute()
    }
  }

  test('with texts of dictionaries and departments takes one round trip once its session is known', async () => {
    await addPeople()
    const { token } = await server().signIn({ isAdmin: true })
    const { records, total } = (await list(token)).body.result
    expect(records).toHaveLength(5)
    expect(total).toBeGreaterThanOrEqual(13)
    await expectStatements(server(), () => list(token), 1)
  })

  test('with data rules takes two at most, one for what a rule asks of its person', async () => {
    await addPeople()
    const user = await server().signIn({ codes: ['user:list'] })
    const { db } = server()
    const { permissionId } = await db
      .selectFrom('sysRolePermission')
      .select('permissionId')
      .where('roleId', '=', user.roleId)
      .executeTakeFirstOrThrow()
    const rule = { permissionId, ruleName: 'not of my roles', ruleColumn: 'workNo', ruleConditions: 'EMPTY' }
    const other = { permissionId, ruleName: 'roles', ruleColumn: 'username', ruleConditions: '!=' }
    const ids = [createId(), createId()] as const
    await db
      .insertInto('sysPermissionDataRule')
      .values({ id: ids[0], ...rule })
      .execute()
    await db
      .insertInto('sysPermissionDataRule')
      .values({ id: ids[1], ...other, ruleValue: '#{sys_role_code}' })
      .execute()
    await db
      .updateTable('sysRolePermission')
      .set({ dataRuleIds: ids.join(',') })
      .where('roleId', '=', user.roleId)
      .execute()
    await list(user.token)
    await expectStatements(server(), () => list(user.token), 2)
  })

  test('of a tree takes one more for what stands below its records where a rule narrows its reader, and none otherwise', async () => {
    const { db } = server()
    const top = { id: createId(), name: 'Top', code: 'Z77', pid: '0', hasChild: '1' }
    const below = { id: createId(), name: 'Below', code: 'Z77A01', pid: top.id }
    await db.insertInto('sysCategory').values([top, below]).execute()
    const read = async (user: TestUser) => {
      const query = { pid: '0' }
      const { result } = (await server().call('GET', '/sys/category/loadTreeChildren', { ...user, query })).body
      expect(result).toMatchObject([{ key: top.id, isLeaf: false }])
    }
    const [free, bound] = [await server().signIn(), await server().signIn({ codes: ['category:list'] })]
    await bindRules(server(), bound, 'category:list', [{ column: 'name', operator: '!=', value: 'Other' }])
    for (const [user, most] of [
      [free, 1],
      [bound, 2],
    ] as const) {
      await read(user)
      await expectStatements(server(), () => read(user), most)
    }
  })

  test('with the texts of several tables reads them in one', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await list(token, '/sys/role/list')
    await expectStatements(server(), () => list(token, '/sys/role/list'), 2)
  })

  test('over a long table asks the planner once for what is asked again and again', { timeout: 60_000 }, async () => {
    await sql`
      insert into sys_log (id, log_type, log_content, create_time)
      select md5(n::text), 1, repeat('entry ', 100), now() - n * interval '1 second'
      from generate_series(1, 20000) n`.execute(server().db)
    await sql`analyze sys_log`.execute(server().db)
    const { token } = await server().signIn({ isAdmin: true })
    const first = await watchStatements(server(), () => list(token, '/sys/log/list'))
    expect(first.filter((text) => /explain/i.test(text))).toHaveLength(1)
    await expectStatements(server(), () => list(token, '/sys/log/list'), 3)
  })

  test('asks nothing for a dictionary that is known, until one of its items changes', async () => {
    const { db } = server()
    const { token } = await server().signIn({ isAdmin: true })
    const [dictId, code] = [createId(), `known_${createId()}`]
    const item = { id: createId(), dictId, itemValue: '1', itemText: 'before' }
    await db.insertInto('sysDict').values({ id: dictId, dictCode: code, dictName: 'Known' }).execute()
    await db.insertInto('sysDictItem').values(item).execute()
    const read = async () => (await server().call('GET', `/sys/dict/getDictItems/${code}`, { token })).body.result
    expect(await read()).toMatchObject([{ value: '1', text: 'before' }])
    await expectStatements(server(), read, 0)
    await db.updateTable('sysDictItem').set({ itemText: 'after' }).where('id', '=', item.id).execute()
    expect(await read()).toMatchObject([{ value: '1', text: 'after' }])
  })

  test('finds a dictionary that was asked for before it was there', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const code = `later_${createId()}`
    const read = () => server().call('GET', `/sys/dict/getDictItems/${code}`, { token })
    expect((await read()).body.success).toBe(false)
    await server().db.insertInto('sysDict').values({ id: createId(), dictCode: code, dictName: 'Later' }).execute()
    expect((await read()).body.result).toEqual([])
  })

  test('keeps its statements prepared', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    for (let time = 0; time < 6; time += 1) await list(token)
    const { rows } = await sql<{ readonly statement: string }>`
      select statement from pg_prepared_statements`.execute(server().db)
    expect(rows.filter(({ statement }) => /"sys_user".*limit/s.test(statement))).not.toEqual([])
  })
})
