import { expect, test } from 'vitest'
import { type LoadTexts, loadText } from '../../runtime/data/texts/textBatch.ts'

const code = 'sys_user,realname,username'

function createLoader() {
  const calls: (readonly string[])[] = []
  const load: LoadTexts = async (_code, keys) => {
    calls.push(keys)
    return keys.map((key) => key.toUpperCase())
  }
  return { calls, load }
}

test('cells that ask in one turn cost one call, each key once', async () => {
  const { calls, load } = createLoader()
  const keys = ['ada', 'grace', 'ada']
  const texts = await Promise.all(keys.map((key) => loadText(load, code, key)))
  expect(texts).toEqual(['ADA', 'GRACE', 'ADA'])
  expect(calls).toEqual([['ada', 'grace']])
})

test('tables are asked apart, and a later turn is a later call', async () => {
  const { calls, load } = createLoader()
  await Promise.all([loadText(load, code, 'ada'), loadText(load, 'other,a,b', 'x')])
  await loadText(load, code, 'grace')
  expect(calls).toEqual([['ada'], ['x'], ['grace']])
})

test('a long list is cut into calls of a hundred keys', async () => {
  const { calls, load } = createLoader()
  const keys = Array.from({ length: 250 }, (_, index) => `u${index}`)
  const texts = await Promise.all(keys.map((key) => loadText(load, code, key)))
  expect(calls.map((call) => call.length)).toEqual([100, 100, 50])
  expect(texts.at(-1)).toBe('U249')
})
