import { expect, test } from 'vitest'
import type { RecordPage } from '../../server/http/envelope.ts'
import { describeEachDatabase, type TestServer } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'

type Row = Record<string, unknown>

const verbs = ['list', 'add', 'edit', 'delete', 'export', 'import']
const codes = verbs.map((verb) => `demo:goods:${verb}`)

/** Adds records as somebody who may do everything, and gives their token. */
async function withGoods(server: TestServer, rows: readonly Row[]): Promise<string> {
  const { token } = await server.signIn({ codes })
  for (const body of rows) {
    const { body: answer } = await server.call('POST', '/demo/goods/add', { token, body })
    expect(answer.success, answer.message).toBe(true)
  }
  return token
}

async function listNames(
  server: TestServer,
  token: string,
  query: Record<string, string | number>,
): Promise<unknown[]> {
  const { body } = await server.call<RecordPage<Row>>('GET', '/demo/goods/list', {
    token,
    query: { pageSize: 100, ...query },
  })
  expect(body.success, body.message).toBe(true)
  return body.result.records.map((record) => record.name)
}

describeEachDatabase('a resource', { modules: [], install: packOf({ 'tables/goods.json': goodsTable }) }, (server) => {
  test('adds a record with its typed values and who made it', async () => {
    const { token, username } = await server().signIn({ codes })
    const { body } = await server().call<Row>('POST', '/demo/goods/add', {
      token,
      body: {
        name: 'Lamp',
        code: 'lamp-1',
        price: '12.50',
        stock: '7',
        soldAt: '2024-02-29 08:00:00',
        madeOn: '2024-02-29',
        isNew: 'true',
        more: { a: [1] },
      },
    })
    expect(body).toMatchObject({ success: true, code: 200, message: '添加成功！' })
    expect(body.result).toMatchObject({
      name: 'Lamp',
      price: 12.5,
      stock: 7,
      soldAt: '2024-02-29 08:00:00',
      madeOn: '2024-02-29',
      isNew: true,
      more: { a: [1] },
      createBy: username,
      updateBy: null,
    })
    expect(body.result.id).toMatch(/^[0-9a-f]{32}$/)
    expect(body.result.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  test('sets no field that a request may not write', async () => {
    const { token, username } = await server().signIn({ codes })
    const { body } = await server().call<Row>('POST', '/demo/goods/add', {
      token,
      body: {
        name: 'Sly',
        code: 'sly',
        id: 'chosen',
        createBy: 'somebody',
        createTime: '2000-01-01 00:00:00',
        unknownColumn: 1,
      },
    })
    expect(body.result).toMatchObject({ createBy: username })
    expect(body.result.id).not.toBe('chosen')
    expect(body.result.createTime).not.toBe('2000-01-01 00:00:00')
  })

  test('names each field that cannot be saved', async () => {
    const { token } = await server().signIn({ codes })
    const { body } = await server().call<Row>('POST', '/demo/goods/add', {
      token,
      body: { name: '', code: 'x'.repeat(21), price: 'dear', stock: 3_000_000_000, madeOn: '2023-02-29' },
    })
    expect(body.success).toBe(false)
    expect(Object.keys(body.result).sort()).toEqual(['code', 'madeOn', 'name', 'price', 'stock'])
    expect(body.result.name).toBe('商品名称不能为空')
    expect(body.message).toContain('商品名称不能为空')
  })

  test.each(['a\0b', 'half \ud83d'])(
    'keeps no other text than was sent: what no database holds is refused',
    async (name) => {
      const { token } = await server().signIn({ codes })
      const body = { name, code: 'whole' }
      const answer = await server().call<Row>('POST', '/demo/goods/add', { token, body })
      expect([answer.body.success, Object.keys(answer.body.result)]).toEqual([false, ['name']])
    },
  )

  test('says it in the language of the request', async () => {
    const { token } = await server().signIn({ codes })
    const answer = await server().call<Row>('POST', '/demo/goods/add', {
      token,
      body: { code: 'a' },
      headers: { 'accept-language': 'en-GB,zh;q=0.5' },
    })
    expect(answer.body.result.name).toBe('Name must not be empty')
  })

  test('refuses a value that another record has, at its field', async () => {
    const token = await withGoods(server(), [{ name: 'First', code: 'same' }])
    const { body } = await server().call<Row>('POST', '/demo/goods/add', {
      token,
      body: { name: 'Second', code: 'same' },
    })
    expect(body).toMatchObject({
      success: false,
      code: 500,
      message: '数据库中已存在该记录',
      result: { code: '该值不可用，系统中已存在！' },
    })
  })

  test('lets one of many writers of the same value through', async () => {
    const { token } = await server().signIn({ codes })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        server().call('POST', '/demo/goods/add', { token, body: { name: `Racer ${index}`, code: 'race' } }),
      ),
    )
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
    expect(server().bugs).toEqual([])
  })

  test('edits only the fields that the request names', async () => {
    const { token, username } = await server().signIn({ codes })
    const added = await server().call<Row>('POST', '/demo/goods/add', {
      token,
      body: { name: 'Chair', code: 'chair', price: 9 },
    })
    const { id } = added.body.result
    for (const [method, price] of [
      ['PUT', 10],
      ['POST', 11],
    ] as const) {
      const { body } = await server().call<Row>(method, '/demo/goods/edit', { token, body: { id, price } })
      expect(body).toMatchObject({
        success: true,
        message: '编辑成功!',
        result: { name: 'Chair', code: 'chair', price, updateBy: username },
      })
    }
    const kept = await server().call<Row>('PUT', '/demo/goods/edit', {
      token,
      body: { id, code: 'chair', name: 'Chair 2' },
    })
    expect(kept.body.success).toBe(true)
    const cleared = await server().call<Row>('PUT', '/demo/goods/edit', { token, body: { id, name: null } })
    expect(cleared.body.result).toEqual({ name: '商品名称不能为空' })
  })

  test('says that a record to edit is not there', async () => {
    const { token } = await server().signIn({ codes })
    for (const body of [{ id: 'nobody', name: 'x' }, { name: 'x' }, { id: { $ne: null }, name: 'x' }]) {
      const answer = await server().call('PUT', '/demo/goods/edit', { token, body })
      expect(answer.body).toMatchObject({ success: false, code: 500, message: '未找到对应实体' })
    }
  })

  test('deletes one record and several', async () => {
    const token = await withGoods(
      server(),
      ['d1', 'd2', 'd3'].map((code) => ({ name: `Gone ${code}`, code })),
    )
    const list = await server().call<RecordPage<Row>>('GET', '/demo/goods/list', { token, query: { name: 'Gone*' } })
    const [first, ...others] = list.body.result.records.map((record) => String(record.id))
    const one = await server().call('DELETE', '/demo/goods/delete', { token, query: { id: first ?? '' } })
    expect(one.body).toMatchObject({ success: true, message: '删除成功!' })
    const again = await server().call('DELETE', '/demo/goods/delete', { token, query: { id: first ?? '' } })
    expect(again.body.message).toBe('未找到对应实体')
    const batch = await server().call('DELETE', '/demo/goods/deleteBatch', {
      token,
      query: { ids: [...others, first, ''].join(',') },
    })
    expect(batch.body).toMatchObject({ success: true, message: '已删除 2 条，其余 1 条已不存在' })
    expect(await listNames(server(), token, { name: 'Gone*' })).toEqual([])
  })

  test('gives one record by its id', async () => {
    const token = await withGoods(server(), [{ name: 'Single', code: 'single' }])
    const list = await server().call<RecordPage<Row>>('GET', '/demo/goods/list', { token, query: { code: 'single' } })
    const id = String(list.body.result.records[0]?.id)
    const { body } = await server().call<Row>('GET', '/demo/goods/queryById', { token, query: { id } })
    expect(body.result).toMatchObject({ id, name: 'Single' })
    const missing = await server().call('GET', '/demo/goods/queryById', { token, query: { id: 'nobody' } })
    expect(missing.body.success).toBe(false)
  })

  test('filters as the grammar says', async () => {
    const token = await withGoods(server(), [
      {
        name: 'q apple',
        code: 'q1',
        price: 1,
        stock: 10,
        madeOn: '2024-01-01',
        soldAt: '2024-01-01 23:59:59',
        tags: 'a,b',
      },
      {
        name: 'q pear',
        code: 'q2',
        price: 2,
        stock: 20,
        madeOn: '2024-01-02',
        soldAt: '2024-01-02 00:00:00',
        tags: 'b,c',
      },
      { name: 'q 50%_\\x', code: 'q3', price: 3.5, stock: null, madeOn: null, soldAt: null, tags: 'abc' },
    ])
    const find = (query: Record<string, string>) =>
      listNames(server(), token, { ...query, column: 'code', order: 'asc' })
    expect(await find({ name: '*pear' })).toEqual(['q pear'])
    expect(await find({ name: 'q*' })).toHaveLength(3)
    expect(await find({ name: 'q*', price: '>= 2' })).toEqual(['q pear', 'q 50%_\\x'])
    expect(await find({ name: '*50%_\\*' })).toEqual(['q 50%_\\x'])
    expect(await find({ name: '*50__x*' })).toEqual([])
    expect(await find({ code: 'q1,q3' })).toEqual(['q apple', 'q 50%_\\x'])
    expect(await find({ code_MultiString: 'q2' })).toEqual(['q pear'])
    expect(await find({ tags: ',a,' })).toEqual(['q apple'])
    expect(await find({ tags: ',a,c,', name: 'q*' })).toEqual(['q apple', 'q pear'])
    expect(await find({ code: 'q*', stock: '!10' })).toEqual(['q pear'])
    expect(await find({ madeOn: '2024-01-02', name: 'q*' })).toEqual(['q pear'])
    expect(await find({ soldAt: '2024-01-01' })).toEqual(['q apple'])
    expect(await find({ soldAt_begin: '2024-01-02', soldAt_end: '2024-01-02' })).toEqual(['q pear'])
    expect(await find({ soldAt: '> 2024-01-01', name: 'q*' })).toEqual(['q pear'])
    expect(await find({ price: 'abc' })).toEqual([])
    expect(await find({ isNew: 'maybe' })).toEqual([])
    expect(await find({ code: 'q*', _t: '1' })).toHaveLength(3)
  })

  test('joins the advanced query with the filters', async () => {
    const token = await withGoods(server(), [
      { name: 's one', code: 's1', stock: 1 },
      { name: 's two', code: 's2', stock: 2, tags: 't' },
      { name: 's three', code: 's3', stock: 3 },
    ])
    const find = (lines: unknown, match: string) =>
      listNames(server(), token, {
        name: 's *',
        superQueryParams: encodeURIComponent(JSON.stringify(lines)),
        superQueryMatchType: match,
        column: 'code',
        order: 'asc',
      })
    const lines = [
      { field: 'stock', rule: 'ge', val: '2' },
      { field: 'code', rule: 'eq', val: 's1' },
    ]
    expect(await find(lines, 'or')).toEqual(['s one', 's two', 's three'])
    expect(await find(lines, 'and')).toEqual([])
    expect(await find([{ field: 'tags', rule: 'not_empty' }], 'and')).toEqual(['s two'])
    expect(await find([{ field: 'tags', rule: 'empty' }], 'and')).toEqual(['s one', 's three'])
    expect(await find([{ field: 'code', rule: 'not_in', val: 's1,s2' }], 'and')).toEqual(['s three'])
    const refused = await server().call('GET', '/demo/goods/list', {
      token,
      query: { superQueryParams: '[{"field":"id) or 1=1","rule":"eq","val":"x"}]' },
    })
    expect(refused.body.success).toBe(false)
  })

  test('sorts, and refuses to sort by what is no column', async () => {
    const token = await withGoods(server(), [
      { name: 'o b', code: 'o1', price: 2 },
      { name: 'o a', code: 'o2', price: 1 },
    ])
    expect(await listNames(server(), token, { name: 'o *', column: 'price', order: 'asc' })).toEqual(['o a', 'o b'])
    expect(await listNames(server(), token, { name: 'o *' })).toEqual(['o a', 'o b'])
    expect(await listNames(server(), token, { name: 'o *', order: 'asc', column: 'createTime' })).toEqual([
      'o b',
      'o a',
    ])
    const { body } = await server().call('GET', '/demo/goods/list', {
      token,
      query: { column: 'price desc; drop table goods', order: 'asc' },
    })
    expect(body).toMatchObject({
      success: false,
      message: '请注意，将要排序的列字段不存在：price desc; drop table goods',
    })
  })

  test('pages without repeating or skipping a record', async () => {
    const token = await withGoods(
      server(),
      Array.from({ length: 12 }, (_, index) => ({ name: `p ${index}`, code: `p${index}`, price: 1 })),
    )
    const pages = await Promise.all(
      [1, 2, 3].map((pageNo) =>
        server().call<RecordPage<Row>>('GET', '/demo/goods/list', {
          token,
          query: { name: 'p *', column: 'price', pageNo, pageSize: 5 },
        }),
      ),
    )
    expect(pages[0]?.body.result).toMatchObject({
      total: 12,
      size: 5,
      current: 1,
      pages: 3,
      searchCount: true,
      countId: null,
    })
    const codesFound = pages.flatMap((page) => page.body.result.records.map((record) => record.code))
    expect(new Set(codesFound).size).toBe(12)
  })

  test('gives the text of a dictionary beside its value', async () => {
    const token = await withGoods(server(), [
      { name: 't', code: 't1', grade: '1' },
      { name: 't', code: 't2', grade: '1,2' },
      { name: 't', code: 't3', grade: '9' },
    ])
    const texts = async (language: string) => {
      const { body } = await server().call<RecordPage<Row>>('GET', '/demo/goods/list', {
        token,
        query: { name: 't', column: 'code', order: 'asc' },
        headers: { 'accept-language': language },
      })
      return body.result.records.map((record) => record.grade_dictText)
    }
    expect(await texts('zh-CN')).toEqual(['好', '好,{{1+1}}', '9'])
    expect(await texts('en')).toEqual(['Good', 'Good,{{1+1}}', '9'])
  })

  test('asks for the code of each call', async () => {
    const { token } = await server().signIn({ codes: ['demo:goods:list'] })
    const nobody = await server().call('GET', '/demo/goods/list')
    expect(nobody.status).toBe(401)
    expect(nobody.body).toMatchObject({ success: false, code: 401, message: 'Token失效，请重新登录!' })
    expect((await server().call('GET', '/demo/goods/list', { token })).body.success).toBe(true)
    for (const [method, path] of [
      ['POST', 'add'],
      ['PUT', 'edit'],
      ['POST', 'edit'],
      ['DELETE', 'delete'],
      ['DELETE', 'deleteBatch'],
      ['GET', 'exportXls'],
      ['POST', 'importExcel'],
    ] as const) {
      const answer = await server().call(method, `/demo/goods/${path}`, {
        token,
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
      })
      expect([path, answer.status, answer.body.code, answer.body.message]).toEqual([
        path,
        200,
        510,
        '没有权限，请联系管理员授权',
      ])
    }
  })

  test('writes what was done to the log, without secrets', async () => {
    const { token, username } = await server().signIn({ codes })
    await server().call('POST', '/demo/goods/add', {
      token,
      body: { name: 'Logged', code: 'logged', password: 'hidden' },
    })
    const entry = await server()
      .db.selectFrom('sysLog')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ logType: 2, operateType: 2, requestType: 'POST', requestUrl: '/api/demo/goods/add' })
    expect(entry.requestParam).toContain('Logged')
    expect(entry.requestParam).not.toContain('hidden')
  })
})
