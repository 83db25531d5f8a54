import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { type Contents, readContents } from '../modules/routes.ts'
import { makeForms, orderForms, type TestForm } from './forms.ts'
import { withParameters } from './queries.ts'

type Row = Readonly<Record<string, unknown>>
type Query = Readonly<Record<string, string>>
interface Data {
  readonly total: number
  readonly records: readonly Row[]
}

const base = '/online/cgform/api'

/** The same classes as for all calls, and those that online forms and reports were taken by (wire contract 5 and 6). */
const hostile = [
  ...["'", '"', '\\', ';.js', '`id`', '__proto__', '%27%20or%201=1'],
  ...["x' or 1=1--", "x'\tor\n1=1", "x'/**/or/**/1=1--", "') or ('1'='1", '1) or (1=1'],
  ...['(select password from sys_user limit 1)', "' union select password from sys_user--"],
  ...['1;select pg_sleep(5)--', "'||pg_sleep(5)||'", 'x; drop table demo_order'],
  ...["!x' or 1=1", '>= (select 1)', ",x' or 1=1,"],
  ...['\u0024{7*7}', '#{sys_user_code}', '{{constructor.constructor("x")()}}'],
  'x'.repeat(3000),
]

const leaks =
  /KEPT-APART|syntax error|pg_catalog|relation "|column "|operator does not exist|unterminated|at character|sqlstate|argon2|\bstack\b|node_modules/i

const tree: TestForm = {
  head: {
    tableName: 'demo_area',
    isTree: 'Y',
    treeParentIdField: 'pid',
    treeIdField: 'has_child',
    treeFieldname: 'name',
  },
  fields: { pid: { fieldShowType: 'sel_tree' }, has_child: {}, name: {} },
}

const advanced = (condition: Row): Query => ({
  superQueryMatchType: 'or',
  superQueryParams: encodeURIComponent(
    JSON.stringify([{ rule: 'like', type: 'text', dbType: 'string', ...condition }]),
  ),
})

/** What every list is asked with a hostile value in one place; `names` are its fields. */
const lists = (names: readonly string[]): Readonly<Record<string, (value: string) => Query>> => ({
  ...Object.fromEntries(
    names.map((name) => [
      name,
      (value: string) => ({
        [name]: value,
        [`${name}_begin`]: value,
        [`${name}_end`]: value,
        [`${name}_MultiString`]: `${value},${value}`,
      }),
    ]),
  ),
  'column and order': (column) => ({ column, order: column }),
  'a condition of the advanced query': (val) => advanced({ field: names[0], val }),
  'what else lists read': (value) => ({
    ...{ pageNo: value, pageSize: value, hasQuery: value, batchFlag: value, tabletype: value },
    [value.slice(0, 100)]: value,
  }),
})

/** What is asked of one list of them all, part for part. */
const parts: Readonly<Record<string, (value: string) => Query>> = {
  column: (column) => ({ column, order: 'asc' }),
  order: (order) => ({ column: 'customer', order }),
  sortInfoString: (column) => ({ sortInfoString: encodeURIComponent(JSON.stringify([{ column, order: column }])) }),
  'a field of the advanced query': (field) => advanced({ field, val: 'x' }),
  'a rule of the advanced query': (rule) => advanced({ field: 'customer', rule, val: "'1'='1'" }),
  'a type of the advanced query': (type) => advanced({ field: 'customer', val: 'x', type, dbType: type }),
  superQueryMatchType: (match) => ({ ...advanced({ field: 'customer', val: 'x' }), superQueryMatchType: match }),
  superQueryParams: (superQueryParams) => ({ superQueryParams, superQueryMatchType: 'and' }),
}

/** Each field by itself, with each ending of its own. */
const each = (
  names: readonly string[],
  endings: readonly string[],
): Readonly<Record<string, (value: string) => Query>> =>
  Object.fromEntries(
    names.flatMap((name) =>
      endings.map((ending) => [`${name}${ending} alone`, (value: string) => ({ [`${name}${ending}`]: value })]),
    ),
  )

const orderFields = ['customer', 'placed', 'total', 'sex', 'seller', 'code', 'demo_order_item@goods'] as const

/** Calls that read, each with what it may be asked by. */
const probes: readonly (readonly [path: string, requested: Readonly<Record<string, (value: string) => Query>>])[] = [
  [
    `${base}/getData/demo_order`,
    { ...lists(orderFields), ...parts, ...each(['customer', 'placed', 'total'], ['', '_begin', '_MultiString']) },
  ],
  [
    `${base}/getData/demo_order_item`,
    { ...lists(['goods', 'amount']), order_id: (order_id) => ({ order_id, tabletype: '3' }) },
  ],
  [`${base}/getTreeData/demo_area`, lists(['pid', 'name'])],
  [
    `${base}/exportXls/demo_order`,
    {
      selections: (selections) => ({ selections }),
      customer: (customer) => ({ paramsStr: JSON.stringify({ customer }) }),
      column: (column) => ({ paramsStr: JSON.stringify({ column, order: 'asc' }) }),
      paramsStr: (paramsStr) => ({ paramsStr }),
    },
  ],
  [
    `${base}/querySelectOptions`,
    Object.fromEntries(
      ['table', 'txt', 'key', 'idField', 'pidField', 'condition', 'pidValue'].map((name) => [
        name,
        (value: string) => ({
          table: 'demo_area',
          ...{ txt: 'name', key: 'id', idField: 'id', pidField: 'pid', condition: '', pidValue: '', [name]: value },
        }),
      ]),
    ),
  ],
  ...[
    'getColumns',
    'getQueryInfo',
    'getFormItem',
    'getFormItemBytbname',
    'getErpColumns',
    'getData',
    'getTreeData',
  ].map((name) => [`${base}/${name}/`, { '': () => ({}) }] as const),
  [`${base}/form/demo_order/`, { '': () => ({}) }],
  [`${base}/subform/list/demo_order_item/`, { '': () => ({}) }],
  [
    '/online/cgreport/api/getColumnsAndData/hostile',
    { ...lists(['buyer', 'amount']), self_who: (self_who) => ({ self_who }) },
  ],
  ['/online/cgreport/api/getRpColumns/', { '': () => ({}) }],
  [
    '/online/cgreport/api/getReportDictList',
    { sql: (value) => ({ sql: value, dictCode: value, code: value, keyword: value }) },
  ],
  [
    '/sys/duplicate/check',
    {
      tableName: (tableName) => ({ tableName, fieldName: 'code', fieldVal: 'A-1' }),
      fieldName: (fieldName) => ({ tableName: 'demo_order', fieldName, fieldVal: 'A-1' }),
      fieldVal: (fieldVal) => ({ tableName: 'demo_order', fieldName: 'code', fieldVal }),
    },
  ],
  ...['getDictItems', 'loadDict', 'loadTreeData'].map(
    (name) =>
      [
        `/sys/dict/${name}${name === 'loadTreeData' ? '' : '/demo_order,customer,code'}`,
        Object.fromEntries(
          ['keyword', 'tableName', 'text', 'code', 'pidField', 'hasChildField', 'condition', 'pid', 'filterSql'].map(
            (parameter) => [parameter, (value: string) => ({ [parameter]: value })],
          ),
        ),
      ] as const,
  ),
]

describeEachDatabase('hostile values in online forms and reports', {}, (server) => {
  let before: Contents = {}
  let token = ''

  beforeAll(async () => {
    const { db } = server()
    const [orderId = ''] = await makeForms(db, ...orderForms, tree)
    const administrator = await server().signIn({ isAdmin: true })
    const add = (form: string, body: Row) =>
      server().call<string>('POST', `${base}/form/${form}`, { token: administrator.token, body })
    await add('demo_order', {
      code: 'A-1',
      customer: 'Ada',
      total: 5,
      sex: '1',
      demo_order_item: [{ goods: 'tea', amount: 2 }],
    })
    await add('demo_order', {
      code: 'KEPT-APART',
      customer: 'KEPT-APART',
      total: 9,
      demo_order_item: [{ goods: 'KEPT-APART' }],
    })
    await add('demo_area', { name: 'Asia', pid: '0' })
    await sql`create table sale (buyer text, amount integer)`.execute(db)
    await sql`insert into sale values ('ann', 1), ('bob', 2)`.execute(db)
    const { body } = await server().call('POST', '/online/cgreport/head/add', {
      token: administrator.token,
      body: {
        head: {
          code: 'hostile',
          name: 'Hostile',
          cgrSql: withParameters("select buyer, amount from sale where buyer <> '§{who}'"),
        },
        items: ['buyer', 'amount'].map((fieldName) => ({
          fieldName,
          fieldTxt: fieldName,
          isSearch: 1,
          searchMode: 'group',
          isOrder: 1,
        })),
        params: [{ paramName: 'who', paramTxt: 'Who' }],
      },
    })
    expect(body.success).toBe(true)
    const person = await server().signIn({
      codes: [
        ...['demo_order', 'demo_order_item', 'demo_area'].flatMap((table) =>
          ['list', 'export'].map((operation) => `onl:${table}:${operation}`),
        ),
        'report:hostile',
      ],
    })
    // The person sees no order but the first.
    const ruleId = createId()
    await db
      .insertInto('onlAuthData')
      .values({
        id: ruleId,
        cgformId: orderId,
        ruleName: 'own',
        ruleColumn: 'code',
        ruleOperator: '=',
        ruleValue: 'A-1',
        status: 1,
      })
      .execute()
    await db
      .insertInto('onlAuthRelation')
      .values({ id: createId(), roleId: person.roleId, authId: ruleId, type: 3, cgformId: orderId, authMode: 'role' })
      .execute()
    token = person.token
    const seen = await server().call<Data>('GET', `${base}/getData/demo_order`, { token })
    expect(seen.body.result.records).toMatchObject([{ code: 'A-1' }])
    before = await readContents(server())
  })

  describe.each(probes)('%s', (path, requested) => {
    test.each(Object.keys(requested))('takes them at %j as plain texts', async (place) => {
      for (const value of hostile) {
        const address = path.endsWith('/') ? `${path}${encodeURIComponent(value)}` : path
        const started = performance.now()
        const { status, text } = await server().call('GET', address, { token, query: requested[place]?.(value) ?? {} })
        expect(performance.now() - started, value).toBeLessThan(4000)
        expect([200, 400, 404, 405], value).toContain(status)
        const words = text.replaceAll(JSON.stringify(value).slice(1, -1), '')
        expect(words, `${place}: ${value}`).not.toMatch(leaks)
      }
      expect(server().bugs).toEqual([])
    })
  })

  test('none of it has changed anything', async () => {
    expect(await readContents(server())).toEqual(before)
  })
})

describeEachDatabase('hostile values that are kept', {}, (server) => {
  const kept = hostile.filter((value) => value.length < 60)

  test('come back from a form as they were written, and are found by themselves alone', async () => {
    await makeForms(server().db, {
      head: { tableName: 'demo_note' },
      fields: { words: { dbLength: 100, isQuery: 1 } },
    })
    const { token } = await server().signIn({ isAdmin: true })
    for (const words of kept) {
      const added = await server().call<string>('POST', `${base}/form/demo_note`, { token, body: { words } })
      const read = await server().call<Row>('GET', `${base}/form/demo_note/${added.body.result}`, { token })
      expect(read.body.result.words).toBe(words)
    }
    // What is no operator of the list grammar is looked for as it stands.
    for (const words of kept.filter((text) => !/^[*!><,'"]|[,*]/.test(text))) {
      const found = await server().call<Data>('GET', `${base}/getData/demo_note`, { token, query: { words } })
      expect(
        found.body.result.records.map((record) => record.words),
        words,
      ).toEqual([words])
    }
    expect(await countOf(server(), 'demo_note')).toBe(kept.length)
  })
})

async function countOf({ db }: TestServer, table: string): Promise<number> {
  const { rows } = await sql<{ readonly count: string }>`select count(*) from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count)
}
