import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compileExpression,
  compileTemplate,
  type EvaluationResult,
  resolveTemplates,
} from '../../../runtime/language/expression/index.ts'
import { poisonedScopes } from './poison.ts'
import { calculations, expressions, soups } from './sources.ts'

const longestEvaluation = 2_000

/** Walks a result to its last leaf and fails on anything that is no data. */
function expectData(value: unknown): void {
  if (value === null || ['undefined', 'string', 'boolean'].includes(typeof value)) return
  if (typeof value === 'number') {
    expect(Number.isFinite(value)).toBe(true)
    return
  }
  if (typeof value !== 'object') throw new Error(`A ${typeof value} came out.`)
  const prototype = Object.getPrototypeOf(value)
  expect([Object.prototype, Array.prototype, Date.prototype]).toContain(prototype)
  expect([Object.prototype, Array.prototype, Date.prototype, globalThis]).not.toContain(value)
  for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (['__proto__', 'constructor', 'prototype'].includes(key)) throw new Error(`A member ${key} came out.`)
    if (!Object.hasOwn(descriptor, 'value')) throw new Error(`An accessor ${key} came out.`)
    expectData(descriptor.value)
  }
  expect(Object.getOwnPropertySymbols(value)).toEqual([])
}

function expectTamed(evaluate: () => EvaluationResult): void {
  const start = performance.now()
  const result = evaluate()
  expect(performance.now() - start).toBeLessThan(longestEvaluation)
  if (result.ok) expectData(result.value)
  else expect(result.error.code).toBe('expression-limit')
}

describe('whatever is written as an expression', () => {
  test.each([
    ['tokens thrown together', soups],
    ['characters thrown together', fc.string({ unit: 'binary', maxLength: 60 })],
    ['characters of a keyboard', fc.string({ unit: 'grapheme-ascii', maxLength: 60 })],
  ])('%s compile, or give errors inside of the source', (_, sources) => {
    fc.assert(
      fc.property(sources, poisonedScopes, (source, { scope, traces }) => {
        const compiled = compileExpression(source)
        if (compiled.ok) expectTamed(() => compiled.expression.evaluate(scope))
        else {
          expect(compiled.errors.length).toBeGreaterThan(0)
          for (const { offset, length, message } of compiled.errors) {
            expect(offset).toBeGreaterThanOrEqual(0)
            expect(length).toBeGreaterThanOrEqual(0)
            expect(offset + length).toBeLessThanOrEqual(source.length)
            expect(message).toMatch(/[.?]$/)
          }
        }
        expect(traces.seen).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  test('texts with braces compile as templates, or give errors inside of the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(soups, fc.constantFrom('{{', '}}', '\\', '{{ 1 }}', ' ')), { maxLength: 8 }),
        poisonedScopes,
        (parts, { scope }) => {
          const source = parts.join('')
          const compiled = compileTemplate(source)
          if (compiled.ok) expectTamed(() => compiled.template.evaluate(scope))
          else
            for (const { offset, length } of compiled.errors) expect(offset + length).toBeLessThanOrEqual(source.length)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('a valid expression over a poisoned scope', () => {
  test('gives data or a limit, runs no code of the scope and changes nothing in it', () => {
    fc.assert(
      fc.property(expressions, poisonedScopes, (source, { scope, traces }) => {
        const compiled = compileExpression(source)
        if (!compiled.ok) throw new Error(`${source}: ${compiled.errors[0]?.message}`)
        expectTamed(() => compiled.expression.evaluate(scope))
        expect(traces.seen).toEqual([])
      }),
      { numRuns: 6_000 },
    )
  })

  test.each(['constructor', '__proto__', 'prototype'])('never reads %s, however the name is made', (name) => {
    const scope = {
      values: JSON.parse(`{"${name}": {"a": 1}}`),
      record: { key: name, list: [], call: () => 1 },
      user: 'Ann',
    }
    const half = Math.floor(name.length / 2)
    const key = `'${name.slice(0, half)}' + '${name.slice(half)}'`
    for (const target of [
      'values',
      'record',
      'record.list',
      'user',
      '1',
      'true',
      '{}',
      '[]',
      "''",
      'now()',
      'record.call',
    ]) {
      for (const source of [
        `(${target})[${key}]`,
        `(${target})?.[record.key]`,
        `pluck([${target}], ${key})[0]`,
        `first(sort([${target}], ${key}))[${key}]`,
      ]) {
        const compiled = compileExpression(source)
        expect(compiled.ok && compiled.expression.evaluate(scope), source).toEqual({ ok: true, value: undefined })
      }
    }
    expect(compileExpression(`record.${name}`).ok).toBe(false)
    expect(compileExpression(`${key} in values`).ok).toBe(true)
  })

  test.each([
    'globalThis',
    'window',
    'process',
    'Function',
    'eval',
    'require',
    'self.constructor',
    'import',
    'this',
    'arguments',
  ])('%s is no name of the language', (source) => {
    expect(compileExpression(source).ok).toBe(false)
    expect(compileExpression(`${source}('1')`).ok).toBe(false)
  })
})

describe('laws', () => {
  test('numbers and logic mean what they mean in JavaScript', () => {
    let compared = 0
    fc.assert(
      fc.property(calculations, (source) => {
        const compiled = compileExpression(source)
        // Chained comparisons are refused here, and both refuse `??` beside `||`.
        if (!compiled.ok) return
        const expected: unknown = runInNewContext(source)
        const value = typeof expected === 'number' ? expected + 0 : expected
        expect(compiled.expression.evaluate({})).toEqual({ ok: true, value })
        compared += 1
      }),
      { numRuns: 1_000 },
    )
    expect(compared).toBeGreaterThan(400)
  })

  test('space and parentheses around an expression change nothing', () => {
    const scope = {
      record: { id: 1, a: ['x', 2], name: 'Ann' },
      rows: [{ id: 2 }, { id: 1 }],
      values: { a: null, id: '1' },
    }
    fc.assert(
      fc.property(expressions, (source) => {
        const plain = compileExpression(source)
        const wrapped = compileExpression(`\n( ${source} )\t`)
        if (!plain.ok || !wrapped.ok) throw new Error(source)
        const first = plain.expression.evaluate(scope)
        const second = wrapped.expression.evaluate(scope)
        expect(second.ok).toBe(first.ok)
        if (first.ok && second.ok) expect(second.value).toEqual(first.value)
        expect(wrapped.expression.dependencies).toEqual(plain.expression.dependencies)
      }),
      { numRuns: 1_000 },
    )
  })

  test('a template of one expression gives what the expression gives', () => {
    const scope = { record: { id: 1, a: ['x', 2], name: '{{1+1}}' }, rows: [{ id: 2 }, { id: 1 }] }
    fc.assert(
      fc.property(expressions, (source) => {
        const expression = compileExpression(source)
        if (!expression.ok) throw new Error(source)
        const alone = expression.expression.evaluate(scope)
        const { value, errors } = resolveTemplates(`{{ ${source} }}`, scope)
        if (alone.ok) expect(value).toEqual(alone.value)
        else expect(errors).toHaveLength(1)
      }),
      { numRuns: 1_000 },
    )
  })

  test('data is never a template: every value of a scope comes out of a document as it is', () => {
    const data = fc.jsonValue({
      stringUnit: fc.constantFrom('{{', '}}', '1', '+', ' ', 'record', '\\', 'a') as fc.Arbitrary<string>,
    })
    fc.assert(
      fc.property(data, (record) => {
        const { value, errors } = resolveTemplates({ body: ['{{ record }}'] }, { record })
        expect(errors).toEqual([])
        expect(JSON.stringify(value)).toBe(JSON.stringify({ body: [record] }))
      }),
      { numRuns: 1_000 },
    )
  })
})
