import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Values } from '../../../server/http/resource/declaration.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { withParameters } from '../online/queries.ts'

interface Catalogue {
  readonly tables: readonly { readonly name: string; readonly columns: readonly { readonly name: string }[] }[]
  readonly functions: readonly string[]
}

interface Preview {
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly records: readonly Values[]
  readonly isCut: boolean
  readonly parameters: readonly string[]
}

const readCatalogue = (server: TestServer, token: string) =>
  server.call<Catalogue>('GET', '/online/query/catalogue', { token })

const preview = (server: TestServer, token: string, text: string, more: object = {}) =>
  server.call<Preview>('POST', '/online/query/preview', {
    token,
    headers: { 'accept-language': 'en' },
    body: { sql: withParameters(text), ...more },
  })

describeEachDatabase('the queries of reports while they are written', {}, (server) => {
  test('the catalogue names what a query may read, and neither closed tables nor columns with secrets', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { tables, functions } = (await readCatalogue(server(), token)).body.result
    const columnsOf = (name: string) => tables.find((table) => table.name === name)?.columns.map((each) => each.name)
    expect(columnsOf('sys_user')).toContain('username')
    expect(columnsOf('sys_user')).not.toContain('password')
    for (const closed of ['sys_session', 'sys_file', 'sys_setting', 'pack_install'])
      expect(columnsOf(closed)).toBeUndefined()
    expect(functions).toContain('date_trunc')
    expect(functions).not.toContain('pg_read_file')
  })

  test('every column that the catalogue names can be read by a query', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { tables } = (await readCatalogue(server(), token)).body.result
    for (const { name, columns } of tables) {
      const names = columns.map((column) => `"${column.name}"`).join(', ')
      const { body } = await preview(server(), token, `select ${names} from "${name}"`, { rows: 0 })
      expect([name, body.message]).toEqual([name, ''])
    }
  })

  test('columns that an online form keeps are called as there, with the dictionary of their choices', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body: made } = await server().call('POST', '/online/cgform/design/add', {
      token,
      body: {
        ...{ title: 'Voyages', kind: 'records' },
        fields: [
          { label: 'State of it', name: 'state', type: 'choice', choices: 'Planned, Done' },
          { label: 'Days away', name: 'days', type: 'wholeNumber' },
        ],
      },
    })
    expect(made.success).toBe(true)
    const text = 'select state, sum(days) as days, count(*) as trips from voyages group by state'
    for (const rows of [0, 5])
      expect((await preview(server(), token, text, { rows })).body.result.columns).toMatchObject([
        { name: 'state', label: 'State of it', dictCode: 'voyages_state_of_it' },
        { name: 'days', label: 'Days away' },
        { name: 'trips' },
      ])
  })

  test('whoever writes no queries is answered neither with the catalogue nor with a preview', async () => {
    const { token } = await server().signIn({ codes: ['online.report:list', 'online.report:edit'] })
    expect((await readCatalogue(server(), token)).body.code).toBe(510)
    expect((await preview(server(), token, 'select 1 as one')).body.code).toBe(510)
    const writer = await server().signIn({ codes: ['online.graph:sql'] })
    expect((await preview(server(), writer.token, 'select 1 as one')).body.result.records).toEqual([{ one: 1 }])
  })

  test('a preview has twenty rows at most and says that there are more', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await preview(server(), token, 'select g as one from generate_series(1, 50) g')
    expect(body.result.records).toHaveLength(20)
    expect(body.result).toMatchObject({ isCut: true, columns: [{ name: 'one', type: 'integer' }], parameters: [] })
    expect((await preview(server(), token, 'select 1 as a', { rows: 21 })).body.success).toBe(false)
  })

  test('a preview takes values for its parameters and fills in what they name', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const text = 'select §{who} as who, §{number}::int as number'
    const { body } = await preview(server(), token, text, { parameters: { who: '#{sys_user_code}', number: 7 } })
    expect(body.result).toMatchObject({ records: [{ who: username, number: 7 }], parameters: ['who', 'number'] })
  })

  test('with no rows wanted the query is read and does not run', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await preview(
      server(),
      token,
      'select 1 / (length(username) - length(username)) as one from sys_user',
      { rows: 0 },
    )
    expect(body.result).toMatchObject({ columns: [{ name: 'one' }], records: [] })
  })

  test('mistakes say their line and column, whether the grammar or the database finds them', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await sql`create table if not exists preview_sale (amount integer)`.execute(server().db)
    const placeOf = async (text: string) => (await preview(server(), token, text)).body.result as unknown
    expect(await placeOf('select amount\nfrom preview_sales')).toMatchObject({ place: { line: 2, column: 6 } })
    expect(await placeOf('select 1,\n  amont from preview_sale')).toMatchObject({ place: { line: 2, column: 3 } })
    expect(await placeOf('select\n from where')).toMatchObject({ place: { line: 2 } })
  })

  test('a report with a wrong query is refused at the field of its query', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call<Values>('POST', '/online/cgreport/head/add', {
      token,
      headers: { 'accept-language': 'en' },
      body: { head: { code: 'wrong_query', name: 'Wrong', cgrSql: 'select a from nowhere' } },
    })
    expect(body.result.cgrSql).toBe(body.message)
    expect(body.result.place).toEqual({ line: 1, column: 15 })
  })
})
