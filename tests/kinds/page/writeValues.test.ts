import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeValuesOfExpressions } from '../../../runtime/format/writeValues.ts'
import { compileExpression, setValueWriter } from '../../../runtime/language/index.ts'

const evaluate = (source: string): unknown => {
  const compiled = compileExpression(source)
  const result = compiled.ok ? compiled.expression.evaluate({ record: { at: '2026-01-31 08:05:09' } }) : undefined
  return result?.ok ? result.value : undefined
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  writeValuesOfExpressions()
})
afterEach(() => {
  setValueWriter(undefined)
  vi.unstubAllGlobals()
})

test.each([
  ["format(1234.5, 'money', 'USD')", '$1,234.50'],
  ["format('1234.5', 'number', 3)", '1,234.500'],
  ["format(0.25, 'percent')", '25%'],
  ["format(-2, 'signed', 1)", '-2.0'],
  ["format(record.at, 'date')", '2026-01-31'],
  ["format(null, 'money')", '–'],
  ["format(5, 'unknown')", '5'],
  ["format(5, 'number', 99)", '5.00000000000000000000'],
])('%s is written as pages write it: %s', (source, text) => {
  expect(evaluate(source)).toBe(text)
})

test('the language is the one in which the app is shown', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN' } })
  expect(evaluate("format(12345, 'compact')")).toBe('1.2万')
})

test('without what writes values they stand as they are', () => {
  setValueWriter(undefined)
  expect(evaluate("format(1234.5, 'money', 'USD')")).toBe('1234.5')
})
