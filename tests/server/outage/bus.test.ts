import { describe, expect, inject, test } from 'vitest'
import { createPostgresBus } from '../../../server/realtime/postgresBus.ts'
import { engines } from '../database.ts'
import { openTestDatabase } from '../testDatabase.ts'
import { openProxy } from './databaseProxy.ts'

describe.runIf(engines.includes('postgresql'))('the bus of several processes', { timeout: 30_000 }, () => {
  test('carries what one said while it was cut off once it is back, and tells it that it may have missed something', async () => {
    const database = await openTestDatabase('postgresql', inject('migratedDatabase'))
    const proxy = await openProxy(database.url ?? '')
    const [cutOff, other] = [await createPostgresBus(proxy.url), await createPostgresBus(database.url ?? '')]
    const received: string[] = []
    let gaps = 0
    other.subscribe(({ text }) => received.push(text))
    cutOff.onGap(() => {
      gaps += 1
    })
    proxy.setWay('refused')
    for (const text of ['one', 'two', 'three']) cutOff.publish({ topic: 'orders', text })
    expect([received, gaps]).toEqual([[], 0])
    proxy.setWay('open')
    await expect.poll(() => received, { timeout: 10_000 }).toEqual(['one', 'two', 'three'])
    expect(gaps).toBe(1)
    cutOff.publish({ topic: 'orders', text: 'four' })
    await expect.poll(() => received.at(-1)).toBe('four')
    await Promise.all([cutOff.close(), other.close()])
    await proxy.close()
    await database.close()
  })
})
