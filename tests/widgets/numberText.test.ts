import { describe, expect, test } from 'vitest'
import { groupThousands, isNumberInput, toNumber, toNumberText } from '../../widgets/number/numberText.ts'

test.each([
  [7, 7],
  ['12.50', 12.5],
  [' 3 ', 3],
  ['', undefined],
  ['many', undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [null, undefined],
  [true, undefined],
])('the number of %j is %j', (value, number) => {
  expect(toNumber(value)).toBe(number)
})

test.each([
  '',
  '-',
  '-1',
  '0',
  '007',
  '1.',
  '-1.',
  '.',
  '-.',
  '.5',
  '-.5',
  '0.0',
  '12345678901234567890',
  '1.00000000001',
  '1,234.5',
  '-1,234',
])('%j may stand in the field while it is typed', (text) => {
  expect(isNumberInput(text)).toBe(true)
})

test.each([
  '1a',
  'a',
  '--1',
  '-1-',
  '1-',
  '+1',
  '1.2.3',
  '..',
  '1..',
  'e5',
  '1e5',
  '0x1f',
  ' 1',
  '1 ',
  '1 000',
  '１２',
  '1。5',
  '１．５',
  '1/2',
  '$1',
  '1%',
  '(1)',
  '∞',
  'NaN',
  '一',
])('%j may not stand in the field', (text) => {
  expect(isNumberInput(text)).toBe(false)
})

test.each([
  ['999', '999'],
  ['1000', '1,000'],
  ['-1234567.8901', '-1,234,567.8901'],
])('the thousands of %s are grouped as %s', (text, grouped) => {
  expect(groupThousands(text)).toBe(grouped)
})

describe('a number as people read it', () => {
  test('has the digits that its precision asks for', () => {
    expect(toNumberText('2.5', { precision: 2 })).toBe('2.50')
    expect(toNumberText(1234.567, { precision: 1, thousands: true })).toBe('1,234.6')
  })

  test('keeps the digits of the server when no precision is asked for', () => {
    expect(toNumberText('0.10', {})).toBe('0.10')
  })

  test('is the value itself where that is no number', () => {
    expect(toNumberText('many', { precision: 2, thousands: true })).toBe('many')
  })
})
