import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { schemaNames } from '../../../runtime/language/index.ts'
import { describeDatabase } from '../harness.ts'

interface About {
  readonly version: string
  readonly references: readonly { readonly form: string; readonly address: string }[]
}

describeDatabase('what a server says of itself', {}, (server) => {
  test('is its version and where its language is described, for who is signed in', async () => {
    const { token } = await server().signIn()
    const { result } = (await server().call<About>('GET', '/about', { token })).body
    expect(result.version).toBe(manifest.version)
    expect(result.references.map(({ form }) => form)).toEqual(schemaNames)
    expect((await server().call('GET', '/about', {})).status).toBe(401)
  })

  test.each(schemaNames)('the schema `%s` is read without a session, as editors do', async (form) => {
    const { status, text } = await server().call('GET', `/about/${form}.schema.json`, {})
    expect(status).toBe(200)
    expect(JSON.parse(text)).toHaveProperty('$schema')
  })
})
