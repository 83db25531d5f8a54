import { describe, expect, test } from 'vitest'
import { fromCellText, toTypedText } from '../../../widgets/editable-table/clipboard/cellText.ts'
import { numberEntry } from '../../../widgets/number/cellEntry.ts'
import { switchEntry } from '../../../widgets/switch/cellEntry.ts'
import { columnsOf } from './table.ts'

describe('typing a number (specification 5)', () => {
  test.each<[string, boolean]>([
    ['', true],
    ['-', true],
    ['-1', true],
    ['1.', true],
    ['.5', true],
    ['-.5', true],
    ['1.25', true],
    ['1-', false],
    ['--1', false],
    ['1.2.3', false],
    ['1a', false],
    ['+1', false],
    ['1e3', false],
    [' 1', false],
    ['１', false],
    ['1,', false],
    ['1,5', false],
    ['1,234', false],
  ])('%j may stand: %s', (text, isAccepted) => {
    expect(numberEntry.accepts?.(text, {})).toBe(isAccepted)
  })

  test.each<[string, number | undefined]>([
    ['12', 12],
    ['-1.50', -1.5],
    ['1.', 1],
    ['.5', 0.5],
    ['', undefined],
    ['-', undefined],
    ['.', undefined],
    ['1,250.5', 1250.5],
    ['-12,345', -12345],
    ['1,5', undefined],
    ['12,34', undefined],
    ['1e3', undefined],
    ['abc', undefined],
  ])('%j is left as %s', (text, number) => {
    expect(numberEntry.fromText(text, {})).toBe(number)
  })

  test('keeps all digits, and shows as many as the document says where there are no more', () => {
    expect(numberEntry.fromText('1.239', { precision: 2 })).toBe(1.239)
    expect(numberEntry.toText(1.239, { precision: 2 })).toBe('1.239')
    expect(numberEntry.fromText('12345678901234567890', {})).toBe('12345678901234567890')
    expect(numberEntry.toText(1.5, { precision: 2 })).toBe('1.50')
  })
})

describe.each([{ thousands: false }, { thousands: true }])('text from a spreadsheet program, with %j', (props) => {
  const [amount] = columnsOf({ amount: { widget: 'number', props } })
  if (!amount) throw new Error('There is no column.')

  test.each<[string, string | undefined, unknown]>([
    ['1,234.50', '1234.5', 1234.5],
    ['-12,345', '-12345', -12345],
    [' 1,234 ', '1234', 1234],
    ['12.5', '12.5', 12.5],
    ['1,5', undefined, undefined],
    ['12,34', undefined, undefined],
    ['1.234,5', undefined, undefined],
    ['abc', undefined, undefined],
  ])('%j is pasted into the control as %j, and into the cell as %j', (text, typed, value) => {
    expect(toTypedText(amount, text)).toBe(typed)
    expect(fromCellText(amount, text, () => undefined)).toEqual(value === undefined ? undefined : { value })
  })
})

test('a text that is too long for its column is pasted whole, and refused in its cell', () => {
  const [name] = columnsOf({ name: { widget: 'input', props: { maxLength: 3 } } })
  if (!name) throw new Error('There is no column.')
  expect(fromCellText(name, 'abcd', () => undefined)).toEqual({ value: 'abcd' })
  expect(toTypedText(name, 'abcd')).toBe('abcd')
})

describe('a box to tick', () => {
  test.each<[string, unknown]>([
    ['Y', 'Y'],
    ['n', 'N'],
    ['true', 'Y'],
    ['是', 'Y'],
    ['否', 'N'],
    ['', 'N'],
    ['maybe', undefined],
  ])('takes %j as %s', (text, value) => {
    expect(switchEntry.fromText(text, {})).toBe(value)
  })

  test('takes its own values and words', () => {
    const props = { on: 1, off: 0, onText: 'Open', offText: 'Shut' }
    expect(switchEntry.fromText('1', props)).toBe(1)
    expect(switchEntry.fromText('shut', props)).toBe(0)
    expect(switchEntry.toText(undefined, props)).toBe('0')
  })
})
