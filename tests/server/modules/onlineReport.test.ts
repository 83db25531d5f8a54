import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import type { Values } from '../../../server/http/resource/declaration.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { withParameters } from '../online/queries.ts'
import { readRows } from '../readRows.ts'

interface Data {
  readonly records: readonly Values[]
  readonly total: number
  readonly totals?: Values
}

const made = new WeakMap<TestServer, Promise<void>>()

async function fill({ db }: TestServer): Promise<void> {
  await sql`
    create table sale (number text, buyer text, state integer, amount numeric(10, 2), sold_on date, region text, token text)
  `.execute(db)
  await sql`
    insert into sale select 'S-' || lpad(g::text, 2, '0'), case g % 2 when 0 then 'ann' else 'bob' end, g % 3, g,
      date '2025-03-01' + g, case g % 2 when 0 then 'north' else 'south' end, 'hidden'
    from generate_series(1, 25) g`.execute(db)
  const dictId = createId()
  await db.insertInto('sysDict').values({ id: dictId, dictName: 'Regions', dictCode: 'sale_region' }).execute()
  for (const [itemValue, itemText] of [
    ['north', 'North'],
    ['south', 'South'],
  ] as const)
    await db.insertInto('sysDictItem').values({ id: createId(), dictId, itemValue, itemText, status: 1 }).execute()
}

const item = (fieldName: string, more: object = {}) => ({ fieldName, fieldTxt: fieldName.toUpperCase(), ...more })

const items = [
  item('number', { isOrder: 1, isSearch: 1, fieldHref: '/sale?number=x' }),
  item('buyer', { isSearch: 1, groupTitle: 'Who' }),
  item('state', { isSearch: 1, replaceVal: '0_Open,1_Paid_late,2_Gone', fieldType: 'Integer' }),
  item('amount', { isTotal: '1', fieldType: 'Double', isOrder: 1, isSearch: 1, searchMode: 'group' }),
  item('sold_on', { fieldType: 'Date', isSearch: 1, searchMode: 'group' }),
  item('region', { dictCode: 'sale_region', isShow: 0, isSearch: 1 }),
]

const query = "select * from sale where ('§{who}' = '' or buyer = '§{who}')"

let count = 0

/** Makes a report of an administrator; the code is a new one. */
async function addReport(server: TestServer, head: object = {}, parts: object = {}) {
  const filled = made.get(server) ?? fill(server)
  made.set(server, filled)
  await filled
  count += 1
  const { token } = await server.signIn({ isAdmin: true })
  const code = `sales${count}`
  const { body } = await server.call<Values>('POST', '/online/cgreport/head/add', {
    token,
    body: {
      head: { code, name: 'Sales', cgrSql: withParameters(query), ...head },
      items,
      params: [{ paramName: 'who', paramTxt: 'Who' }],
      ...parts,
    },
  })
  expect(body.message).toBe('添加成功！')
  return { token, code, id: String(body.result.id), result: body.result }
}

const getData = (
  server: TestServer,
  token: string,
  id: string,
  parameters: Readonly<Record<string, string | number>> = {},
) => server.call<Data>('GET', `/online/cgreport/api/getData/${id}`, { token, query: parameters })

describeEachDatabase('online reports', {}, (server) => {
  test('say their columns, what they are asked by, and their rows, by id and by code', async () => {
    const { token, code, id } = await addReport(server())
    const get = async (path: string) =>
      (await server().call<Values>('GET', `/online/cgreport/api/${path}`, { token })).body.result
    const columns = await get(`getRpColumns/${code}`)
    expect(columns).toMatchObject({
      cgRpConfigId: id,
      cgRpConfigName: 'Sales',
      isGroupTitle: true,
      fieldHrefSlots: [{ slotName: 'number_href', href: '/sale?number=x' }],
      dictOptions: {
        state: [
          { value: '0', text: 'Open' },
          { value: '1', text: 'Paid_late' },
          { value: '2', text: 'Gone' },
        ],
        region: [
          { value: 'north', text: 'North' },
          { value: 'south', text: 'South' },
        ],
      },
      columns: [
        { dataIndex: 'number', title: 'NUMBER', sorter: true, scopedSlots: { customRender: 'number_href' } },
        { dataIndex: 'buyer', groupTitle: 'Who', sorter: false },
        { dataIndex: 'state', customRender: 'state', align: 'right' },
        { dataIndex: 'amount', sorter: true },
        { dataIndex: 'sold_on' },
      ],
    })
    expect(await get(`getQueryInfo/${id}`)).toMatchObject([
      { field: 'number', label: 'NUMBER', view: 'text', mode: 'single', hidden: '0' },
      { field: 'buyer', hidden: '0' },
      { field: 'state', view: 'list', hidden: '1' },
      { field: 'amount', mode: 'group', dbType: 'double' },
      { field: 'sold_on', view: 'date', mode: 'group' },
      { field: 'region', view: 'list', dictCode: 'sale_region' },
    ])
    expect(await get(`getParamsInfo/${id}`)).toMatchObject([{ paramName: 'who', paramTxt: 'Who' }])
    expect(await get(`getReportDictList?id=${code}&field=region`)).toHaveLength(2)
    const { body } = await getData(server(), token, code, { column: 'number', order: 'asc', pageSize: 2 })
    expect(body.result).toMatchObject({
      total: 25,
      totals: { amount: 325 },
      records: [
        {
          number: 'S-01',
          buyer: 'bob',
          state: 1,
          state_dictText: 'Paid_late',
          amount: 1,
          sold_on: '2025-03-02',
          region_dictText: 'South',
        },
        { number: 'S-02' },
      ],
    })
    expect(JSON.stringify(body.result)).not.toContain('hidden')
    const both = await get(`getColumnsAndData/${code}`)
    expect(both).toMatchObject({ cgreportHeadName: 'Sales', isGroupTitle: true, data: { total: 25 } })
  })

  test.each([
    [{ self_who: 'ann' }, 12],
    [{ self_who: "ann' or '1'='1" }, 0],
    [{ buyer: 'ann' }, 12],
    [{ number: '*0*' }, 11],
    [{ amount_begin: 20, amount_end: 22 }, 3],
    [{ sold_on_begin: '2025-03-24' }, 3],
    [{ buyer: 'ann', state: '0' }, 4],
    [{ number_MultiString: 'S-01,S-02,S-99' }, 2],
    [{ token: 'hidden' }, 25],
    [{ onlRepUrlParamStr: '?buyer=ann&self_who=ann' }, 12],
    [{ onlRepUrlParamStr: 'buyer=ann', buyer: 'bob' }, 13],
    [
      {
        superQueryMatchType: 'or',
        superQueryParams: JSON.stringify([
          { field: 'number', rule: 'eq', val: 'S-03' },
          { field: 'amount', rule: 'ge', val: '25' },
        ]),
      },
      2,
    ],
  ] as const)('answer the rows that %j asks for', async (parameters, total) => {
    const { token, id } = await addReport(server())
    const { body } = await getData(server(), token, id, parameters as never)
    expect(body.message).toBe('')
    expect(body.result.total).toBe(total)
  })

  test.each(['token', 'nothing', 'number;drop table sale', '(select 1)'])('are not ordered by %s', async (column) => {
    const { token, id } = await addReport(server())
    const { body } = await getData(server(), token, id, { column })
    expect(body).toMatchObject({ success: false, message: `请注意，将要排序的列字段不存在：${column}` })
  })

  test('fill a parameter by its default, which may be a variable', async () => {
    const { token, id } = await addReport(server(), {}, { params: [{ paramName: 'who', paramValue: 'ann' }] })
    expect((await getData(server(), token, id)).body.result.total).toBe(12)
    expect((await getData(server(), token, id, { self_who: 'bob' })).body.result.total).toBe(13)
    const own = await addReport(server(), {}, { params: [{ paramName: 'who', paramValue: '#{sys_user_code}' }] })
    expect((await getData(server(), token, own.id)).body.result.total).toBe(0)
  })

  test.each(['#{sys_user_code}', '#{sysUserCode}', 'x#{ sys_org_code }', '#{nobody_knows}'])(
    'let nobody say a parameter whose default is %s',
    async (paramValue) => {
      const { id, code } = await addReport(server(), {}, { params: [{ paramName: 'who', paramValue }] })
      const { token } = await server().signIn({ codes: [`report:${code}:list`, 'online.report:edit'] })
      const own = (await getData(server(), token, id)).body.result.total
      for (const asked of [{ self_who: 'bob' }, { onlRepUrlParamStr: '?self_who=bob' }] as const)
        expect((await getData(server(), token, id, asked)).body.result.total).toBe(own)
      expect(own).not.toBe(13)
    },
  )

  test('ask for no parameter that follows from who asks', async () => {
    const params = [
      { paramName: 'who', paramTxt: 'Who', paramValue: '#{sys_user_code}' },
      { paramName: 'day', paramTxt: 'Day', paramValue: '#{sys_date}' },
    ]
    const { token, id } = await addReport(server(), {}, { params })
    const info = await server().call<readonly Values[]>('GET', `/online/cgreport/api/getParamsInfo/${id}`, { token })
    expect(info.body.result.map(({ paramName }) => paramName)).toEqual(['day'])
    const designed = await server().call<readonly Values[]>('GET', '/online/cgreport/param/listByHeadId', {
      token,
      query: { headId: id },
    })
    expect(designed.body.result.map(({ paramName }) => paramName)).toEqual(['who', 'day'])
  })

  test('let a parameter with the date of today be said', async () => {
    const params = [{ paramName: 'who', paramValue: '#{sys_date}' }]
    const { token, id } = await addReport(server(), {}, { params })
    expect((await getData(server(), token, id, { self_who: 'bob' })).body.result.total).toBe(13)
  })

  test('keep a parameter that follows from who asks from who does not write the query', async () => {
    const params = [{ paramName: 'who', paramTxt: 'Who', paramValue: '#{sys_user_code}' }]
    const { id, result } = await addReport(server(), {}, { params })
    const [stored] = result.params as readonly Values[]
    const { token } = await server().signIn({ codes: ['online.report:edit'] })
    const edit = async (body: object) =>
      (
        await server().call('PUT', '/online/cgreport/head/editAll', {
          token,
          headers: { 'accept-language': 'en' },
          body: { head: { id }, ...body },
        })
      ).body
    const refusal = {
      success: false,
      code: 510,
      result: { params: expect.stringMatching(/parameter who follows from/) },
    }
    expect(await edit({ params: [{ ...stored, paramValue: 'bob' }] })).toMatchObject(refusal)
    expect(await edit({ params: [{ ...stored, paramName: 'whom' }] })).toMatchObject(refusal)
    expect(await edit({ deleteParamIds: [stored?.id] })).toMatchObject(refusal)
    expect(await edit({ params: [{ ...stored, paramTxt: 'Whose' }] })).toMatchObject({ success: true })
  })

  test('leave as spreadsheets, several in one', async () => {
    const { token, code, id } = await addReport(server())
    const other = await addReport(server(), { name: 'Sales' })
    const one = await server().call('GET', `/online/cgreport/api/exportXls/${id}`, {
      token,
      query: { self_who: 'ann' },
    })
    const rows = await readRows(one.content)
    expect(JSON.stringify(rows)).toContain('Paid_late')
    expect(JSON.stringify(rows)).toContain('合计')
    expect(JSON.stringify(rows)).not.toContain('bob')
    const several = await server().call('GET', `/online/cgreport/api/exportManySheetXls/${code},${other.code}`, {
      token,
    })
    const { read } = await import('@e965/xlsx')
    expect(read(several.content).SheetNames).toEqual(['Sales', 'Sales 2'])
    const forced = await server().call('GET', '/online/cgreport/api/exportManySheetXls/x', {
      token,
      query: { force_id: id },
    })
    expect(read(forced.content).SheetNames).toEqual(['Sales'])
  })

  test('are read by who was granted them', async () => {
    const { code, id } = await addReport(server())
    const person = await server().signIn()
    const paths = [
      'getRpColumns',
      'getQueryInfo',
      'getParamsInfo',
      'getData',
      'getColumnsAndData',
      'exportXls',
      'exportManySheetXls',
    ]
    for (const path of paths)
      expect(
        (await server().call('GET', `/online/cgreport/api/${path}/${code}`, { token: person.token })).body,
      ).toMatchObject({ code: 510 })
    for (const url of [`/online/cgreport/${id}`, `/online/cgreport/${code}`]) {
      const holder = await server().signIn()
      const permissionId = createId()
      await server()
        .db.insertInto('sysPermission')
        .values({ id: permissionId, name: 'Report', url, menuType: 1 })
        .execute()
      await server()
        .db.insertInto('sysRolePermission')
        .values({ id: createId(), roleId: holder.roleId, permissionId })
        .execute()
      expect((await getData(server(), holder.token, id)).body.success).toBe(true)
    }
    const coded = await server().signIn({ codes: [`report:${code}`] })
    expect((await getData(server(), coded.token, id)).body.success).toBe(true)
    const open = await addReport(server(), { isOpen: 'Y' })
    expect((await getData(server(), person.token, open.id)).body.success).toBe(true)
  })

  test('obey the data rules at their menu node, in exports too', async () => {
    const { id } = await addReport(server())
    const person = await server().signIn()
    const [permissionId, ruleId] = [createId(), createId()]
    const url = `/online/cgreport/${id}`
    await server()
      .db.insertInto('sysPermission')
      .values({ id: permissionId, name: 'Report', url, menuType: 1 })
      .execute()
    const rule = { ruleName: 'Own', ruleColumn: 'region', ruleConditions: '=', ruleValue: 'north', status: '1' }
    await server()
      .db.insertInto('sysPermissionDataRule')
      .values({ id: ruleId, permissionId, ...rule })
      .execute()
    await server()
      .db.insertInto('sysRolePermission')
      .values({ id: createId(), roleId: person.roleId, permissionId, dataRuleIds: ruleId })
      .execute()
    expect((await getData(server(), person.token, id)).body.result.total).toBe(12)
    const { content } = await server().call('GET', `/online/cgreport/api/exportXls/${id}`, { token: person.token })
    expect(JSON.stringify(await readRows(content))).not.toContain('bob')
    await server()
      .db.updateTable('sysPermissionDataRule')
      .set({ ruleColumn: 'nothing' })
      .where('id', '=', ruleId)
      .execute()
    expect((await getData(server(), person.token, id)).body.result.total).toBe(0)
  })

  test('are read for the designer without being run', async () => {
    const { token } = await addReport(server())
    const sqlText = withParameters(
      "select number, amount, sold_on, pg_sleep(20)::text as x from sale where buyer = '§{who}' or state = §{state}",
    )
    const started = performance.now()
    for (const method of ['GET', 'POST'] as const) {
      const parameters = { sql: sqlText, dbKey: '' }
      const { body } = await server().call(method, '/online/cgreport/head/parseSql', {
        token,
        ...(method === 'GET' ? { query: parameters } : { body: parameters }),
      })
      expect(body.message).toBe('')
      expect(body.result).toMatchObject({
        fields: [
          { fieldName: 'number', fieldTxt: 'number', fieldType: 'String', isShow: 1, orderNum: 0 },
          { fieldName: 'amount', fieldType: 'Double' },
          { fieldName: 'sold_on', fieldType: 'Date' },
          { fieldName: 'x' },
        ],
        params: [{ paramName: 'who', paramTxt: 'who', paramValue: '', orderNum: 0 }, { paramName: 'state' }],
      })
    }
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  test('need the code for queries to be written', async () => {
    const { id, token } = await addReport(server())
    const editor = await server().signIn({ codes: ['online.report:list', 'online.report:add', 'online.report:edit'] })
    const add = await server().call('POST', '/online/cgreport/head/add', {
      token: editor.token,
      body: { head: { code: 'own', name: 'Own', cgrSql: 'select 1 as a' } },
    })
    expect(add.body).toMatchObject({ success: false, code: 510 })
    const body = { head: { id, name: 'Renamed', cgrSql: 'select 2 as b', dbSource: 'x' } }
    const edited = await server().call('PUT', '/online/cgreport/head/editAll', { token: editor.token, body })
    expect(edited.body.success, edited.body.message).toBe(true)
    const { body: read } = await server().call('GET', '/online/cgreport/head/queryById', { token, query: { id } })
    expect(read.result).toMatchObject({ name: 'Renamed', cgrSql: withParameters(query), dbSource: null })
    const listed = await server().call('GET', '/online/cgreport/head/list', { token: editor.token })
    expect(listed.text).not.toContain('select')
  })

  test('show no more of their query by who edits them without writing it', async () => {
    const { id, code, result } = await addReport(server())
    const stored = result.items as readonly Values[]
    const { token } = await server().signIn({ codes: ['online.report:edit', `report:${code}:list`] })
    const edit = async (body: object) =>
      (
        await server().call<Values>('PUT', '/online/cgreport/head/editAll', {
          token,
          headers: { 'accept-language': 'en' },
          body: { head: { id }, ...body },
        })
      ).body
    const names = async () => {
      const { body } = await getData(server(), token, id, { pageSize: 1 })
      return Object.keys(body.result.records[0] ?? {}).filter((name) => !name.endsWith('_dictText'))
    }
    const before = await names()
    expect(before).not.toContain('token')
    const refusal = (message: RegExp) => ({
      success: false,
      code: 510,
      message: expect.stringMatching(message),
      result: { items: expect.stringMatching(message) },
    })
    const added = refusal(/has not shown the column token so far.*online\.report:sql/)
    expect(await edit({ items: [item('token')] })).toMatchObject(added)
    expect(await edit({ items: [{ ...stored[0], fieldName: 'token' }] })).toMatchObject(added)
    const deleteItemIds = stored.map((each) => each.id)
    expect(await edit({ deleteItemIds })).toMatchObject(refusal(/without columns shows all of its query/))
    expect(await names()).toEqual(before)
    const fewer = await edit({ items: [{ ...stored[0], fieldTxt: 'No.' }], deleteItemIds: deleteItemIds.slice(1, 2) })
    expect(fewer.success, fewer.message).toBe(true)
    expect(await names()).toEqual(before.filter((name) => name !== stored[1]?.fieldName))
  })

  test('are changed with their parts, and each state is kept as a version', async () => {
    const { token, id, result } = await addReport(server())
    const [number, buyer] = result.items as readonly Values[]
    const [who] = result.params as readonly Values[]
    const { body } = await server().call<Values>('PUT', '/online/cgreport/head/editAll', {
      token,
      body: {
        head: { id, name: 'New name' },
        items: [{ ...number, fieldTxt: 'Changed' }, item('extra')],
        params: [],
        deleteItemIds: [buyer?.id],
        deleteParamIds: [who?.id],
      },
    })
    expect(body.message).toBe('编辑成功!')
    const listed = await server().call<readonly Values[]>('GET', '/online/cgreport/item/listByHeadId', {
      token,
      query: { headId: id },
    })
    expect(listed.body.result.map(({ fieldTxt }) => fieldTxt).sort()).toEqual([
      'AMOUNT',
      'Changed',
      'EXTRA',
      'REGION',
      'SOLD_ON',
      'STATE',
    ])
    const params = await server().call('GET', '/online/cgreport/param/listByHeadId', { token, query: { headId: id } })
    expect(params.body.result).toEqual([])
    const removed = await server().call('DELETE', '/online/cgreport/head/delete', { token, query: { id } })
    expect(removed.body.success).toBe(true)
    const versions = await server()
      .db.selectFrom('sysDataLog')
      .select(['type', 'dataContent'])
      .where('dataTable', '=', 'onl_cgreport_head')
      .where('dataId', '=', id)
      .orderBy('dataVersion')
      .execute()
    expect(versions.map(({ type }) => type)).toEqual(['add', 'edit', 'delete'])
    expect(versions[0]?.dataContent).toMatchObject({ name: 'Sales', params: [{ paramName: 'who' }] })
    expect(versions[1]?.dataContent).toMatchObject({ name: 'New name', params: [] })
    expect(versions[2]?.dataContent?.items).toHaveLength(6)
    expect((await getData(server(), token, id)).body.message).toContain('在线报表不存在')
  })

  test.each([
    [{ head: { cgrSql: 'delete from sale' } }, '只能填写查询语句（SELECT）（第 1 行第 1 列）'],
    [{ head: { cgrSql: 'select * from sys_session' } }, '不能查询表 sys_session（第 1 行第 15 列）'],
    [{ head: { cgrSql: 'select nothing from sale' } }, '第 1 行第 8 列：没有列“nothing”'],
    [{ head: { dbSource: 'nowhere' } }, '数据源 nowhere 不存在'],
    [{ items: [item('a'), item('a')] }, '报表列重复：a'],
    [{ items: [{ fieldTxt: 'x' }] }, '第 1 个报表列没有字段名'],
    [
      { items: [item('a', { dictCode: 'select username value, password text from sys_user' })] },
      '列 a 的字典不能是 SQL',
    ],
    [{ items: [item('a', { dictCode: 'sys_user,password,id' })] }, '该表或字段未登记为字典'],
    [{ items: [item('a', { id: 'f'.repeat(32) })] }, ''],
    [{ params: [{ paramName: "a' or 1" }] }, '第 1 个参数的名称只能包含字母、数字和下划线'],
    [{ head: { code: 'a b' } }, '报表编码只能包含字母'],
    [{ items: [item('a', { fieldHref: 'a\0b' })] }, '请求参数不正确：a\0b'],
  ])(
    'are not saved as %j',
    async (wrong: {
      readonly head?: object
      readonly items?: readonly object[]
      readonly params?: readonly object[]
    }, words) => {
      const { token } = await addReport(server())
      count += 1
      const { body } = await server().call('POST', '/online/cgreport/head/add', {
        token,
        body: {
          params: [],
          items,
          ...wrong,
          head: { code: `wrong${count}`, name: 'Wrong', cgrSql: 'select 1 as a', ...wrong.head },
        },
      })
      expect(body.success).toBe(false)
      expect(body.message).toContain(words)
      const row = await server().db.selectFrom('onlCgreportHead').select('id').where('name', '=', 'Wrong').execute()
      expect(row).toEqual([])
    },
  )

  test('have a chart of their columns, whose labels are those of the columns', async () => {
    const head = { chartType: 'bar', chartCategory: 'buyer', chartValues: 'amount,state' }
    const { token, code, id } = await addReport(server(), head)
    const { body } = await server().call<Values>('GET', `/online/cgreport/api/getRpColumns/${code}`, { token })
    expect(body.result.chart).toEqual({
      type: 'bar',
      category: { field: 'buyer', label: 'BUYER' },
      values: [
        { field: 'amount', label: 'AMOUNT' },
        { field: 'state', label: 'STATE' },
      ],
    })
    const edit = (change: object) =>
      server().call<Values>('PUT', '/online/cgreport/head/editAll', { token, body: { head: { id, ...change } } })
    expect((await edit({ chartValues: 'amount,gone' })).body.result).toEqual({
      chartValues: '报表没有列 gone，请重新选择',
    })
    expect((await edit({ chartCategory: null })).body.result).toHaveProperty('chartCategory')
    expect((await edit({ chartType: 'star' })).body.success).toBe(false)
    expect((await edit({ chartType: null })).body.success).toBe(true)
    const plain = await server().call<Values>('GET', `/online/cgreport/api/getRpColumns/${code}`, { token })
    expect(plain.body.result).not.toHaveProperty('chart')
  })

  test('say how their parameters are entered, and are not read without one that is required', async () => {
    const params = [
      { paramName: 'who', paramTxt: 'Buyer', paramType: 'dict', dictCode: 'sale_region', isRequired: 'Y' },
    ]
    const { token, code, id } = await addReport(server(), {}, { params })
    const { body } = await server().call<readonly Values[]>('GET', `/online/cgreport/api/getParamsInfo/${id}`, {
      token,
    })
    expect(body.result).toMatchObject([{ paramType: 'dict', dictCode: 'sale_region', isRequired: 'Y' }])
    expect((await getData(server(), token, code)).body.message).toBe('请填写“Buyer”')
    expect((await getData(server(), token, code, { self_who: 'ann' })).body.result.total).toBe(12)
  })

  test('have a code that is made of their name where none is given', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const add = async (name: string) => {
      const body = { head: { name, cgrSql: 'select 1 as a' } }
      return (await server().call<Values>('POST', '/online/cgreport/head/add', { token, body })).body.result
    }
    const first = await add('Open orders (2026)')
    expect([first.code, (await add('Open Orders 2026')).code]).toEqual(['open_orders_2026', 'open_orders_2026_2'])
    expect((await add('销售报表')).code).toMatch(/^report(_\d+)?$/)
    const change = { head: { id: first.id, code: '', name: 'Renamed' } }
    const { body } = await server().call<Values>('PUT', '/online/cgreport/head/editAll', { token, body: change })
    expect(body.result).toMatchObject({ name: 'Renamed', code: 'open_orders_2026' })
  })

  test('with more than any form holds are refused by their beginning', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const add = async (given: readonly object[]) => {
      const body = { head: { code: 'large', name: 'Large', cgrSql: 'select 1 as a' }, items: given }
      return (await server().call('POST', '/online/cgreport/head/add', { token, body })).body.message
    }
    const text = `first${'x'.repeat(2000)}`
    expect(await add([item('a', { replaceVal: text })])).toBe(`请求参数不正确：${text.slice(0, 40)}`)
    expect(await add(Array.from({ length: 501 }, (_, index) => item(`a${index}`)))).toBe('请求参数不正确：items')
  })

  test('are of a tenant', async () => {
    const { id, code } = await addReport(server(), { isOpen: 'Y' })
    await server()
      .db.insertInto('sysTenant')
      .values({ id: 7, name: 'Seven' })
      .onConflict((on) => on.doNothing())
      .execute()
    const person = await server().signIn({
      codes: ['online.report:list', 'online.report:edit', 'online.report:delete'],
    })
    await server().db.updateTable('sysUser').set({ relTenantIds: '7' }).where('id', '=', person.id).execute()
    const headers = { tenant_id: '7' }
    for (const name of [id, code]) {
      const { body } = await server().call('GET', `/online/cgreport/api/getData/${name}`, {
        token: person.token,
        headers,
      })
      expect(body).toMatchObject({ success: false, message: `在线报表不存在：${name}` })
    }
    const gone = await server().call('DELETE', '/online/cgreport/head/delete', {
      token: person.token,
      headers,
      query: { id },
    })
    expect(gone.body.success).toBe(false)
  })

  test('nothing of it was a bug', () => {
    expect(server().bugs).toEqual([])
  })
})
