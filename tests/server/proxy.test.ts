import { expect, onTestFinished, test } from 'vitest'
import { createTestServer } from './harness.ts'
import { addPerson } from './modules/people.ts'

interface Visit {
  /** The address that the session has. */
  readonly address: string | null
  /** The cookie of the sign-in. */
  readonly cookie: string
}

/** A sign-in that came with the headers of a proxy. */
async function visit(environment: Readonly<Record<string, string>>): Promise<Visit> {
  const server = await createTestServer('pglite', { environment })
  onTestFinished(() => server.close())
  const person = await addPerson(server)
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9', 'x-forwarded-proto': 'https' }
  const answer = await server.call<{ token: string }>('POST', '/sys/login', { body: person, headers })
  const sessions = await server.call<{ records: readonly { ip: string | null }[] }>('GET', '/sys/user/sessions', {
    token: answer.body.result.token,
  })
  return { address: sessions.body.result.records[0]?.ip ?? null, cookie: String(answer.headers['set-cookie']) }
}

test('a proxy that is trusted says where a visitor comes from, and no further than it knows', async () => {
  const { address, cookie } = await visit({ TRUST_PROXY: 'loopback' })
  expect(address).toBe('203.0.113.9')
  // It says that there is TLS, too, so that the cookie never leaves without it.
  expect(cookie).toMatch(/; Secure(;|$)/)
})

test('what anybody else says of it is not believed', async () => {
  const nobody = await visit({})
  expect(nobody.address).toBe('127.0.0.1')
  expect(nobody.cookie).toMatch(/^pagewright-files=((?!Secure).)+$/)
  expect((await visit({ TRUST_PROXY: '10.0.0.0/8' })).address).toBe('127.0.0.1')
})
