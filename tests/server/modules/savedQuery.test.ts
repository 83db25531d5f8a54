import { describe, expect, test } from 'vitest'
import { describeEachDatabase, type TestServer } from '../harness.ts'

interface Saved {
  readonly id: string
  readonly title: string
  readonly matchType: string
  readonly records: readonly Readonly<Record<string, unknown>>[]
}

const condition = { field: 'name', rule: 'like', val: 'Ada', type: 'text', dbType: 'string' }
const query = { pageId: 'shop.order', title: 'Mine', matchType: 'and', records: [condition] }

const save = (server: TestServer, token: string, changes: Readonly<Record<string, unknown>> = {}) =>
  server.call<Saved>('POST', '/sys/savedQuery/save', { token, body: { ...query, ...changes } })
const list = async (server: TestServer, token: string, pageId = 'shop.order') =>
  (await server.call<readonly Saved[]>('GET', '/sys/savedQuery/list', { token, query: { pageId } })).body.result

describeEachDatabase('saved queries', {}, (server) => {
  test('are kept with their name, their match and their conditions', async () => {
    const { token } = await server().signIn()
    const answer = await save(server(), token, { matchType: 'or' })
    expect(answer.body).toMatchObject({ success: true, code: 200, message: '保存成功' })
    expect(await list(server(), token)).toEqual([
      { id: answer.body.result.id, title: 'Mine', matchType: 'or', records: [condition] },
    ])
  })

  test('under a name that is there are written over', async () => {
    const { token } = await server().signIn()
    const first = await save(server(), token)
    const second = await save(server(), token, { title: ' Mine ', records: [{ ...condition, val: 'Bob' }] })
    expect(second.body.result.id).toBe(first.body.result.id)
    expect(await list(server(), token)).toMatchObject([{ title: 'Mine', records: [{ val: 'Bob' }] }])
  })

  test('belong to one person and one page', async () => {
    const [one, other] = [await server().signIn(), await server().signIn({ isAdmin: true })]
    await save(server(), one.token)
    expect(await list(server(), other.token)).toEqual([])
    expect(await list(server(), one.token, 'shop.customer')).toEqual([])
    await save(server(), other.token, { records: [{ ...condition, val: 'theirs' }] })
    expect(await list(server(), one.token)).toMatchObject([{ records: [{ val: 'Ada' }] }])
  })

  test('are deleted by their owner and by nobody else', async () => {
    const [one, other] = [await server().signIn(), await server().signIn({ isAdmin: true })]
    const { id } = (await save(server(), one.token)).body.result
    const remove = (token: string) => server().call('DELETE', '/sys/savedQuery/delete', { token, query: { id } })
    expect((await remove(other.token)).body).toMatchObject({ success: false, message: '未找到对应实体' })
    expect(await list(server(), one.token)).toHaveLength(1)
    expect((await remove(one.token)).body).toMatchObject({ success: true, message: '删除成功!' })
    expect(await list(server(), one.token)).toEqual([])
  })

  test('two at once under one name leave one', async () => {
    const { token } = await server().signIn()
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((val) => save(server(), token, { records: [{ ...condition, val }] })),
    )
    expect(answers.every(({ body }) => body.success)).toBe(true)
    expect(await list(server(), token)).toHaveLength(1)
  })

  test('keep of a condition what the wire knows of it', async () => {
    const { token } = await server().signIn()
    const full = {
      ...condition,
      dictCode: 'id',
      dictTable: 'sys_role',
      dictText: 'role_name',
      options: [{ value: '1', text: 'One' }],
      customReturnField: 'id',
    }
    await save(server(), token, { records: [full] })
    expect((await list(server(), token))[0]?.records).toEqual([full])
  })

  describe('are refused', () => {
    test.each([
      ['without a name', { title: '' }, '保存名称不能为空'],
      ['with a name of blanks', { title: '   ' }, '保存名称不能为空'],
      ['with too long a name', { title: 'x'.repeat(101) }, '请求参数不正确'],
      ['without a page', { pageId: '' }, '请求参数不正确'],
      ['without conditions', { records: [] }, '请求参数不正确'],
      ['with another match', { matchType: 'xor' }, '请求参数不正确'],
      ['with a condition without a field', { records: [{ ...condition, field: '' }] }, '请求参数不正确'],
      ['with something else in a condition', { records: [{ ...condition, sql: '1=1' }] }, '请求参数不正确'],
      ['with a text that no database keeps', { title: 'a\0b' }, '请求参数不正确'],
    ])('%s', async (_name, changes, message) => {
      const { token } = await server().signIn()
      const { body } = await save(server(), token, changes)
      expect(body).toMatchObject({ success: false, code: 500 })
      expect(body.message).toContain(message)
      expect(await list(server(), token)).toEqual([])
      expect(server().bugs).toEqual([])
    })

    test('beyond a hundred for a page', async () => {
      const { token } = await server().signIn()
      for (let count = 0; count < 100; count += 1) await save(server(), token, { title: `Query ${count}` })
      expect((await save(server(), token)).body.message).toBe('每个页面最多保存 100 个查询')
      expect((await save(server(), token, { title: 'Query 7' })).body.success).toBe(true)
    })
  })

  test('go with the person', async () => {
    const { token, id } = await server().signIn()
    await save(server(), token)
    await server().db.deleteFrom('sysUserRole').where('userId', '=', id).execute()
    await server().db.deleteFrom('sysUser').where('id', '=', id).execute()
    const left = await server().db.selectFrom('sysSavedQuery').select('id').where('userId', '=', id).execute()
    expect(left).toEqual([])
  })
})
