import { describe, expect, test } from 'vitest'
import { filterItems } from '../../widgets/dict-search-select/filterItems.ts'
import { toConditionText } from '../../widgets/shared/condition.ts'
import { isCompleteTable, isTableCode } from '../../widgets/shared/tableCode.ts'

describe('a condition', () => {
  test.each([
    ['{"status":"1"}', '{"status":"1"}'],
    [{ status: '1' }, '{"status":"1"}'],
    ['', undefined],
    [undefined, undefined],
    ['status=1', null],
    ['["a"]', null],
    ['"a"', null],
    ['null', null],
    ['7', null],
    ['{', null],
  ] as const)('%j travels as %j', (condition, text) => expect(toConditionText(condition)).toBe(text))
})

describe('a dictionary', () => {
  test.each([
    ['sex', false, false],
    ['sys_user,realname,username', true, true],
    ['sys_user,realname,username,status=1', true, true],
    ['sys_user,realname', true, false],
    ['sys_user,,username', true, false],
    [',realname,username', true, false],
    ['sys_user, ,username', true, false],
    [',,', true, false],
  ])('%s is a table: %s, with all that it needs: %s', (dict, isTable, isComplete) => {
    expect(isTableCode(dict)).toBe(isTable)
    expect(isCompleteTable(dict)).toBe(isComplete)
  })
})

describe('a search without a call', () => {
  const items = [
    { value: '1', text: 'Male' },
    { value: '10', text: 'Female' },
  ]
  test.each([
    ['', ['1', '10']],
    ['  ', ['1', '10']],
    ['FEM', ['10']],
    ['male', ['1', '10']],
    ['1', ['1']],
    ['x', []],
  ])('finds by %j', (keyword, values) => expect(filterItems(items, keyword).map((item) => item.value)).toEqual(values))
})
