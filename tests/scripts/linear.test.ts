import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkLinear, findSlowExpressions } from '../../scripts/test/checkLinear.ts'

test('no regular expression of the server takes longer than its text is long', { timeout: 120_000 }, () => {
  expect(checkLinear(join(import.meta.dirname, '../..'))).toEqual([])
})

describe('an expression is slow', () => {
  test.each(['/0+$/', '/\\s*,\\s*/g', '/^\\d+\\.?\\d*$/', '/(a+)+$/'])('such as %s', (code) => {
    expect(findSlowExpressions('server/a.ts', `const a = 1\nconst b = ${code}\n`)).toMatchObject([{ line: 2, code }])
  })

  test.each(['/(?<!0)0+$/', '/^\\d+(\\.\\d*)?$/', '/a+b/y', '/^a+$/', "'0+$'"])('but not %s', (code) => {
    expect(findSlowExpressions('server/a.ts', `const b = ${code}\n`)).toEqual([])
  })
})
