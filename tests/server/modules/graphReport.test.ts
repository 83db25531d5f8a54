import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { createGraphReportModule } from '../../../server/modules/graph-report/module.ts'
import { modules } from '../../../server/modules/list.ts'
import { isPublicAddress } from '../../../server/modules/proxy/publicAddress.ts'
import type { Network } from '../../../server/modules/proxy/target.ts'
import { createTestServer, describeEachDatabase, type TestServer } from '../harness.ts'
import { readRows } from '../readRows.ts'
import { type Loopback, openLoopback } from './loopback.ts'
import { addNode, grant } from './people.ts'

type Row = Readonly<Record<string, unknown>>

interface Charts {
  readonly head: Row
  readonly items: readonly Row[]
  readonly params: readonly Row[]
  readonly data: readonly Row[]
  readonly dictOptions: Readonly<Record<string, readonly Row[]>>
  readonly isCut: boolean
}

const sales = [
  { month: '2026-01', region: 'north', total: 10.5, paid: 'Y', at: '2026-01-05 08:00:00' },
  { month: '2026-02', region: 'south', total: 20, paid: 'N', at: '2026-02-05 08:00:00' },
  { month: '2026-03', region: 'north', total: 4.25, paid: 'Y', at: '2026-03-05 23:59:59' },
]

const columns = [
  { fieldName: 'month', fieldTxt: 'Month', searchFlag: 'Y', fieldHref: '/x?month=\u0024{month}' },
  { fieldName: 'region', fieldTxt: 'Region', searchFlag: 'Y' },
  {
    fieldName: 'total',
    fieldTxt: 'Total',
    fieldType: 'BigDecimal',
    isTotal: 'Y',
    searchFlag: 'Y',
    searchMode: 'group',
  },
  { fieldName: 'paid', fieldTxt: 'Paid', replaceVal: 'Y_Yes,N_No' },
  { fieldName: 'at', fieldTxt: 'At', fieldType: 'Datetime', searchFlag: 'Y', searchMode: 'group', isShow: 'N' },
]

let count = 0
const toGraph = (values: Row = {}): Row => {
  count += 1
  return {
    code: `sales${count}`,
    name: 'Sales',
    dataType: 'json',
    cgrSql: JSON.stringify(sales),
    graphType: 'line,bar,table',
    xaxisField: 'month',
    yaxisField: 'total',
    yaxisText: 'Total',
    onlGraphreportItemList: columns,
    ...values,
  }
}

const everything = ['list', 'add', 'edit', 'delete', 'sql', 'script'].map((word) => `online.graph:${word}`)

const add = (server: TestServer, token: string, values: Row = {}, tenant = 0) =>
  server.call<{ readonly id: string; readonly code: string } & Row>('POST', '/online/graphreport/head/add', {
    token,
    body: toGraph(values),
    headers: { 'x-tenant-id': String(tenant) },
  })

const read = (server: TestServer, token: string, id: string, query: Record<string, string> = {}) =>
  server.call<Charts>('GET', '/online/graphreport/api/getChartsData', { token, query: { id, ...query } })

describeEachDatabase('graph reports', {}, (server) => {
  const designer = () => server().signIn({ codes: everything })
  const months = (charts: Charts) => charts.data.map(({ month }) => month)

  test('are kept with their fields and parameters, and every change leaves a version', async () => {
    const { token } = await designer()
    const paramsList = [{ paramName: 'region', paramTxt: 'Region', paramValue: 'north' }]
    const { body } = await add(server(), token, { paramsList, extendJs: 'alert(1)' })
    expect(body).toMatchObject({ success: true, result: { graphType: 'line,bar,table', displayTemplate: 'single' } })
    const { id } = body.result
    const items = await server().call<readonly Row[]>(
      'GET',
      '/online/graphreport/head/queryOnlGraphreportItemByMainId',
      { token, query: { id } },
    )
    expect(items.body.result.map(({ fieldName, orderNum, isShow }) => [fieldName, orderNum, isShow])).toEqual([
      ['month', 0, 'Y'],
      ['region', 1, 'Y'],
      ['total', 2, 'Y'],
      ['paid', 3, 'Y'],
      ['at', 4, 'N'],
    ])
    const [first, second, ...others] = items.body.result
    const swapped = [
      { ...first, fieldName: 'region' },
      { ...second, fieldName: 'month', fieldTxt: 'When' },
      { fieldName: 'fresh' },
      ...others.slice(1),
    ]
    const edited = await server().call('PUT', '/online/graphreport/head/edit', {
      token,
      body: { id, name: 'Sales of the year', onlGraphreportItemList: swapped },
    })
    expect(edited.body).toMatchObject({ success: true, result: { name: 'Sales of the year', extendJs: 'alert(1)' } })
    const stored = await server()
      .db.selectFrom('onlGraphreportItem')
      .select(['id', 'fieldName', 'fieldTxt'])
      .where('graphreportHeadId', '=', id)
      .orderBy('fieldName')
      .execute()
    expect(stored.map(({ fieldName, fieldTxt }) => [fieldName, fieldTxt])).toEqual([
      ['at', 'At'],
      ['fresh', 'fresh'],
      ['month', 'When'],
      ['paid', 'Paid'],
      ['region', 'Month'],
    ])
    expect(stored.find(({ fieldName }) => fieldName === 'month')?.id).toBe(second?.id)
    const params = await server().call<readonly Row[]>('GET', '/online/graphreport/params/listByHeadId', {
      token,
      query: { headId: id },
    })
    expect(params.body.result).toMatchObject(paramsList)
    await server().call('DELETE', '/online/graphreport/head/delete', { token, query: { id } })
    const versions = await server()
      .db.selectFrom('sysDataLog')
      .select(['dataTable', 'type'])
      .where('dataTable', 'like', 'onl_graphreport%')
      .where((where) => where.or([where('dataId', '=', id), where('dataId', '=', String(second?.id))]))
      .orderBy('createTime')
      .orderBy('dataVersion')
      .execute()
    const typesOf = (table: string) => versions.filter(({ dataTable }) => dataTable === table).map(({ type }) => type)
    expect(typesOf('onl_graphreport_head')).toEqual(['add', 'edit', 'delete'])
    expect(typesOf('onl_graphreport_item')).toEqual(['add', 'edit', 'delete'])
    expect(
      await server().db.selectFrom('onlGraphreportItem').select('id').where('graphreportHeadId', '=', id).execute(),
    ).toEqual([])
  })

  test('answer with their records, texts and options, by id and by code', async () => {
    const { token } = await designer()
    const { id, code } = (await add(server(), token)).body.result
    const { body } = await read(server(), token, id)
    expect(body.result.head).toMatchObject({ code, xaxisField: 'month', graphType: 'line,bar,table' })
    expect(body.result.head).not.toHaveProperty('cgrSql')
    expect(body.result.head).not.toHaveProperty('dbSource')
    expect(body.result.data[0]).toEqual({ ...sales[0], paid_dictText: 'Yes' })
    expect(body.result.dictOptions.paid).toMatchObject([
      { value: 'Y', text: 'Yes' },
      { value: 'N', text: 'No' },
    ])
    expect((await read(server(), token, code)).body.result).toEqual(body.result)
    const info = await server().call<Row>('GET', '/online/graphreport/api/getChartsInfo', { token, query: { id } })
    const { data: _data, isCut: _isCut, ...described } = body.result
    expect(info.body.result).toEqual(described)
  })

  test.each<readonly [string, Record<string, string>, readonly string[]]>([
    ['a text', { region: 'north' }, ['2026-01', '2026-03']],
    ['a part of a text', { month: '*-02' }, ['2026-02']],
    ['what a text is not', { region: '!north' }, ['2026-02']],
    ['several texts', { month: '2026-01,2026-02' }, ['2026-01', '2026-02']],
    ['a range of numbers', { total_begin: '4.25', total_end: '11' }, ['2026-01', '2026-03']],
    ['a comparison', { total: '> 10' }, ['2026-01', '2026-02']],
    ['the days of moments', { at_begin: '2026-02-05', at_end: '2026-03-05' }, ['2026-02', '2026-03']],
    ['the list of older clients', { params: params({ value: 'south' }) }, ['2026-02']],
    ['its ranges', { params: params({ fieldName: 'total', searchMode: 'group', value: '5,15' }) }, ['2026-01']],
    ['the advanced query', { superQueryParams: superQuery('region', 'like', 'sou') }, ['2026-02']],
    ['a field that nobody may ask by', { paid: 'N' }, ['2026-01', '2026-02', '2026-03']],
  ])('are asked by %s, whether the records are stored or come from the database', async (_, query, expected) => {
    const { token } = await designer()
    const stored = (await add(server(), token)).body.result.id
    expect(months((await read(server(), token, stored, query)).body.result)).toEqual(expected)
    const rows = sales.map(
      ({ month, region, total, paid, at }) =>
        `select '${month}' as month, '${region}' as region, ${total} as total, '${paid}' as paid, timestamptz '${at}+08' as at`,
    )
    const cgrSql = `select * from (${rows.join(' union all ')}) sold order by month`
    const { body } = await add(server(), token, { dataType: 'sql', cgrSql })
    expect(body).toMatchObject({ success: true })
    expect(months((await read(server(), token, body.result.id, query)).body.result)).toEqual(expected)
  })

  test('hand parameters to the statement as values', async () => {
    const { token } = await designer()
    const cgrSql = 'select realname as month, 1 as total from sys_user where username = \u0024{who}'
    const paramsList = [{ paramName: 'who', paramValue: 'nobody' }]
    const one = await server().signIn({ username: `one-${createId().slice(-6)}` })
    const { id } = (await add(server(), token, { dataType: 'sql', cgrSql, paramsList, onlGraphreportItemList: [] }))
      .body.result
    expect(months((await read(server(), token, id)).body.result)).toEqual([])
    expect(months((await read(server(), token, id, { self_who: one.username })).body.result)).toEqual([one.username])
    for (const hostile of ["' or '1'='1", "x'; drop table sys_user; --", '\u0024{who}', '#{sys_user_code}'])
      expect(months((await read(server(), token, id, { self_who: hostile })).body.result)).toEqual([])
  })

  test.each<readonly [string, Row, string]>([
    ['JSON with a mistake', { cgrSql: '[{"a":1},\n {"b" 2}]' }, 'JSON数据有误：第2行第7列'],
    ['JSON that is no list', { cgrSql: '{"a":1}' }, 'JSON数据须为对象数组'],
    ['No data', { cgrSql: ' ' }, '请填写数据来源'],
    ['no axis', { xaxisField: '' }, '需要填写X轴字段'],
    ['texts for other axes', { yaxisText: 'a,b' }, '个数（2）'],
    ['an axis that the data has no field for', { yaxisField: 'totl' }, '没有字段“totl”'],
    [
      'an axis that the statement has no column for',
      { dataType: 'sql', cgrSql: "select 'a' as month, 1 as total", xaxisField: 'moth' },
      '没有字段“moth”',
    ],
    ['a name that is none', { yaxisField: 'a b' }, '“a b”不能用作字段名'],
    ['an unknown chart', { graphType: 'bar,radar' }, 'line, pie, bar, table'],
    [
      'a statement as a dictionary',
      { onlGraphreportItemList: [{ fieldName: 'a', dictCode: 'select 1' }] },
      '不能是SQL语句',
    ],
    [
      'a dictionary of passwords',
      { onlGraphreportItemList: [{ fieldName: 'a', dictCode: 'sys_user,password,id' }] },
      '未登记为字典',
    ],
    [
      'a link that runs',
      { onlGraphreportItemList: [{ fieldName: 'a', fieldHref: 'javascript:alert(1)' }] },
      '“a”的链接',
    ],
    ['a link to elsewhere', { onlGraphreportItemList: [{ fieldName: 'a', fieldHref: '//evil.org' }] }, '“a”的链接'],
    ['broken pairs', { onlGraphreportItemList: [{ fieldName: 'a', replaceVal: 'Yes' }] }, '1_是,0_否'],
    ['a field twice', { onlGraphreportItemList: [{ fieldName: 'a' }, { fieldName: 'a' }] }, '“a”重复'],
    ['fields that are no list', { onlGraphreportItemList: 'x' }, '须为数组'],
    ['a code with a way', { code: '../x' }, '编码只能包含'],
  ])('refuse %s, and nothing of it is kept', async (_, values, message) => {
    const { token } = await designer()
    const before = await server().db.selectFrom('onlGraphreportHead').select('id').orderBy('id').execute()
    const { body } = await add(server(), token, values)
    expect(body.success).toBe(false)
    expect(body.message).toContain(message)
    expect(await server().db.selectFrom('onlGraphreportHead').select('id').orderBy('id').execute()).toEqual(before)
  })

  test('statements and addresses are written only by who has the code for it', async () => {
    const { token } = await server().signIn({ codes: everything.filter((each) => !each.endsWith(':sql')) })
    const writer = await designer()
    const sql = { dataType: 'sql', cgrSql: "select 'a' as month, 1 as total" }
    expect((await add(server(), token, sql)).body).toMatchObject({ success: false, code: 510 })
    expect((await add(server(), token, { dataType: 'api', cgrSql: 'http://a.example.org/' })).body).toMatchObject({
      success: false,
      code: 510,
    })
    const { id } = (await add(server(), writer.token, sql)).body.result
    const edit = (body: Row) => server().call('PUT', '/online/graphreport/head/edit', { token, body: { id, ...body } })
    expect((await edit({ name: 'Renamed', cgrSql: sql.cgrSql })).body.success).toBe(true)
    expect((await edit({ cgrSql: 'select 2 as total' })).body).toMatchObject({ success: false, code: 510 })
    const stored = (await add(server(), token)).body.result
    const turned = await server().call('PUT', '/online/graphreport/head/edit', {
      token,
      body: { id: stored.id, dataType: 'sql' },
    })
    expect(turned.body).toMatchObject({ success: false, code: 510 })
    for (const type of ['SQL', 'API'])
      expect(
        (
          await server().call('POST', '/online/graphreport/head/parseField', {
            token,
            body: { type, data: 'select 1' },
          })
        ).body,
      ).toMatchObject({ success: false, code: 510 })
  })

  test('take a script from who holds the power for it alone', async () => {
    const codes = everything.filter((each) => !each.endsWith(':script'))
    const { token } = await server().signIn({ codes })
    const added = (await add(server(), token, { extendJs: 'alert(1)' })).body
    expect(added.success, added.message).toBe(true)
    expect(added.result).not.toHaveProperty('extendJs')
    const { id } = added.result
    const stored = async () =>
      (
        await server()
          .db.selectFrom('onlGraphreportHead')
          .select('extendJs')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).extendJs
    expect(await stored()).toBeNull()
    const edit = async (by: string, extendJs: string) =>
      (await server().call('PUT', '/online/graphreport/head/edit', { token: by, body: { id, extendJs } })).body.success
    expect(await edit((await designer()).token, 'draw()')).toBe(true)
    expect(await edit(token, 'alert(2)')).toBe(true)
    expect(await stored()).toBe('draw()')
    const listed = await server().call('GET', '/online/graphreport/head/list', { token, query: { id } })
    expect(listed.text).not.toContain('draw()')
  })

  test('show no more of a statement by who edits them without writing it', async () => {
    const writer = await designer()
    const { id, code } = (
      await add(server(), writer.token, {
        dataType: 'sql',
        cgrSql: "select 'Ann' as name, 1 as number, 'withheld' as salary",
        xaxisField: 'name',
        yaxisField: 'number',
        yaxisText: '',
        onlGraphreportItemList: [{ fieldName: 'name' }, { fieldName: 'number' }],
      })
    ).body.result
    const { token } = await server().signIn({ codes: ['online.graph:edit', `graph:${code}:list`] })
    const edit = async (body: Row) =>
      (
        await server().call('PUT', '/online/graphreport/head/edit', {
          token,
          headers: { 'accept-language': 'en' },
          body: { id, ...body },
        })
      ).body
    const refusal = (message: RegExp) => ({
      success: false,
      code: 510,
      message: expect.stringMatching(message),
      result: { onlGraphreportItemList: expect.stringMatching(message) },
    })
    const shown = async () => (await read(server(), token, id)).body.result.data
    const before = await shown()
    expect(before).toEqual([{ name: 'Ann', number: 1 }])
    const added = refusal(/has not shown the field “salary” so far.*online\.graph:sql/)
    expect(await edit({ onlGraphreportItemList: [{ fieldName: 'salary' }] })).toMatchObject(added)
    expect(await edit({ xaxisField: 'salary' })).toMatchObject(added)
    expect(
      await edit({ graphType: 'table', xaxisField: '', yaxisField: '', onlGraphreportItemList: [] }),
    ).toMatchObject(refusal(/without fields and axes shows all of its data/))
    expect(await shown()).toEqual(before)
    const fewer = await edit({ name: 'Fewer', onlGraphreportItemList: [{ fieldName: 'number', fieldTxt: 'No.' }] })
    expect(fewer.success, fewer.message).toBe(true)
  })

  test('tell a designer which fields data has', async () => {
    const { token } = await designer()
    const parse = (type: string, data: string) =>
      server().call<readonly Row[]>('POST', '/online/graphreport/head/parseField', { token, body: { type, data } })
    const found = await parse(
      'JSON',
      JSON.stringify([
        { a: null, day: '2026-01-01' },
        { a: 1.5, on: true, b: 2 },
      ]),
    )
    expect(found.body.result.map(({ fieldName, fieldType, orderNum }) => [fieldName, fieldType, orderNum])).toEqual([
      ['a', 'BigDecimal', 0],
      ['day', 'Date', 1],
      ['on', 'Boolean', 2],
      ['b', 'Integer', 3],
    ])
    const columnsOf = (await parse('SQL', "select 'x' as name, 7 as total")).body.result
    expect(columnsOf.map(({ fieldName }) => fieldName)).toEqual(['name', 'total'])
    expect((await parse('JSON', '[{]')).body).toMatchObject({ success: false })
    expect((await parse('SQL', 'delete from sys_user')).body).toMatchObject({ success: false })
  })

  test('open for whom a node of the menu grants them, and for nobody else', async () => {
    const { token } = await designer()
    const { id, code } = (await add(server(), token)).body.result
    const other = (await add(server(), token)).body.result
    for (const url of [`/online/graphreport/chart/${id}`, `/online/graphreport/chart/${code}`]) {
      const person = await server().signIn()
      expect((await read(server(), person.token, id)).body).toMatchObject({ success: false, code: 510 })
      await grant(server(), person.roleId, await addNode(server(), { name: 'Sales', url }))
      expect((await read(server(), person.token, id)).body.success).toBe(true)
      expect((await read(server(), person.token, code)).body.success).toBe(true)
      expect((await read(server(), person.token, other.id)).body).toMatchObject({ success: false, code: 510 })
      for (const path of ['getChartsInfo', 'exportXlsById'])
        expect(
          (
            await server().call('GET', `/online/graphreport/api/${path}`, {
              token: person.token,
              query: { id: other.id },
            })
          ).body,
        ).toMatchObject({ success: false, code: 510 })
    }
    const administrator = await server().signIn({ isAdmin: true })
    expect((await read(server(), administrator.token, id)).body.success).toBe(true)
    expect((await read(server(), administrator.token, 'nothing')).body).toMatchObject({
      success: false,
      message: '图表报表不存在：nothing',
    })
  })

  test('belong to the tenant in which they were made', async () => {
    const names = [{ name: 'Ours' }, { name: 'Theirs' }]
    const tenants = await server().db.insertInto('sysTenant').values(names).returning('id').execute()
    const [tenantId = 0, otherId = 0] = tenants.map(({ id }) => id)
    const person = await designer()
    await server()
      .db.updateTable('sysUser')
      .set({ relTenantIds: `${tenantId},${otherId}` })
      .where('id', '=', person.id)
      .execute()
    const { id } = (await add(server(), person.token, {}, tenantId)).body.result
    const inTenant = { token: person.token, headers: { 'x-tenant-id': String(tenantId) } }
    const inOther = { token: person.token, headers: { 'x-tenant-id': String(otherId) } }
    const call = (request: object) =>
      server().call('GET', '/online/graphreport/api/getChartsData', { ...request, query: { id } })
    expect((await call(inTenant)).body.success).toBe(true)
    expect((await call(inOther)).body).toMatchObject({ success: false })
    const own = await server()
      .db.selectFrom('onlGraphreportItem')
      .select('tenantId')
      .where('graphreportHeadId', '=', id)
      .execute()
    expect(new Set(own.map((item) => item.tenantId))).toEqual(new Set([tenantId]))
  })

  test('go into a spreadsheet as their table shows them, with totals', async () => {
    const { token } = await designer()
    const { id } = (await add(server(), token)).body.result
    const answer = await server().call('GET', '/online/graphreport/api/exportXlsById', {
      token,
      query: { id, region: 'north' },
    })
    expect(await readRows(answer.content)).toEqual([
      ['Sales', '', '', ''],
      ['Month', 'Region', 'Total', 'Paid'],
      ['2026-01', 'north', '10.5', 'Yes'],
      ['2026-03', 'north', '4.25', 'Yes'],
      ['合计', '', '14.75', ''],
    ])
  })

  test('stand in templates, whose grant opens them too', async () => {
    const { token } = await designer()
    const [one, two] = [(await add(server(), token)).body.result, (await add(server(), token)).body.result]
    const list = [
      {
        graphreportCode: two.code,
        graphreportType: 'pie',
        groupNum: 2,
        groupStyle: '2',
        groupTxt: 'More',
        orderNum: 1,
      },
      { graphreportCode: one.code, groupNum: 1, groupTxt: 'Main' },
      { graphreportCode: one.code, groupNum: 2, groupStyle: '2', orderNum: 0 },
      { graphreportCode: two.code, groupNum: 3, isShow: 'N' },
    ]
    const body = { templetCode: `board-${one.code}`, templetName: 'Board', onlGraphreportTempletItemList: list }
    const made = await server().call<{ readonly id: string }>('POST', '/online/graphreport/templet/add', {
      token,
      body,
    })
    expect(made.body.success).toBe(true)
    const { id } = made.body.result
    const person = await server().signIn()
    const open = () =>
      server().call<{ readonly groups: readonly { readonly reports: readonly Row[] }[] }>(
        'GET',
        '/online/graphreport/api/getTempletData',
        { token: person.token, query: { id: body.templetCode } },
      )
    expect((await open()).body).toMatchObject({ success: false, code: 510 })
    const url = `/online/graphreport/templet/${id}`
    await grant(server(), person.roleId, await addNode(server(), { name: 'Board', url }))
    const { result } = (await open()).body
    expect(result).toMatchObject({
      head: { templetCode: body.templetCode, templetStyle: 'single' },
      groups: [
        { groupNum: 1, groupTxt: 'Main', groupStyle: '1', reports: [{ graphreportCode: one.code }] },
        {
          groupNum: 2,
          groupTxt: 'More',
          groupStyle: '2',
          reports: [
            { graphreportCode: one.code, report: { head: { name: 'Sales' } } },
            { graphreportCode: two.code, graphreportType: 'pie' },
          ],
        },
      ],
    })
    expect((await read(server(), person.token, two.id)).body.success).toBe(true)
    await server().call('DELETE', '/online/graphreport/head/delete', { token, query: { id: two.id } })
    expect((await open()).body.result.groups[1]?.reports[1]).toMatchObject({ report: null })
    const unknown = await server().call('POST', '/online/graphreport/templet/add', {
      token,
      body: { ...body, templetCode: 'z', onlGraphreportTempletItemList: [{ graphreportCode: 'nothing' }] },
    })
    expect(unknown.body).toMatchObject({ success: false, message: '图表报表“nothing”不存在，无法加入模板' })
  })

  test('come back from the spreadsheet that they went into, but for what only a code lets in', async () => {
    const { token } = await designer()
    const { code } = (await add(server(), token)).body.result
    const sheet = await server().call('GET', '/online/graphreport/head/exportXls', { token, query: { code } })
    expect((await readRows(sheet.content)).flat().join('|')).toContain(code)
    const twin = await server().call<{ readonly records: readonly Row[] }>('GET', '/online/graphreport/head/list', {
      token,
      query: { code, column: 'name', order: 'asc' },
    })
    expect(twin.body.result.records).toMatchObject([{ code, dataType_dictText: expect.any(String) }])
  })
})

function params(values: Row): string {
  return encodeURIComponent(
    JSON.stringify([{ fieldName: 'region', fieldTxt: 'x', fieldType: 'String', searchMode: 'single', ...values }]),
  )
}

function superQuery(field: string, rule: string, val: string): string {
  return encodeURIComponent(JSON.stringify([{ field, rule, val, type: 'text' }]))
}

describe('graph reports of other hosts', () => {
  const received: string[] = []
  const answers: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
    '/list': (_request, response) => json(response, sales),
    '/page': (_request, response) => json(response, { success: true, result: { records: sales } }),
    '/deep': (_request, response) => json(response, { a: { b: sales.slice(0, 1) } }),
    '/none': (_request, response) => json(response, { rows: [1, 2] }),
    '/moved': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    '/slow': () => undefined,
    '/many': (_request, response) => json(response, Array(5001).fill({ month: '1' })),
  }
  const json = (response: ServerResponse, value: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
  const network: Network = {
    resolve: async (name) => [{ address: name.startsWith('inside') ? '10.0.0.1' : '127.0.0.1', family: 4 }],
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  }
  let server: TestServer
  let host: Loopback
  let token = ''
  const at = (place: string) => `http://api.example.org:${new URL(host.url).port}${place}`

  beforeAll(async () => {
    host = await openLoopback((request, response) => {
      received.push(request.url ?? '')
      const answer = answers[request.url?.split(/[?/]/)[1] === undefined ? '' : `/${request.url.split(/[?/]/)[1]}`]
      if (answer) answer(request, response)
      else response.end('?')
    })
    server = await createTestServer('pglite', {
      modules: [
        ...modules.filter(({ id }) => id !== 'graph-report'),
        createGraphReportModule({ network, milliseconds: 700 }),
      ],
      environment: { PROXY_HOSTS: `api.example.org:${new URL(host.url).port} inside.example.org` },
    })
    token = (await server.signIn({ codes: [...everything, 'proxy:call'] })).token
  })
  afterAll(async () => {
    await host.close()
    await server.close()
  })

  const addApi = (cgrSql: string, more: Row = {}) => add(server, token, { dataType: 'api', cgrSql, ...more })

  test.each([
    ['/list', 3],
    ['/page', 3],
    ['/deep#a.b', 1],
  ])('read %s', async (place, expected) => {
    const { id } = (await addApi(at(place))).body.result
    const { body } = await read(server, token, id)
    expect(body.result.data).toHaveLength(expected)
    expect((await read(server, token, id, { region: 'south' })).body.result.data).toHaveLength(expected === 3 ? 1 : 0)
  })

  test.each([
    ['/none', '接口没有返回对象数组'],
    ['/list#x.y', '接口没有返回对象数组'],
    ['/moved', '代理不跟随跳转'],
    ['/slow', '目标主机响应超时'],
    ['/many', '数据超过5000条'],
  ])('say of %s what went wrong', async (place, message) => {
    const { id } = (await addApi(at(place))).body.result
    const { body } = await read(server, token, id)
    expect(body.success).toBe(false)
    expect(body.message).toContain(message)
  })

  test('put parameters into the path and the query as values, and nowhere else', async () => {
    const paramsList = [{ paramName: 'region', paramValue: 'all' }]
    const { id } = (await addApi(at('/list/\u0024{region}/x?region=\u0024{region}'), { paramsList })).body.result
    received.length = 0
    await read(server, token, id)
    for (const self_region of ['a/../../b', '..', '?x=1&y=2#z', '%2e%2e', '@evil.org', '\\evil.org\u0000'])
      await read(server, token, id, { self_region })
    expect(received).toEqual([
      '/list/all/x?region=all',
      '/list/a%2F..%2F..%2Fb/x?region=a%2F..%2F..%2Fb',
      '/list//x?region=',
      '/list/%3Fx%3D1%26y%3D2%23z/x?region=%3Fx%3D1%26y%3D2%23z',
      '/list/%252e%252e/x?region=%252e%252e',
      '/list/%40evil.org/x?region=%40evil.org',
      '/list/%5Cevil.org/x?region=%5Cevil.org',
    ])
  })

  test('are asked for strangers what their author has written, once for all of them', async () => {
    const paramsList = [{ paramName: 'region', paramValue: 'all' }]
    const open = { isOpen: 'A', graphType: 'table', xaxisField: '', yaxisField: '', yaxisText: '', paramsList }
    const items = columns.map((item) => ({ ...item, isPublic: item.fieldName === 'month' ? 'Y' : 'N' }))
    const address = at('/list/\u0024{region}')
    const { body } = await addApi(address, { ...open, onlGraphreportItemList: items })
    expect(body, JSON.stringify(body)).toMatchObject({ success: true })
    received.length = 0
    const ask = (query: Record<string, string>) =>
      server.call<Charts>('GET', '/online/graphreport/api/getChartsData', { query: { id: body.result.id, ...query } })
    const first = await ask({})
    expect(first.body.result.data).toEqual(sales.map(({ month }) => ({ month })))
    expect(first.body.result.params).toEqual([])
    expect((await ask({ self_region: 'elsewhere' })).body.result.data).toHaveLength(3)
    expect((await ask({ month: '2026-01' })).body.result.data).toHaveLength(1)
    expect(received).toEqual(['/list/all'])
    const required = paramsList.map((parameter) => ({ ...parameter, paramValue: '', isRequired: 'Y' }))
    const refused = await addApi(address, { ...open, onlGraphreportItemList: items, paramsList: required })
    expect(refused.body).toMatchObject({ success: false, result: { paramsList: expect.stringContaining('region') } })
  })

  test.each([
    ...[
      'http://169.254.169.254/latest',
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://2130706433/',
      'http://evil.org/',
    ],
    ...[
      'http://api.example.org@evil.org/',
      'file:///etc/passwd',
      'http://\u0024{host}/',
      'http://api.example.org:22/',
      '//x/',
    ],
  ])('never reach %s', async (address) => {
    received.length = 0
    const { body } = await addApi(address)
    expect(body.success).toBe(false)
    const parsed = await server.call('POST', '/online/graphreport/head/parseField', {
      token,
      body: { type: 'API', data: address },
    })
    expect(parsed.body.success).toBe(false)
    expect(received).toEqual([])
  })

  test('never reach a listed name that leads inside', async () => {
    const { id } = (await addApi('http://inside.example.org/list')).body.result
    expect((await read(server, token, id)).body).toMatchObject({
      success: false,
      message: '目标主机指向内部地址，已拒绝访问',
    })
  })
})
