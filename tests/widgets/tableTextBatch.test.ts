import { expect, test } from 'vitest'
import { loadTableText } from '../../widgets/shared/tableTextBatch.ts'

const code = 'sys_user,realname,username'

function createDictionaries() {
  const calls: (readonly string[])[] = []
  return {
    calls,
    loadTexts: async (_code: string, keys: readonly string[]) => {
      calls.push(keys)
      return keys.map((key) => key.toUpperCase())
    },
  }
}

test('cells that ask in one turn cost one call, each key once', async () => {
  const dictionaries = createDictionaries()
  const keys = ['ada', 'grace', 'ada']
  const texts = await Promise.all(keys.map((key) => loadTableText(dictionaries, code, key)))
  expect(texts).toEqual(['ADA', 'GRACE', 'ADA'])
  expect(dictionaries.calls).toEqual([['ada', 'grace']])
})

test('tables are asked apart, and a later turn is a later call', async () => {
  const dictionaries = createDictionaries()
  await Promise.all([loadTableText(dictionaries, code, 'ada'), loadTableText(dictionaries, 'other,a,b', 'x')])
  await loadTableText(dictionaries, code, 'grace')
  expect(dictionaries.calls).toEqual([['ada'], ['x'], ['grace']])
})

test('a long list is cut into calls of a hundred keys', async () => {
  const dictionaries = createDictionaries()
  const keys = Array.from({ length: 250 }, (_, index) => `u${index}`)
  const texts = await Promise.all(keys.map((key) => loadTableText(dictionaries, code, key)))
  expect(dictionaries.calls.map((call) => call.length)).toEqual([100, 100, 50])
  expect(texts.at(-1)).toBe('U249')
})
