import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServerDatabase } from '../database.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { withParameters } from './queries.ts'

type Row = Readonly<Record<string, unknown>>
interface Data {
  readonly records: readonly Row[]
  readonly total: number
}

const hasServer = process.env.TEST_DATABASE_URL !== undefined

const statement = `
  create table sale (buyer text, amount numeric(10, 2), secret_password text);
  insert into sale values ('ann', 1.5, 'hidden'), ('bob', 2, 'hidden'), ('ann', 3, 'hidden')`

describeEachDatabase('a report on a data source', {}, (server) => {
  let other: Awaited<ReturnType<typeof createServerDatabase>> | undefined

  beforeAll(async () => {
    if (!hasServer) return
    other = await createServerDatabase()
    const client = new Client({ connectionString: other.url })
    await client.connect()
    await client.query(statement)
    await client.end()
  })
  afterAll(() => other?.drop())

  /** Registers the other database, and makes a report on it. */
  const addReport = async (running: TestServer, cgrSql: string) => {
    const { token } = await running.signIn({ isAdmin: true })
    const code = `elsewhere${crypto.randomUUID().slice(0, 8)}`
    const { username, password, host, pathname } = new URL(other?.url ?? '')
    const source = await running.call('POST', '/sys/dataSource/add', {
      token,
      body: {
        ...{ code, name: 'Elsewhere', dbType: '6', dbUrl: `postgres://${host}${pathname}` },
        ...{ dbUsername: decodeURIComponent(username), dbPassword: decodeURIComponent(password) || 'none' },
      },
    })
    expect(source.body.success, source.body.message).toBe(true)
    const { body } = await running.call<Row>('POST', '/online/cgreport/head/add', {
      token,
      body: {
        head: { code, name: 'Sales elsewhere', dbSource: code, cgrSql: withParameters(cgrSql) },
        items: ['buyer', 'amount'].map((name) => ({ fieldName: name, fieldTxt: name, isSearch: 1, isOrder: 1 })),
        params: [{ paramName: 'who', paramTxt: 'Who' }],
      },
    })
    const read = (query: Readonly<Record<string, string>> = {}) =>
      running.call<Data>('GET', `/online/cgreport/api/getData/${code}`, { token, query })
    return { added: body, read }
  }

  test.skipIf(!hasServer)('reads its tables, with parameters and filters as values', async () => {
    const { added, read } = await addReport(
      server(),
      "select buyer, amount from sale where ('§{who}' = '' or buyer = '§{who}')",
    )
    expect(added.success, added.message).toBe(true)
    const all = await read({ column: 'amount', order: 'desc' })
    expect(all.body.result).toMatchObject({
      total: 3,
      records: [
        { buyer: 'ann', amount: 3 },
        { buyer: 'bob', amount: 2 },
        { buyer: 'ann', amount: 1.5 },
      ],
    })
    expect((await read({ self_who: 'bob' })).body.result.records).toMatchObject([{ buyer: 'bob' }])
    expect((await read({ self_who: "x' or '1'='1" })).body.result.records).toEqual([])
    expect((await read({ buyer: 'ann' })).body.result.total).toBe(2)
  })

  test.skipIf(!hasServer)('can neither write there nor see what is secret', async () => {
    const { read } = await addReport(server(), 'select * from sale')
    const { text, body } = await read()
    expect(body.result.total).toBe(3)
    expect(text).not.toContain('hidden')
    for (const wrong of ['delete from sale', 'select secret_password as buyer, 1 as amount from sale']) {
      const { added, read: readWrong } = await addReport(server(), wrong)
      const answer = added.success ? (await readWrong()).body : added
      expect(answer.success, wrong).toBe(false)
    }
    expect((await read()).body.result.total).toBe(3)
    expect(server().bugs).toEqual([])
  })
})
