import { describe, expect, inject, test } from 'vitest'
import { createListener } from '../../../server/db/listener.ts'
import { engines } from '../database.ts'
import { openTestDatabase } from '../testDatabase.ts'
import { openProxy } from './databaseProxy.ts'

describe.runIf(engines.includes('postgresql'))('a connection that listens', { timeout: 20_000 }, () => {
  test('notices a server that falls silent while it comes back', async () => {
    const database = await openTestDatabase('postgresql', inject('migratedDatabase'))
    const proxy = await openProxy(database.url ?? '')
    let silences = 0
    const listener = await createListener(proxy.url, {
      channel: 'test_channel',
      onPayload: () => undefined,
      onSilent: () => {
        silences += 1
      },
    })
    const silence = proxy.silenceAt('listen test_channel')
    proxy.cut()
    await silence
    await expect.poll(() => silences, { timeout: 4000 }).toBeGreaterThan(0)
    expect(listener.client()).toBeUndefined()
    // And it comes back with the server.
    proxy.setWay('open')
    await expect.poll(() => listener.client() !== undefined, { timeout: 4000 }).toBe(true)
    await listener.close()
    await proxy.close()
    await database.close()
  })
})
