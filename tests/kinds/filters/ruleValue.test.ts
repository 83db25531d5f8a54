import { describe, expect, test } from 'vitest'
import { keepForRule, toElements } from '../../../runtime/kinds/list/filters/ruleValue.ts'
import { toFilterRule, toFirstRule } from '../../../runtime/kinds/list/queryRules.ts'

test.each([
  [undefined, []],
  [null, []],
  ['', []],
  [' , ', []],
  ['a', ['a']],
  ['a, b，c', ['a', 'b', 'c']],
  [
    ['a', '', undefined, 'b'],
    ['a', 'b'],
  ],
  [5, [5]],
  [false, [false]],
])('the elements of %j are %j', (value, elements) => {
  expect(toElements(value)).toEqual(elements)
})

test.each([
  { from: 'between', to: 'ge', value: [1, 9], kept: 1 },
  { from: 'between', to: 'in', value: [1, 9], kept: [1] },
  { from: 'multi', to: 'in', value: ['a', 'b'], kept: ['a', 'b'] },
  { from: 'multi', to: 'eq', value: 'a,b', kept: 'a' },
  { from: 'between', to: 'eq', value: undefined, kept: undefined },
  { from: 'ge', to: 'between', value: 5, kept: [5, undefined] },
  { from: 'eq', to: 'between', value: '', kept: undefined },
  { from: 'in', to: 'between', value: ['a', 'b'], kept: ['a', undefined] },
  { from: 'ge', to: 'le', value: 5, kept: 5 },
] as const)('from $from to $to $value becomes $kept', ({ from, to, value, kept }) => {
  expect(keepForRule(value, from, to)).toEqual(kept)
})

type Rule = Parameters<typeof keepForRule>[1]

interface RuleCase {
  readonly name: string
  readonly entry: Parameters<typeof toFilterRule>[0]
  readonly widget?: Parameters<typeof toFirstRule>[1]
  readonly chosen?: Readonly<Record<string, Rule>>
  readonly rule: Rule
}

describe('an entry of the query bar is asked by', () => {
  const offering: RuleCase['entry'] = { field: 'a', rules: ['like', 'eq'] }
  const cases: readonly RuleCase[] = [
    { name: 'its own rule', entry: { field: 'a', rule: 'ne' }, rule: 'ne' },
    { name: 'the first that it offers', entry: offering, widget: { rule: 'in' }, rule: 'like' },
    { name: 'its own before those that it offers', entry: { ...offering, rule: 'eq' }, rule: 'eq' },
    { name: 'the rule of its widget', entry: { field: 'a' }, widget: { rule: 'between' }, rule: 'between' },
    { name: 'equality', entry: { field: 'a' }, rule: 'eq' },
    { name: 'the rule that a person chose', entry: offering, chosen: { a: 'eq' }, rule: 'eq' },
    { name: 'its first where the chosen one is not offered', entry: offering, chosen: { a: 'gt' }, rule: 'like' },
    { name: 'its own where nothing is offered', entry: { field: 'a', rule: 'ne' }, chosen: { a: 'eq' }, rule: 'ne' },
    { name: 'its first where another field was chosen for', entry: offering, chosen: { b: 'eq' }, rule: 'like' },
  ]
  test.each(cases)('$name', ({ entry, widget, chosen = {}, rule }) => {
    expect(toFilterRule(entry, widget, chosen)).toBe(rule)
    if (Object.keys(chosen).length === 0) expect(toFirstRule(entry, widget)).toBe(rule)
  })
})
