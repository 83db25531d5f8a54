import { expect, onTestFinished, test } from 'vitest'
import { createTestServer } from './harness.ts'
import { addPerson } from './modules/people.ts'

/** The address that a session has whose sign-in came with a header of a proxy. */
async function addressOf(environment: Readonly<Record<string, string>>): Promise<string | null> {
  const server = await createTestServer('pglite', { environment })
  onTestFinished(() => server.close())
  const person = await addPerson(server)
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
  const { body } = await server.call<{ token: string }>('POST', '/sys/login', { body: person, headers })
  const sessions = await server.call<{ records: readonly { ip: string | null }[] }>('GET', '/sys/user/sessions', {
    token: body.result.token,
  })
  return sessions.body.result.records[0]?.ip ?? null
}

test('a proxy that is trusted says where a visitor comes from, and no further than it knows', async () => {
  expect(await addressOf({ TRUST_PROXY: 'loopback' })).toBe('203.0.113.9')
})

test('what anybody else says of it is not believed', async () => {
  expect(await addressOf({})).toBe('127.0.0.1')
  expect(await addressOf({ TRUST_PROXY: '10.0.0.0/8' })).toBe('127.0.0.1')
})
