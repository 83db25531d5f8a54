import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeKind, filterKinds, predicateKinds } from '../../../server/modules/gateway/kinds.ts'
import { describeEachDatabase } from '../harness.ts'

interface GatewayRoute {
  readonly id: string
  readonly predicates: unknown
  readonly filters: unknown
  readonly predicateRows: unknown
  readonly filterRows: unknown
  readonly createBy: string
}

const route = {
  routerId: 'orders',
  name: 'Orders',
  uri: 'lb://orders',
  predicates: [{ name: 'Path', args: ['/orders/**', '/order/**'] }],
  filters: [
    { name: 'StripPrefix', args: [{ key: 'parts', value: '1' }] },
    {
      name: 'AddRequestHeader',
      args: [
        { key: '_genkey_0', value: 'X-A' },
        { key: '_genkey_1', value: 'b=c' },
      ],
    },
  ],
  status: 1,
  persistable: 0,
  showApi: 1,
  stripPrefix: 0,
  retryable: 1,
}

describeEachDatabase('gateway routes', {}, (server) => {
  const save = (token: string, body: object) =>
    server().call<GatewayRoute>('POST', '/sys/gatewayRoute/updateAll', { token, body })

  test('are kept as the wire has them, and offered to a form as lines', async () => {
    const { token, username } = await server().signIn({ codes: ['gateway:edit', 'gateway:list'] })
    const { result } = (await save(token, { router: route })).body
    expect(result).toMatchObject({
      ...route,
      createBy: username,
      filters: [
        route.filters[0],
        {
          name: 'AddRequestHeader',
          args: [
            { key: 'name', value: 'X-A' },
            { key: 'value', value: 'b=c' },
          ],
        },
      ],
      predicateRows: [{ name: 'Path', args: '/orders/**\n/order/**' }],
      filterRows: [
        { name: 'StripPrefix', args: 'parts=1' },
        { name: 'AddRequestHeader', args: 'name=X-A\nvalue=b=c' },
      ],
    })
    // The form sends back what it was given, without the wrapper of the wire.
    const again = await server().call<GatewayRoute>('PUT', '/sys/gatewayRoute/updateAll', {
      token,
      body: {
        id: result.id,
        predicates: result.predicateRows,
        filters: result.filterRows,
        uri: 'https://orders.example',
      },
    })
    expect(again.body.result).toMatchObject({ id: result.id, predicates: result.predicates, filters: result.filters })
    const { body } = await server().call<{ records: readonly GatewayRoute[] }>('GET', '/sys/gatewayRoute/list', {
      token,
    })
    expect(body.result.records).toHaveLength(1)
  })

  test.each([
    [{ predicates: [{ name: 'Script', args: ['x'] }] }, '没有这种断言：Script'],
    [{ predicates: [{ name: 'constructor', args: [] }] }, '没有这种断言'],
    [{ predicates: 'Path=/**' }, '断言格式不正确'],
    [{ predicates: [null] }, '断言格式不正确'],
    [{ predicates: [{ args: [] }] }, '断言格式不正确'],
    [{ predicates: [{ name: 'Path', args: [{}] }] }, '断言格式不正确'],
    [{ predicates: [{ name: 'Path', args: { a: 1 } }] }, '断言格式不正确'],
    [{ filters: ['StripPrefix'] }, '过滤器格式不正确'],
    [{ filters: [{ name: 'StripPrefix', args: [{ value: '1' }] }] }, '过滤器格式不正确'],
    [{ filters: [{ name: 'AddRequestHeader', args: [{ key: 'name', value: ['x'] }] }] }, '过滤器格式不正确'],
    [{ predicates: [{ name: 'Path', args: [] }] }, 'Path 缺少参数 pattern'],
    [{ predicates: [{ name: 'Path', args: ['no slash'] }] }, 'Path 的参数 pattern 不正确'],
    [{ predicates: [{ name: 'After', args: ['yesterday'] }] }, 'After 的参数 datetime 不正确'],
    [{ predicates: [{ name: 'Cookie', args: ['a', 'b', 'c'] }] }, 'Cookie 的参数过多'],
    [{ predicates: [{ name: 'Method', args: 'GET\nTRACE' }] }, 'Method 的参数 method 不正确：TRACE'],
    [{ filters: [{ name: 'StripPrefix', args: [{ key: 'parts', value: 'x' }] }] }, 'StripPrefix 的参数 parts 不正确'],
    [{ filters: [{ name: 'StripPrefix', args: [{ key: 'class', value: '1' }] }] }, 'StripPrefix 没有参数 class'],
    [{ filters: [{ name: 'SaveSession', args: 'x' }] }, 'SaveSession 没有参数'],
    [
      {
        filters: [
          {
            name: 'RequestRateLimiter',
            args: 'redis-rate-limiter.replenishRate=1\nredis-rate-limiter.burstCapacity=2\nkey-resolver=#{T(java.lang.Runtime)}',
          },
        ],
      },
      'key-resolver 不正确',
    ],
    [{ uri: 'javascript:alert(1)' }, '路由URI须以'],
    [{ uri: 'file:///etc/passwd' }, '路由URI须以'],
    [{ status: 2 }, 'status须为 0 或 1'],
    [{ routerId: '' }, '路由ID不能为空'],
  ])('are refused as %j', async (values, message) => {
    const { token } = await server().signIn({ codes: ['gateway:edit'] })
    const { body } = await save(token, { router: { ...route, routerId: 'refused', ...values } })
    expect(body.success).toBe(false)
    expect(body.message).toContain(message)
    expect(server().bugs).toEqual([])
  })

  test('have ids of their own, and take no field that is not theirs', async () => {
    const { token } = await server().signIn({ codes: ['gateway:edit'] })
    const { result } = (await save(token, { router: { ...route, routerId: 'own', createBy: 'somebody' } })).body
    expect(result.createBy).not.toBe('somebody')
    expect((await save(token, { router: { ...route, routerId: 'own' } })).body.result).toEqual({
      routerId: '路由ID已存在',
    })
  })

  test('are written by who may', async () => {
    const reader = await server().signIn({ codes: ['gateway:list'] })
    expect((await save(reader.token, { router: route })).body.code).toBe(510)
    expect((await server().call('GET', '/sys/gatewayRoute/clearRedis', { token: reader.token })).body.code).toBe(510)
    const { token } = await server().signIn({ isAdmin: true })
    const { id } = (await save(token, { router: { ...route, routerId: 'short-lived' } })).body.result
    expect((await server().call('GET', '/sys/gatewayRoute/clearRedis', { token })).body.success).toBe(true)
    const removed = await server().call('DELETE', '/sys/gatewayRoute/delete', { token, query: { id } })
    expect(removed.body.success).toBe(true)
  })
})

test.each([
  ['gateway_predicate', predicateKinds],
  ['gateway_filter', filterKinds],
])('the dictionary %s offers the kinds that the server takes', (code, kinds) => {
  const { items } = JSON.parse(readFileSync(`schemas/system/dictionaries/${code}.json`, 'utf8'))
  expect(items).toEqual(kinds.map((kind) => ({ value: kind.name, text: describeKind(kind) })))
})
