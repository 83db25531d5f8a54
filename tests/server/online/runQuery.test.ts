import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { query, queryModule } from './queries.ts'

const tables = new WeakMap<TestServer, Promise<void>>()

/** A table of orders, and one whose every column but the key is a secret. */
async function fill({ db }: TestServer): Promise<void> {
  await sql`
    create table shop_order (id integer primary key, buyer text, amount numeric(10, 2), bought_at timestamptz, day date,
      is_paid boolean, code uuid, tags text[], info jsonb, api_token text, "Password" text)`.execute(db)
  await sql`
    insert into shop_order select g, case g % 3 when 0 then 'ann' when 1 then 'bob' else 'o''neil 100%' end, g * 1.5,
      timestamptz '2025-01-01 00:00:00+08' + g * interval '1 day', date '2025-01-01' + g, g % 2 = 0,
      ('00000000-0000-0000-0000-00000000000' || (g % 10))::uuid, array['a', 'b'], '{"a": 1}', 'hidden-token', 'hidden-password'
    from generate_series(1, 30) g`.execute(db)
}

const open = async (server: TestServer) => {
  const filled = tables.get(server) ?? fill(server)
  tables.set(server, filled)
  await filled
  const { token } = await server.signIn()
  return (text: string, more: object = {}) => query(server, token, text, more)
}

describeEachDatabase('a query of a report', { modules: [queryModule] }, (server) => {
  test('answers its rows with the types of its columns', async () => {
    const ask = await open(server())
    const { body } = await ask(
      "select id, buyer, amount, bought_at, day, is_paid, code, tags, info, interval '1 hour' as took from shop_order where id = 2",
    )
    expect(body.message).toBe('')
    expect(body.result.columns.map(({ type }) => type)).toEqual([
      ...['integer', 'text', 'decimal', 'datetime', 'date', 'boolean', 'text', 'text', 'json', 'text'],
    ])
    expect(body.result.records).toEqual([
      {
        id: 2,
        buyer: "o'neil 100%",
        amount: 3,
        bought_at: '2025-01-03 00:00:00',
        day: '2025-01-03',
        is_paid: true,
        code: '00000000-0000-0000-0000-000000000002',
        tags: '{a,b}',
        info: { a: 1 },
        took: '01:00:00',
      },
    ])
  })

  test.each([
    ["select id from shop_order where buyer = '§{who}'", { who: "o'neil 100%" }, 10],
    ['select id from shop_order where buyer = §{who}', { who: "o'neil 100%" }, 10],
    ["select id from shop_order where buyer like '%§{who}%'", { who: "'neil" }, 10],
    ["select id from shop_order where id = '§{n}'", { n: '7' }, 1],
    ['select id from shop_order where id > §{n}', { n: '20' }, 10],
    ["select id from shop_order where day between '§{a}' and date '§{b}'", { a: '2025-01-03', b: '2025-01-05' }, 3],
    ["select id from shop_order where bought_at <= '§{a} 23:59:59'", { a: '2025-01-03' }, 2],
    ["select id from shop_order where bought_at < timestamptz '2025-01-01' + interval '§{n} days'", { n: '3' }, 2],
    ["select id from shop_order where §{who} is null or buyer = '§{who}'", {}, 30],
    ["select id from shop_order where '§{who}' = '' or buyer = '§{who}'", {}, 30],
    ["select id from shop_order where '§{who}' is null", {}, 0],
    ['select id from shop_order where buyer = §{who}', { who: '' }, 0],
    ['select id from shop_order where is_paid = §{yes}', { yes: 'true' }, 15],
    ["select id from shop_order where info @> '§{json}'", { json: '{"a":1}' }, 30],
    ['select id from shop_order limit §{n}', { n: '4' }, 4],
    ["select json_build_object('a', '§{x}') as a, concat(§{x}, '§{y}') as b", { x: '1' }, 1],
    ["select '§{x}' as a, '§{x}'::int + 1 as b, §{x} as c", { x: '3' }, 1],
    ['select id from shop_order where id in (select §{n}::int)', { n: '7' }, 1],
    ["with w as (select id from shop_order where buyer = '§{who}') select * from w", { who: 'ann' }, 10],
  ])('takes parameters: %s', async (text, parameters, count) => {
    const ask = await open(server())
    const { body } = await ask(text, { parameters })
    expect(body.message).toBe('')
    expect(body.result.records).toHaveLength(count)
  })

  test('takes variables, and lists of them', async () => {
    await open(server())
    const { token, username, id } = await server().signIn()
    for (const [depart, code] of [
      ['d1', 'A01'],
      ['d2', 'A02'],
    ] as const) {
      const own = `${depart}-${id}`
      await server()
        .db.insertInto('sysDepart')
        .values({ id: own, departName: depart, orgCode: `${code}-${id}` })
        .execute()
      await server().db.insertInto('sysUserDepart').values({ id: own, userId: id, depId: own }).execute()
    }
    const { body } = await query(
      server(),
      token,
      `select '#{sys_user_code}' as a, #{sysUserCode} as b, '#{sys_multi_org_code}' as c,
        'A02-${id}' in ('#{sys_multi_org_code}') as d, 'x' in (#{sys_multi_org_code}, 'x') as e, 'A' in ('#{sys_org_code}') as f`,
    )
    const both = `A01-${id},A02-${id}`
    expect(body.result?.records, body.message).toEqual([
      { a: username, b: username, c: both, d: true, e: true, f: null },
    ])
  })

  test.each([
    "' or '1'='1",
    "x' union select password from sys_user --",
    "'; drop table shop_order; --",
    '1; select pg_sleep(5)',
    "$1 $2 \\' \\",
    '§{who} #{sys_user_code}',
    "'/**/or/**/true--",
    'a\nb',
  ])('takes the hostile value %j as a text', async (who) => {
    const ask = await open(server())
    const started = performance.now()
    for (const text of [
      "select id from shop_order where buyer = '§{who}'",
      'select id from shop_order where buyer = §{who}',
      "select id from shop_order where buyer like 'x§{who}x'",
    ])
      expect((await ask(text, { parameters: { who } })).body.result.records).toEqual([])
    const { body } = await ask("select '§{who}' as name", { parameters: { who } })
    expect(body.result.records).toEqual([{ name: who }])
    expect((await ask('select count(*) as count from shop_order')).body.result.records).toEqual([{ count: 30 }])
    expect(performance.now() - started).toBeLessThan(4000)
  })

  test('says that a value is not of its type', async () => {
    const ask = await open(server())
    for (const who of ["7' or 1=1", 'seven', '1;select 1']) {
      const { body } = await ask("select id from shop_order where id = '§{who}'", { parameters: { who } })
      expect(body).toMatchObject({ success: false, message: expect.stringContaining('not of the type') })
    }
  })

  test.each<readonly [string, string]>([
    ['select\n  nothing from shop_order', 'Line 2, column 3: there is no column “nothing”.'],
    [
      "select buyer from shop_order where '§{a}' = 'x' and x.y = 1",
      'Line 1, column 53: there is no table or alias “x.y”.',
    ],
    ['select buyer, count(*) from shop_order', 'Line 1, column 8: “buyer” must stand in GROUP BY or in an aggregate.'],
    [
      'select buyer + 1 from shop_order',
      'Line 1, column 14: the function or operator “+” does not take values of these types.',
    ],
    ['select 1 / (id - id) as x from shop_order', 'A number is divided by zero.'],
    ['select id, id from shop_order', 'The query has more than one column called id; give one of them an alias.'],
    ['select 1 from nowhere', 'There is no table or view nowhere (line 1, column 15)'],
    ['select 1 from\n  pg_class', 'The table pg_class is not open to queries (line 2, column 3)'],
    [
      'select 1 from information_schema.tables',
      'Tables of the schema information_schema are not allowed (line 1, column 15)',
    ],
    ['select 1 from pg_catalog.pg_authid', 'Tables of the schema pg_catalog are not allowed (line 1, column 15)'],
    ['select (id).pg_backend_pid from shop_order', 'The function pg_backend_pid is not allowed (line 1, column 8)'],
    ["select ('x'::text).pg_read_file", 'The function pg_read_file is not allowed (line 1, column 8)'],
    ...['sys_session', 'sys_setting', 'sys_captcha', 'sys_ticket', 'sys_verification_code', 'sys_third_account'].map(
      (name) => [`select 1 from ${name}`, `The table ${name} is not open to queries (line 1, column 15)`] as const,
    ),
    ...['sys_data_log', 'sys_file', 'sys_message', 'pack_install', 'kysely_migration'].map(
      (name) => [`select 1 from ${name}`, `The table ${name} is not open to queries (line 1, column 15)`] as const,
    ),
  ])('is refused in words: %s', async (text, words) => {
    const ask = await open(server())
    const { success, message, result } = (await ask(text)).body
    expect({ success, message }).toEqual({ success: false, message: words })
    // Beside the words there is the place that they name, and nothing else.
    const [, line, column] = /line (\d+), column (\d+)/i.exec(words) ?? []
    expect(result).toEqual(line === undefined ? null : { place: { line: Number(line), column: Number(column) } })
  })

  test.each([
    'select * from shop_order',
    'select shop_order from shop_order',
    'select o from shop_order o',
    'select row_to_json(o) as j from shop_order o',
    'select to_jsonb(shop_order) as j from public.shop_order',
    'select o.* from only shop_order o',
    'select * from only (shop_order)',
    'table shop_order',
    'select (o).* from shop_order as o',
    'select x.* from shop_order o natural join shop_order x',
    'select * from shop_order o(a, b, c, d, e, f, g, h, i)',
    'select (select json_agg(o) from shop_order o) as j',
    'with w as (select * from shop_order) select w from w',
    'select * from sys_user',
    'select row_to_json(u) as j from sys_user u',
    'select * from sys_data_source',
  ])('never sees secrets: %s', async (text) => {
    const ask = await open(server())
    const { body, text: answer } = await ask(text)
    if (text !== 'table shop_order') expect(body.message).toBe('')
    expect(answer).not.toMatch(/hidden-|token|password|salt/i)
  })

  test.each([
    'select api_token from shop_order',
    'select "Password" from shop_order',
    'select o."Password" from shop_order o',
    'select (o)."Password" from shop_order o',
    "select 1 from shop_order where api_token = 'x'",
    'select 1 from shop_order order by api_token',
    'select * from shop_order a join (select 1 as id) b using (id, api_token)',
    'select password from sys_user',
    'select u.password from (select * from sys_user) u',
    'select db_password from sys_data_source',
    "select 1 from sys_user where password like '$argon%'",
  ])('does not know secret columns: %s', async (text) => {
    const ask = await open(server())
    const { body } = await ask(text)
    expect(body.success).toBe(false)
    // Where in the author's text it is, which the message says too, and nothing else.
    expect(Object.keys(body.result ?? {}).filter((name) => name !== 'place')).toEqual([])
  })

  test('writes nothing, whatever it calls', async () => {
    const ask = await open(server())
    await sql`create or replace function lower(shop_order) returns text language sql as 'delete from shop_order; select ''x''::text'`.execute(
      server().db,
    )
    const { body } = await ask(
      'select lower(o) as x from (select * from shop_order) o, (select id from shop_order) p limit 1',
    )
    expect(body.success).toBe(false)
    expect((await ask('select count(*) as count from shop_order')).body.result.records).toEqual([{ count: 30 }])
    await sql`drop function lower(shop_order)`.execute(server().db)
  })

  test('is narrowed, ordered, paged, counted and summed', async () => {
    const ask = await open(server())
    const text = 'select id, buyer, amount, code, day as "the ""day""" from shop_order order by id desc'
    const fields = { id: { type: 'integer' }, buyer: { type: 'text' }, code: { type: 'text' } }
    const { body } = await ask(text, {
      narrow: {
        fields,
        conditions: [
          { field: 'buyer', operator: 'eq', value: 'ann' },
          {
            match: 'or',
            conditions: [
              { field: 'id', operator: 'gt', value: 3 },
              { field: 'id', operator: 'lt', value: 1 },
            ],
          },
        ],
      },
      sort: [{ field: 'id', direction: 'asc' }],
      page: { current: 2, size: 4 },
      count: true,
      totals: ['amount', 'buyer'],
    })
    expect(
      body.result?.records.map(({ id }) => id),
      body.message,
    ).toEqual([18, 21, 24, 27])
    expect(body.result).toMatchObject({ total: 9, isCut: false, totals: { amount: 243 } })
    const uuid = await ask(text, {
      narrow: { fields, conditions: [{ field: 'code', operator: 'like', value: '0003' }] },
    })
    expect(uuid.body.result.records).toHaveLength(3)
    const unsorted = await ask(text, { sort: [{ field: 'nothing', direction: 'asc' }] })
    expect(unsorted.body.message).toContain('nothing')
  })

  test('is cut at the limit of rows and says so', async () => {
    const ask = await open(server())
    const { body } = await ask('select id from shop_order order by id', { limits: { rows: 7 } })
    expect(body.result).toMatchObject({ total: 7, isCut: true })
    expect(body.result.records).toHaveLength(7)
  })

  test('is stopped at the limit of time and says so', async () => {
    const ask = await open(server())
    const slow = [
      'select pg_sleep(300)::text as x',
      'select count(*) as x from generate_series(1, 100000) a, generate_series(1, 100000) b',
      'with recursive n as (select 1 as x union all select x + 1 from n) select count(*) from n where x < 0',
    ]
    for (const text of slow) {
      const started = performance.now()
      const { body } = await ask(text, { limits: { milliseconds: 300 } })
      expect(body).toMatchObject({ success: false, message: 'The query was stopped after its limit of 0.3 seconds.' })
      expect(performance.now() - started).toBeLessThan(60_000)
    }
    expect((await ask('select count(*) as x from generate_series(1, 10) g')).body.result.records).toEqual([{ x: 10 }])
  }, 240_000)

  test('sees what was written before it, in a thread of its own too', async () => {
    const ask = await open(server())
    const text = "select buyer from shop_order, generate_series(1, 2) g where buyer = '§{who}'"
    const who = { parameters: { who: 'zoe' } }
    expect((await ask(text, who)).body.result.records).toEqual([])
    await sql`insert into shop_order (id, buyer) values (99, 'zoe')`.execute(server().db)
    expect((await ask(text, who)).body.result.records).toEqual([{ buyer: 'zoe' }, { buyer: 'zoe' }])
    await sql`delete from shop_order where id = 99`.execute(server().db)
    expect((await ask(text, who)).body.result.records).toEqual([])
  })

  test('others are answered while one runs', async () => {
    const ask = await open(server())
    await ask('select count(*) as x from generate_series(1, 10) g')
    const running = ask('select count(*) as x from generate_series(1, 100000) a, generate_series(1, 100000) b', {
      limits: { milliseconds: 2500 },
    })
    let isRunning = true
    const ended = running.finally(() => {
      isRunning = false
    })
    let answers = 0
    while (isRunning) {
      expect((await ask('select count(*) as x from shop_order')).body.result.records).toEqual([{ x: 30 }])
      answers += 1
    }
    expect((await ended).body.success).toBe(false)
    // One that waited for it would have been the only one.
    expect(answers).toBeGreaterThan(3)
  })

  test('a person has few queries waiting', async () => {
    const ask = await open(server())
    const many = Array.from({ length: 8 }, () =>
      ask('select pg_sleep(20)::text as x', { limits: { milliseconds: 200 } }),
    )
    const messages = (await Promise.all(many)).map(({ body }) => body.message)
    expect(messages.filter((words) => words.startsWith('Several reports of yours'))).toHaveLength(4)
    expect(messages.filter((words) => words.startsWith('The query was stopped'))).toHaveLength(4)
  })

  test('nothing of it was a bug', () => {
    expect(server().bugs).toEqual([])
  })
})
