import { describe, expect, test } from 'vitest'
import {
  groupThousands,
  isGrouped,
  isNumberInput,
  parseNumber,
  toNumber,
  toNumberText,
} from '../../widgets/shared/number/numberText.ts'

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
  '1,',
  ',5',
  '1,5',
  '12,34',
  '1,234.5',
  '-1,234',
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

const written: readonly (readonly [text: string, number: number | undefined])[] = [
  ['1,234', 1234],
  ['1,234.50', 1234.5],
  ['-12,345', -12345],
  ['1,234,567.8', 1234567.8],
  ['12,345.', 12345],
  [' 1,234.50 ', 1234.5],
  ['1,5', undefined],
  ['12,34', undefined],
  ['1,2345', undefined],
  ['1234,567', undefined],
  ['12,34,567', undefined],
  ['1,234,56', undefined],
  ['0,123', undefined],
  [',123', undefined],
  ['1,', undefined],
  ['1,,234', undefined],
  ['1.234,567', undefined],
  ['1.5,000', undefined],
  ['--1,234', undefined],
  ['1,234a', undefined],
]

test.each(written)('%j is written with groups of thousands: %j', (text, number) => {
  expect(isGrouped(text.trim())).toBe(number !== undefined)
  expect(parseNumber(text)).toBe(number)
})

test.each([
  ['12.50', 12.5],
  ['-.5', -0.5],
  [' 7 ', 7],
  ['', undefined],
  ['-', undefined],
  ['.', undefined],
  ['1e3', undefined],
  ['0x1f', undefined],
  ['abc', undefined],
  ['１２', undefined],
  ['Infinity', undefined],
])('%j is written as the number %j', (text, number) => {
  expect(parseNumber(text)).toBe(number)
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
