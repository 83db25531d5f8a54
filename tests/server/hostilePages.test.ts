import { describe, expect, test } from 'vitest'
import type { AppError, Issue } from '../../runtime/language/index.ts'
import { readDocument } from '../../server/modules/page/readDocument.ts'
import { watchLoop } from './watchLoop.ts'

/** Milliseconds that this thread may work at once. */
const longest = 200

const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const list = { version: 1, kind: 'list', id: 'own.long', title: 'Long', source: { rest: '/sys/user' } }

describe('a page document', () => {
  test.each<[string, unknown]>([
    ['columns that all are wrong', { ...list, columns: many(15_000, (at) => ({ field: `f${at % 3}`, title: 'a' })) }],
    ['columns that are none', { ...list, columns: many(100_000, () => 5) }],
    ['names that nothing has', { ...list, ...Object.fromEntries(many(20_000, (at) => [`name${at}`, at])) }],
    [
      'fields with widgets that are none',
      { ...list, fields: Object.fromEntries(many(9000, (at) => [`f${at}`, { widget: 'none' }])) },
    ],
    ['lists without end', '['.repeat(400_000)],
    ['quotes without end', `{"kind":"${'\\'.repeat(400_000)}`],
  ])('of %s holds nobody up, and says how many more issues there are than it names', async (_, given) => {
    let result: { readonly issues: readonly Issue[]; readonly more: number } | undefined
    const { standstill } = await watchLoop(() =>
      readDocument(given, 'ada').catch((error: AppError) => {
        result = error.result as typeof result
      }),
    )
    expect(standstill).toBeLessThan(longest)
    expect(result?.issues.length).toBeGreaterThan(0)
    expect(result?.issues.length).toBeLessThanOrEqual(200)
    expect(result?.issues[0]).toMatchObject({ file: 'page.json', line: expect.any(Number) })
    expect(result?.more).toBeGreaterThanOrEqual(0)
  })

  test('that is long and right is read as a short one is', async () => {
    const names = many(3000, (at) => `f${at}`)
    const fields = Object.fromEntries(names.map((name) => [name, { label: name }]))
    const document = { ...list, fields, columns: names.map((field) => ({ field })) }
    for (const given of [document, JSON.stringify(document)]) {
      const { page, text } = await readDocument(given, 'ada')
      expect(page).toMatchObject({ kind: 'list', id: 'own.long' })
      expect(JSON.parse(text).columns).toHaveLength(3000)
    }
  })
})
