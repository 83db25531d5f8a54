import { describe, expect, test } from 'vitest'
import { typeParsers } from '../../server/db/parsers.ts'

const parse = (type: number, text: string) => typeParsers[type]?.(text)

describe('a decimal is a number as long as that holds all of its digits', () => {
  test.each([
    ['0', 0],
    ['-12.50', -12.5],
    ['123456789012345', 123456789012345],
    ['12345.6789012345', 12345.6789012345],
    ['-0.123456789012345', -0.123456789012345],
    ['1234567890123456', '1234567890123456'],
    ['1.234567890123456', '1.234567890123456'],
    ['-123456789012345.6', '-123456789012345.6'],
    ['NaN', 'NaN'],
  ])('%s', (text, value) => expect(parse(1700, text)).toBe(value))
})

describe('a whole number is a number as long as that is exact', () => {
  test.each([
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['-9007199254740991', Number.MIN_SAFE_INTEGER],
    ['9007199254740992', '9007199254740992'],
    ['-9223372036854775808', '-9223372036854775808'],
  ])('%s', (text, value) => expect(parse(20, text)).toBe(value))
})

test('a day stays as it is', () => expect(parse(1082, '2026-11-25')).toBe('2026-11-25'))
