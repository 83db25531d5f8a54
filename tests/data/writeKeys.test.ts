import { describe, expect, test } from 'vitest'
import { CallError } from '../../runtime/data/callError.ts'
import { createWriteKeys } from '../../runtime/data/writeKeys.ts'
import { createTestClient } from './testClient.ts'

const answerOf = (success: boolean) => Response.json({ success, code: success ? 200 : 500, message: '', result: null })

/** A client whose calls are answered one after the other as given, with the keys that were sent. */
function createKeyed(...answers: readonly (() => Response | Promise<Response>)[]) {
  const keys: (string | null)[] = []
  const waiting = [...answers]
  let tenant = 1000
  const { client } = createTestClient('http://127.0.0.1', {
    getTenant: () => tenant,
    async fetch(input, init) {
      keys.push(new Request(input, init).headers.get('idempotency-key'))
      return (waiting.shift() ?? (() => answerOf(true)))()
    },
  })
  const send = (path = '/sys/role/add', body: unknown = { roleName: 'a' }) =>
    client.post(path, body, { report: false }).catch(() => undefined)
  const enter = (other: number) => {
    tenant = other
  }
  return { client, keys, send, enter }
}

const lose = (): never => {
  throw new TypeError('The connection is gone.')
}
const broken = () => new Response('Bad gateway', { status: 502 })

describe('a write that may add something', () => {
  test('has another key once it was answered, whatever the answer says', async () => {
    const { keys, send } = createKeyed(
      () => answerOf(true),
      () => answerOf(false),
      () => new Response('', { status: 403 }),
    )
    for (let time = 0; time < 4; time += 1) await send()
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(keys).size).toBe(4)
  })

  test.each([
    ['no answer came', lose],
    ['a proxy answered in place of the server', broken],
    ['what came is no answer', () => new Response('<html>')],
  ])('keeps its key where %s, until an answer comes', async (_case, fail) => {
    const { keys, send } = createKeyed(fail, fail)
    for (let time = 0; time < 4; time += 1) await send()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    expect(keys[3]).not.toBe(keys[0])
  })

  test('has one key while it is on its way, as after a double click', async () => {
    const { keys, send } = createKeyed()
    await Promise.all([send(), send()])
    await send()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('shares no key with another write, nor with that of another tenant', async () => {
    const { keys, send, enter } = createKeyed(lose, lose, lose)
    await send()
    await send('/sys/role/add', { roleName: 'b' })
    await send('/sys/position/add')
    enter(2000)
    await send()
    expect(new Set(keys).size).toBe(4)
  })

  test('has another key once something was removed: that may have been what it added', async () => {
    const { client, keys, send } = createKeyed(lose)
    await send()
    await client.delete('/sys/role/delete', { id: '1' })
    await send()
    expect(keys[0]).not.toBeNull()
    expect(keys[2]).not.toBe(keys[0])
  })

  test('keeps the key that its caller gives it', async () => {
    const { client, keys } = createKeyed()
    await client.post('/sys/role/add', {}, { headers: { 'Idempotency-Key': 'own' } })
    expect(keys).toEqual(['own'])
  })

  test('has another key when it comes long after its answer was lost', async () => {
    let time = 0
    const keys: string[] = []
    const { send } = createWriteKeys(() => time)
    const sendLost = () =>
      send('add', async (key) => {
        keys.push(key)
        throw new CallError({ kind: 'network', url: '' })
      }).catch(() => undefined)
    await sendLost()
    time += 9 * 60_000
    await sendLost()
    time += 11 * 60_000
    await sendLost()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

test('what adds nothing, goes to another server or comes from nobody has no key', async () => {
  const { client, keys } = createKeyed()
  await client.put('/sys/role/edit', {})
  await client.get('/sys/role/list')
  await client.delete('/sys/role/delete', { id: '1' })
  await client.post('/sys/login', {}, { anonymous: true })
  await client.post('http://127.0.0.2/api/x', {}).catch(() => undefined)
  expect(keys).toEqual(keys.map(() => null))
})
