import { describe, expect, test } from 'vitest'
import { compileExpression, type EvaluationResult, type Scope } from '../../../runtime/language/expression/index.ts'

function codeOf(source: string): string | undefined {
  const compiled = compileExpression(source)
  return compiled.ok ? undefined : compiled.errors[0]?.code
}

function run(source: string, scope: Scope = {}): EvaluationResult {
  const compiled = compileExpression(source)
  if (!compiled.ok) throw new Error(compiled.errors[0]?.message)
  return compiled.expression.evaluate(scope)
}

function nest(opening: string, inner: string, closing: string, times: number): string {
  return opening.repeat(times) + inner + closing.repeat(times)
}

describe('the source of an expression', () => {
  test('has at most 10,000 characters', () => {
    expect(codeOf(`'${'x'.repeat(9_998)}'`)).toBeUndefined()
    expect(compileExpression(`'${'x'.repeat(9_999)}'`)).toEqual({
      ok: false,
      errors: [
        {
          offset: 0,
          length: 10_001,
          code: 'expression-limit',
          message: 'An expression has at most 10,000 characters, not 10001; split it.',
        },
      ],
    })
  })

  test.each([
    ['parentheses', nest('(', '1', ')', 4_000)],
    ['lists', nest('[', '1', ']', 4_000)],
    ['objects', nest('{a:', '1', '}', 2_000)],
    ['calls', nest('len(', '1', ')', 1_900)],
    ['signs', `${'!'.repeat(9_000)}1`],
    ['sums', `${'1+'.repeat(4_900)}1`],
    ['members', `record${'.a'.repeat(4_900)}`],
    ['indexes', `record${'[0]'.repeat(3_000)}`],
    ['choices', `${'1?1:'.repeat(2_400)}1`],
    ['sums inside sums', nest('(', `1${'+1'.repeat(20)}`, `${'+1'.repeat(20)})`, 150)],
  ])('nests or chains %s at most 200 levels', (_, source) => {
    expect(source.length).toBeLessThanOrEqual(10_000)
    expect(codeOf(source)).toBe('expression-limit')
  })

  test('may be as deep as a person writes', () => {
    expect(run(nest('(', '1', ')', 150))).toEqual({ ok: true, value: 1 })
    expect(run(`0${'+1'.repeat(150)}`)).toEqual({ ok: true, value: 150 })
  })
})

describe('the evaluation of an expression', () => {
  const rows = Array.from({ length: 9_000 }, (_, id) => ({ id }))

  test('works through a long list', () => {
    expect(run("sumBy(rows, 'id')", { rows })).toEqual({ ok: true, value: 40_495_500 })
    const names = rows.map(({ id }) => ({ name: `name ${9_000 - id}` }))
    expect(run("len(join(pluck(rows, 'name')))", { rows: names }).ok).toBe(true)
    expect(run("sort(rows, 'name')[0]", { rows: names.slice(0, 5_000) })).toEqual({
      ok: true,
      value: { name: 'name 4001' },
    })
    expect(run("len(unique(pluck(rows, 'name')))", { rows: names })).toEqual({ ok: true, value: 9_000 })
    expect(run('len(rows)', { rows: Array.from({ length: 1_000_000 }) })).toEqual({ ok: true, value: 1_000_000 })
  })

  test('ends with an error after 10,000 steps, at the whole expression', () => {
    const source = `[${"sumBy(rows, 'id'),".repeat(20)}]`
    const message = 'This takes more than 10,000 steps; use shorter lists and texts, or split it.'
    expect(run(source, { rows })).toEqual({
      ok: false,
      error: { offset: 0, length: source.length, code: 'expression-limit', message },
    })
  })

  test.each<[string, string, Scope]>([
    ['a text that grows', "replace(values.text, 'x', values.text)", { values: { text: 'x'.repeat(5_000) } }],
    ['a text joined to another', 'values.text + values.text', { values: { text: 'x'.repeat(60_000) } }],
    ['a text padded without end', "padStart('', 1e9)", {}],
    ['a list of the letters of a text', "split(values.text, '')", { values: { text: 'x'.repeat(20_000) } }],
    ['a list of rows', "pluck(rows, 'id')", { rows: [...rows, ...rows] }],
    ['a list with holes alone', 'first(rows)', { rows: new Array(2 ** 31) }],
    ['an enormous result', 'rows', { rows: new Array(2 ** 31) }],
    ['an enormous text', 'upper(values.text)', { values: { text: 'x'.repeat(5_000_000) } }],
  ])('refuses to make %s', (_, source, scope) => {
    expect(run(source, scope)).toMatchObject({ ok: false, error: { code: 'expression-limit' } })
  })

  test('refuses a value that contains itself instead of following it for ever', () => {
    const record: Record<string, unknown> = { id: 1, children: [] }
    record.self = record
    record.children = [record, record]
    const scope = { record, values: structuredClone(record) }
    expect(run('record.self.self.id', scope)).toEqual({ ok: true, value: 1 })
    for (const source of [
      'record',
      'record == values',
      "'' + record",
      'text(record.children)',
      'unique(record.children)',
    ]) {
      expect(run(source, scope), source).toMatchObject({ ok: false, error: { code: 'expression-limit' } })
    }
  })

  test('gives a fresh budget to every evaluation', () => {
    const compiled = compileExpression("sumBy(rows, 'id')")
    for (let turn = 0; turn < 20; turn += 1) {
      expect(compiled.ok && compiled.expression.evaluate({ rows }).ok).toBe(true)
    }
  })
})
