import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toExpression } from '../../server/http/query/toExpression.ts'
import { describeEachDatabase } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'
import { watchLoop } from './watchLoop.ts'

/** Milliseconds that one list call may hold up the others. */
const longest = 200

describeEachDatabase('a call', { modules: [], install: packOf({ 'tables/goods.json': goodsTable }) }, (server) => {
  const ask = async (query: Readonly<Record<string, string>>) => {
    const { token } = await server().signIn({ codes: ['demo:goods:list'] })
    await server().call('GET', '/demo/goods/list', { token })
    const call = { message: '', success: false }
    const { standstill } = await watchLoop(async () => {
      const { body } = await server().call('GET', '/demo/goods/list', { token, query })
      Object.assign(call, { message: body.message, success: body.success })
    })
    expect(server().bugs).toEqual([])
    return { ...call, standstill }
  }

  test.each([
    ['values', { code: 'a,'.repeat(2001) }],
    ['elements', { tags: `,${'a,'.repeat(7000)}` }],
    ['moments', { soldAt: '2026-01-01 10:00:00,'.repeat(2001) }],
    ['lines', { superQueryParams: JSON.stringify(Array(2001).fill({ field: 'name', rule: 'eq', val: 'a' })) }],
  ])('with too many %s is refused in words', async (_, query) => {
    const { standstill, ...answer } = await ask(query)
    expect(answer).toEqual({ success: false, message: '查询条件中的值不能超过 2000 个' })
    expect(standstill).toBeLessThan(longest)
  })

  test('with as many values as it may have is answered', async () => {
    const { standstill, success } = await ask({ code: 'a,'.repeat(2000) })
    expect(success).toBe(true)
    expect(standstill).toBeLessThan(longest)
  })

  test('has a rule of 50,000 values written without one within the other', () => {
    const values = Array.from({ length: 50_000 }, (_, index) => `${index}`)
    const rule = toExpression(
      { match: 'and', conditions: [{ field: 'code', operator: 'in', value: values }] },
      { code: { type: 'text' } },
    )
    expect(sql`${rule}`.compile(server().db).parameters).toHaveLength(50_000)
  })
})
