import { expect, test } from 'vitest'
import { createPageScript } from '../../runtime/page/scripts/pageScripts.ts'

const scripts = { code: 'orders', list: 'a(){}', form: ' ' }

test.each([
  ['list', 'a(){}'],
  ['treeTable', 'a(){}'],
  ['form', undefined],
  ['page', undefined],
  ['picker', undefined],
] as const)('the script of a page of the kind %s is %s', (kind, text) => {
  expect(createPageScript(scripts, kind, true)?.text).toBe(text)
  expect(createPageScript(undefined, kind, true)).toBeUndefined()
})

test('a call waits until the script is there', async () => {
  const script = createPageScript(scripts, 'list', true)
  const answer = script?.run({ method: 'a' })
  script?.attach(async ({ method }) => method !== 'a')
  expect(await answer).toBe(false)
  script?.attach(async () => true)
  expect(await script?.run({ method: 'a' })).toBe(true)
})

test('a site that runs no scripts lets everything pass', async () => {
  expect(await createPageScript(scripts, 'list', false)?.run({ method: 'a' })).toBe(true)
})
