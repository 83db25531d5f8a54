import { expect, test } from 'vitest'
import { findLastChange, submitBySource } from '../../runtime/kinds/form/submitBySource.ts'
import type { Source } from '../../runtime/language/index.ts'
import type { DataRecord } from '../../runtime/registry/index.ts'
import { createTestClient } from '../data/testClient.ts'

/** What the server was asked when a form was saved. */
async function save(source: Source | undefined, mode: 'add' | 'edit', record: DataRecord = { id: '7' }) {
  const requests: string[] = []
  const { client } = createTestClient('http://127.0.0.1', {
    async fetch(input, init) {
      const request = new Request(input, init)
      requests.push(
        `${request.method} ${new URL(request.url).pathname}${new URL(request.url).search} ${await request.text()}`,
      )
      return Response.json({ success: true, code: 200, message: 'saved', result: null })
    },
  })
  const answer = await submitBySource(client, source, { mode }, record)
  return { requests, answer }
}

test.each([
  { mode: 'add', source: { rest: '/shop/order' }, requests: 'POST /api/shop/order/add {"id":"7"}' },
  { mode: 'edit', source: { rest: '/shop/order' }, requests: 'PUT /api/shop/order/edit {"id":"7"}' },
  { mode: 'edit', source: { rest: '/shop/order', edit: '/shop/change' }, requests: 'PUT /api/shop/change {"id":"7"}' },
  {
    mode: 'add',
    source: { onlineForm: 'orders' },
    requests: 'POST /api/online/cgform/api/form/orders?tabletype=1 {"id":"7"}',
  },
  {
    mode: 'edit',
    source: { onlineForm: 'orders', tableType: 2 },
    requests: 'PUT /api/online/cgform/api/form/orders?tabletype=2 {"id":"7"}',
  },
] as const)('$mode saves by $asked', async ({ mode, source, requests }) => {
  const saved = await save(source, mode)
  expect(saved.requests).toEqual([requests])
  expect(saved.answer.message).toBe('saved')
})

test('an online form gets the one row of a sub table as a list, as existing servers want it (wire contract 1.13)', async () => {
  const { requests } = await save({ onlineForm: 'orders', tableType: 2 }, 'add', { way: { city: 'Suzhou' } })
  expect(requests).toEqual(['POST /api/online/cgform/api/form/orders?tabletype=2 {"way":[{"city":"Suzhou"}]}'])
})

test('a form that nothing saves says so', async () => {
  await expect(save(undefined, 'add')).rejects.toThrow('The form does not specify where it is saved')
})

test.each([
  [{ updateTime: '2026-03-04 05:06:07' }, '2026-03-04 05:06:07'],
  [{ update_time: '2026-03-04 05:06:07' }, '2026-03-04 05:06:07'],
  [{ update_time: null }, ''],
  [{ name: 'x' }, undefined],
  [true, undefined],
])('what %j says of its last change is %j', (record, expected) => {
  expect(findLastChange(record)).toBe(expected)
})

test.each([
  { mode: 'add', sent: 'key-1' },
  { mode: 'edit', sent: null },
] as const)('the key of a new record travels with the write of the mode $mode', async ({ mode, sent }) => {
  const keys: (string | null)[] = []
  const { client } = createTestClient('http://127.0.0.1', {
    async fetch(input, init) {
      keys.push(new Request(input, init).headers.get('idempotency-key'))
      return Response.json({ success: true, code: 200, message: '', result: null })
    },
  })
  await submitBySource(client, { rest: '/shop/order' }, { mode }, { id: '7' }, { newKey: 'key-1' })
  expect(keys).toEqual([sent])
})
