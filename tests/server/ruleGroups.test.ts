import { describe, expect, test } from 'vitest'
import type { QueryFields } from '../../server/http/query/condition.ts'
import { findRuleOperator } from '../../server/http/rules/operators.ts'
import { readRules } from '../../server/http/rules/toRuleGroups.ts'
import type { RuleContext } from '../../server/http/rules/variables.ts'

const fields: QueryFields = {
  tags: { type: 'text' },
  stock: { type: 'integer' },
  price: { type: 'decimal' },
  isNew: { type: 'boolean' },
  madeOn: { type: 'date' },
  soldAt: { type: 'datetime' },
}

/** Reads a rule without variables, which asks the database nothing. */
async function read(ruleColumn: string, ruleConditions: string, ruleValue: string | null) {
  const granted = { id: '1', permissionId: '1', ruleName: 'rule', codes: [], url: null, by: [] }
  const [rule] = await readRules([{ ...granted, ruleColumn, ruleConditions, ruleValue }], fields, {} as RuleContext)
  return rule?.group
}

const never = { match: 'and', conditions: [{ field: 'id', operator: 'never' }] }
const bothWays = (operator: string) => [operator, `NOT_${operator}`]

describe('a rule that leaves no condition lets nothing through', () => {
  const words = [
    '=',
    '!=',
    '<',
    '<=',
    '>',
    '>=',
    'EQWITHADD',
    'LIKEWITHAND',
    'LIKEWITHOR',
    'ELE_MATCH',
    'ELE_NOT_MATCH',
  ]
  const operators = [...words, ...['IN', 'LIKE', 'LEFT_LIKE', 'RIGHT_LIKE', 'RANGE'].flatMap(bothWays)]
  test.each(operators)('%s', async (operator) => {
    for (const value of [null, '', '   ']) expect(await read('tags', operator, value)).toEqual(never)
  })

  test.each([...['IN', 'RANGE'].flatMap(bothWays), 'LIKEWITHAND', 'LIKEWITHOR', 'ELE_MATCH', 'ELE_NOT_MATCH'])(
    '%s of commas alone',
    async (operator) => {
      expect(await read('tags', operator, ' , ,')).toEqual(never)
    },
  )

  test.each(['%', '%%', '*'])('LIKE %s', async (value) => {
    expect(await read('tags', 'LIKE', value)).toEqual(never)
  })
})

describe('a rule of which a part cannot be read lets nothing through', () => {
  test.each([
    ['stock', 'x'],
    ['stock', '2.5'],
    ['price', '1,5x'],
    ['isNew', 'perhaps'],
    ['madeOn', '2026-02-30'],
    ['soldAt', '2026-02-30'],
    ['soldAt', '2026-01-01 25:00:00'],
  ])('%s compared with %s', async (column, value) => {
    for (const operator of ['=', '!=', '<', '<=', '>', '>=', 'IN', 'NOT_IN'])
      expect(await read(column, operator, value)).toEqual(never)
  })

  test.each([
    ['stock', '5,x'],
    ['stock', 'x,5'],
    ['madeOn', '2026-02-28,2026-02-30'],
  ])('%s in the list %s', async (column, value) => {
    for (const operator of bothWays('IN')) expect(await read(column, operator, value)).toEqual(never)
  })

  test.each([
    ['stock', '2'],
    ['stock', '2,'],
    ['stock', ',6'],
    ['stock', '2,6,8'],
    ['stock', '2,x'],
    ['stock', 'x,6'],
    ['stock', '2.5,6'],
    ['madeOn', '2026-02-28,2026-02-30'],
    ['soldAt', 'soon,2026-01-02'],
  ])('%s in the range %s', async (column, value) => {
    for (const operator of bothWays('RANGE')) expect(await read(column, operator, value)).toEqual(never)
  })
})

test.each(['!=', 'LIKE', 'NOT_LIKE', 'RIGHT_LIKE', 'NOT_RIGHT_LIKE'])(
  '%s with a variable of which one value is blank lets nothing through',
  (operator) => {
    expect(findRuleOperator(operator)?.('tags', 'text', ['a', ' ']).conditions).toEqual([])
  },
)

test('a rule that can be read keeps all of its values', async () => {
  expect(await read('stock', 'NOT_IN', '5, 6,,7')).toEqual({
    match: 'and',
    conditions: [{ field: 'stock', operator: 'not_in', value: [5, 6, 7] }],
  })
  expect(await read('stock', 'NOT_RANGE', '2,6')).toEqual({
    match: 'or',
    conditions: [
      { field: 'stock', operator: 'lt', value: 2 },
      { field: 'stock', operator: 'gt', value: 6 },
    ],
  })
})
