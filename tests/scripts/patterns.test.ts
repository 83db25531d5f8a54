import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkPatterns, expressionsOfTexts, findMadeExpressions } from '../../scripts/test/checkPatterns.ts'

const root = join(import.meta.dirname, '../..')

test('what a person wrote becomes a pattern, and never an expression of the machine', { timeout: 120_000 }, () => {
  expect(checkPatterns(root)).toEqual([])
})

test.each(Object.keys(expressionsOfTexts))('%s still makes an expression of a text', (file) => {
  expect(findMadeExpressions(file, readFileSync(join(root, file), 'utf8'))).not.toEqual([])
})

describe('an expression of a text is found', () => {
  test.each(['new RegExp(rule.pattern)', "RegExp(written, 'u')", 'new RegExp(`^$\u007bpart}$`)'])('in %s', (code) => {
    expect(findMadeExpressions('runtime/a.ts', `const a = 1\nconst b = ${code}\n`)).toMatchObject([{ line: 2 }])
  })

  test.each(["new RegExp('^a$')", 'new RegExp(/a/g)', '/a/', 'value instanceof RegExp'])('but not in %s', (code) => {
    expect(findMadeExpressions('runtime/a.ts', `const b = ${code}\n`)).toEqual([])
  })
})
