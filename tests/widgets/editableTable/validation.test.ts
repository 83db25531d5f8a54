import { beforeAll, describe, expect, test } from 'vitest'
import { loadPatterns } from '../../../runtime/language/index.ts'
import type { ContainedFields, DataRecord } from '../../../runtime/registry/index.ts'
import { checkTable, findFailingCells } from '../../../widgets/editable-table/check.ts'
import { findErrors } from '../../../widgets/editable-table/columns/findErrors.ts'
import type { EditableTableProps } from '../../../widgets/editable-table/props.ts'
import { columnsOf, findWidget, rowsOf } from './table.ts'

beforeAll(loadPatterns)

type Rules = NonNullable<ContainedFields[string]['rules']>

/** The key or the words of what the first cell of a column `a` breaks; nothing when it is sound. */
function checkCase(
  field: ContainedFields[string],
  records: readonly DataRecord[],
  props: EditableTableProps = {},
): string | undefined {
  const rows = rowsOf(...records)
  const [row] = rows
  if (!row) return undefined
  const { a } = findErrors(columnsOf({ a: field }, props), props, row, { names: () => ({}), rows })
  if (!a) return undefined
  return a.kind === 'rule' ? a.key : a.kind === 'stated' ? a.text : a.kind
}

const pattern = (code: string): Rules => [{ pattern: code }]

describe('pattern codes (specification 5)', () => {
  test.each<[string, unknown, boolean]>([
    ['n6-16', '123456', true],
    ['n6-16', '1234567890123456', true],
    ['n6-16', '12345', false],
    ['n6-16', '12345678901234567', false],
    ['n6-16', '12345a', false],
    ['n6-16', '', true],
    ['n6-16', undefined, true],
    ['*6-16', 'a b-c!', true],
    ['*6-16', '六个字符以上', true],
    ['*6-16', '五个字符上', false],
    ['*6-16', 'abcdefghijklmnopq', false],
    ['s6-18', 'abcdef', true],
    ['s6-18', 'abcdefABCDEFabcdef', true],
    ['s6-18', 'abcde', false],
    ['s6-18', 'abcdef1', false],
    ['url', 'https://example.org/a?b=c', true],
    ['url', 'ftp://example.org', true],
    ['url', 'example.org', false],
    ['url', 'javascript:alert(1)', false],
    ['e', 'ada@example.org', true],
    ['e', 'ada.l+x@sub.example.org', true],
    ['e', 'ada@example', false],
    ['e', 'ada example.org', false],
    ['m', '13800138000', true],
    ['m', '19912345678', true],
    ['m', '12800138000', false],
    ['m', '1380013800', false],
    ['m', '23800138000', false],
    ['p', '100000', true],
    ['p', '010000', false],
    ['p', '10000', false],
    ['s', 'abcXYZ', true],
    ['s', 'abc1', false],
    ['n', '12', true],
    ['n', '-12.5', true],
    ['n', 12.5, true],
    ['n', '12.', false],
    ['n', '1e3', false],
    ['z', '-7', true],
    ['z', 7, true],
    ['z', '7.0', false],
    ['*', 'x', true],
    ['*', '', true],
    ['money', '0', true],
    ['money', '12.5', true],
    ['money', '12.55', true],
    ['money', '12.555', false],
    ['money', '012', false],
    ['^[A-Z]{2}\\d+$', 'AB12', true],
    ['^[A-Z]{2}\\d+$', 'ab12', false],
    ['^[A-Z]{2}\\d+$', '', true],
  ])('%s of %j: %s', (code, value, isSound) => {
    expect(checkCase({ rules: pattern(code) }, [{ a: value }]) === undefined).toBe(isSound)
  })
})

describe('required', () => {
  test.each<[unknown, boolean]>([
    ['x', true],
    [0, true],
    [false, true],
    [' ', true],
    ['', false],
    [undefined, false],
    [null, false],
    [[], false],
  ])('%j: %s', (value, isSound) => {
    expect(checkCase({ required: true }, [{ a: value }])).toBe(isSound ? undefined : 'required')
  })

  test('by a condition over the row', () => {
    const field = { requiredWhen: 'values.b == 1' }
    expect(checkCase(field, [{ b: 1 }])).toBe('required')
    expect(checkCase(field, [{ b: 2 }])).toBeUndefined()
  })
})

describe('unique: a value stands in one row only', () => {
  const props = { columns: { a: { unique: true } } }
  test.each<[string, readonly unknown[], boolean]>([
    ['other values', ['x', 'y'], true],
    ['the same value', ['x', 'x'], false],
    ['a number and its text', [1, '1'], false],
    ['empty cells', ['', ''], true],
    ['missing cells', [undefined, undefined], true],
    ['three rows', ['x', 'y', 'x'], false],
    ['another case of letters', ['x', 'X'], true],
  ])('%s', (_case, values, isSound) => {
    const records = values.map((a) => ({ a }))
    expect(checkCase({}, records, props)).toBe(isSound ? undefined : 'widgets.editable-table.unique')
  })

  test('with words of its own', () => {
    const own = { columns: { a: { unique: true, uniqueMessage: 'Taken' } } }
    expect(checkCase({}, [{ a: 1 }, { a: 1 }], own)).toBe('Taken')
  })

  test('a deleted row takes no value', () => {
    const [first, second] = rowsOf({ a: 'x' }, { a: 'x' })
    if (!first || !second) throw new Error('two rows')
    const rows = [first, { ...second, mark: 'deleted' as const }]
    expect(findErrors(columnsOf({ a: {} }, props), props, first, { names: () => ({}), rows })).toEqual({})
  })
})

describe('the order of rules', () => {
  const rules: Rules = [
    { minLength: 3, message: 'short' },
    { pattern: 's', message: 'letters' },
    { check: "values.a != 'bad'", message: 'bad' },
  ]
  const props = { columns: { a: { unique: true } } }
  test.each<[unknown, string | undefined]>([
    ['', 'required'],
    ['1', 'widgets.editable-table.unique'],
    ['12', 'short'],
    ['123', 'letters'],
    ['bad', 'bad'],
    ['good', undefined],
  ])('%j says %s first', (a, words) => {
    expect(checkCase({ required: true, rules }, [{ a }, { a: '1' }], props)).toBe(words)
  })
})

describe('checks of a document', () => {
  test.each<[string, DataRecord, boolean]>([
    ['self > 0', { a: 1 }, true],
    ['self > 0', { a: -1 }, false],
    ['values.a <= values.b', { a: 1, b: 2 }, true],
    ['values.a <= values.b', { a: 3, b: 2 }, false],
    ['count(rows) == 1', { a: 1 }, true],
    ['count(rows) > 1', { a: 1 }, false],
    // What cannot be evaluated cannot say that a value is wrong.
    ['values.a.', { a: 1 }, true],
  ])('%s of %j: %s', (check, values, isSound) => {
    expect(checkCase({ rules: [{ check }] }, [values]) === undefined).toBe(isSound)
  })
})

describe('what nobody can change is not judged', () => {
  const field = { required: true }
  test.each<[string, ContainedFields[string], EditableTableProps]>([
    ['a hidden cell', { ...field, showWhen: 'values.b == 2' }, {}],
    ['a disabled cell', { ...field, disabledWhen: 'values.b == 1' }, {}],
    ['a computed cell', { ...field, value: "''" }, {}],
    ['a cell that is never editable', { ...field, editable: 'never' }, {}],
    ['a row by the value of a field', field, { disabledRows: { b: [1, 2] } }],
    ['a row by the text of a value', field, { disabledRows: { b: ['1'] } }],
    ['a row by a condition', field, { rowDisabledWhen: 'values.b == 1' }],
  ])('%s', (_case, definition, props) => {
    expect(checkCase(definition, [{ b: 1 }], props)).toBeUndefined()
  })

  test('and the others are', () => {
    expect(checkCase(field, [{ b: 1 }], { disabledRows: { b: [2] }, rowDisabledWhen: 'values.b == 3' })).toBe(
      'required',
    )
  })
})

describe('the whole table', () => {
  const context = { findWidget, hasAccess: () => true, names: () => ({}) }
  const field = {
    fields: { a: { required: true }, n: { widget: 'number', rules: [{ min: 1 }] } },
    props: { columns: { a: { unique: true } } },
  }

  test('is refused with the number of failing cells and the first row of them', async () => {
    const value = [{ a: 'x', n: 1 }, { a: '', n: 0 }, { a: 'x' }]
    expect(await findFailingCells(value, field, context)).toEqual([
      { row: 0, name: 'a' },
      { row: 1, name: 'a' },
      { row: 1, name: 'n' },
      { row: 2, name: 'a' },
    ])
    expect(await checkTable(value, field, context)).toEqual({
      text: '@:widgets.editable-table.failing',
      values: { count: 4, row: 1 },
    })
  })

  test('is sound when every cell is', async () => {
    expect(await checkTable([{ a: 'x', n: 1 }, { a: 'y' }], field, context)).toBeUndefined()
    expect(await checkTable(undefined, field, context)).toBeUndefined()
  })

  test('passes over rows that are marked as deleted', async () => {
    const marked = { ...field, props: { ...field.props, marks: 'state' } }
    expect(await checkTable([{ a: '', state: 'deleted' }], marked, context)).toBeUndefined()
  })

  test('leaves out columns that the person may not see', async () => {
    const secret = { fields: { a: { required: true, access: 'order:price' } } }
    expect(await checkTable([{}], secret, { ...context, hasAccess: () => false })).toBeUndefined()
  })
})
