import { expect } from 'vitest'
import { test } from './harness/test.ts'

test('the app is served under a policy that runs only its own scripts', async ({ app }) => {
  const answer = await fetch(`${app.url}/user/login`)
  const policy = new Map(
    (answer.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')] as const
    }),
  )
  expect(policy.get('script-src')).toBe("'self'")
  expect(policy.get('default-src')).toBe("'self'")
  expect(policy.get('object-src')).toBe("'none'")
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe-eval|\*/)
  expect(await answer.text()).not.toMatch(/<script(?![^>]*\bsrc=)|\son[a-z]+=/)
})
