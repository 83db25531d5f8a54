import { expect, test } from 'vitest'
import { rulesOf } from '../../../runtime/kinds/list/superQuery/rules.ts'
import type { ValueWidget } from '../../../runtime/registry/index.ts'

const all = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le']
const ordered = ['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le']
const chosen = ['eq', 'like', 'in', 'ne']

/** The rules of specification 5 by what a widget holds. */
const cases: readonly (readonly [
  value: ValueWidget['value'],
  group: ValueWidget['group'],
  rules: readonly string[],
])[] = [
  ['text', 'input', all],
  ['text', 'editor', all],
  ['text', 'display', all],
  ['number', 'input', ordered],
  ['date', 'date', ordered],
  ['boolean', 'choice', ['eq', 'ne']],
  ['text', 'choice', chosen],
  ['text', 'people', chosen],
  ['text', 'record', chosen],
  ['list', 'choice', chosen],
]

test.each(cases)('%s of the group %s is asked by its rules', (value, group, rules) => {
  expect(rulesOf({ value, group })).toEqual(rules)
  expect(rulesOf({ value, group })[0]).toBe('eq')
})
