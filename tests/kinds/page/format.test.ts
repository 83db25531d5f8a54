import { describe, expect, test } from 'vitest'
import { toDate, toDay } from '../../../runtime/language/format/dates.ts'
import type { Format } from '../../../runtime/language/index.ts'
import type { DataRecord } from '../../../runtime/registry/index.ts'
import { intlIn } from './formatIntl.ts'

const en = intlIn('en')

describe('a value is written', () => {
  const cases: readonly (readonly [unknown, Format | undefined, string])[] = [
    [1234567.891, undefined, '1,234,567.89'],
    ['1234.5', 'number', '1,234.5'],
    [12, { decimals: 2 }, '12.00'],
    [0, 'number', '0'],
    [0.256, 'percent', '25.6%'],
    [0.5, { as: 'percent', decimals: 2 }, '50.00%'],
    [1200, 'currency', '¥1,200.00'],
    [12.5, { as: 'currency', currency: 'USD', decimals: 2 }, '$12.50'],
    [1200, 'money', '¥1,200.00'],
    [-12.5, { as: 'money', currency: 'USD' }, '-$12.50'],
    [1200, { as: 'money', currency: 'JPY' }, '¥1,200'],
    [12.5, { as: 'money', currency: 'USDT' }, '12.50\u00A0USDT'],
    [12.5, { as: 'money', currency: 'USD', signed: true }, '+$12.50'],
    [12.5, 'signed', '+12.5'],
    [-12.5, 'signed', '-12.5'],
    [0, 'signed', '0'],
    [0.025, { as: 'percent', signed: true, decimals: 2 }, '+2.50%'],
    [12_345, { as: 'compact', signed: true }, '+12.3K'],
    [1_234_567, 'compact', '1.2M'],
    [0, 'bytes', '0 B'],
    [1023, 'bytes', '1,023 B'],
    [1536, 'bytes', '1.5 KB'],
    [3_400_000_000, { as: 'bytes', decimals: 2 }, '3.17 GB'],
    [0, 'duration', '0 sec'],
    [59, 'duration', '59 sec'],
    [3660, 'duration', '1 hr 1 min'],
    [2_612_400, 'duration', '30 days 5 hr'],
    [-90, 'duration', '-1 min 30 sec'],
    ['2026-01-31 08:05:09', 'date', '2026-01-31'],
    ['2026-01-31 08:05:09', 'time', '08:05'],
    ['2026-01-31 08:05:09', 'datetime', '2026-01-31 08:05'],
    ['2026-01', 'month', 'Jan 2026'],
    ['2026-01-31', 'weekday', 'Sat'],
    [5, { prefix: '≈ ', suffix: ' pcs' }, '≈ 5 pcs'],
    [null, 'number', '–'],
    [undefined, 'date', '–'],
    ['', 'currency', '–'],
    ['many', 'number', 'many'],
    ['soon', 'date', 'soon'],
    ['2026-02-31', 'date', '2026-02-31'],
    [{ a: 1 }, 'number', '{"a":1}'],
  ]
  test.each(cases)('%j as %j is %s', (value, format, text) => {
    expect(en.format(value, format)).toBe(text)
  })

  test.each([
    ['zh', '1.2万', '2026年1月', '1小时 1分钟', '+$1.00'],
    ['tw', '1.2萬', '2026年1月', '1 小時 1 分鐘', '+$1.00'],
    ['en', '12.3K', 'Jan 2026', '1 hr 1 min', '+$1.00'],
  ] as const)('in %s as people there write it', (language, compact, month, duration, money) => {
    const intl = intlIn(language)
    expect(intl.format(12_345, 'compact')).toBe(compact)
    expect(intl.format('2026-01', 'month')).toBe(month)
    expect(intl.format(3660, 'duration')).toBe(duration)
    expect(intl.format(1, { as: 'money', currency: 'USD', signed: true })).toBe(money)
  })

  test.each<readonly [Format, object, string]>([
    [{ as: 'money', currencyField: 'unit' }, { unit: 'EUR' }, '€1,234.50'],
    [{ as: 'money', currencyField: 'unit' }, { unit: 'usdt' }, '1,234.50\u00A0USDT'],
    [{ as: 'money', currency: 'USD', currencyField: 'unit' }, { unit: '' }, '$1,234.50'],
    [{ as: 'money', currencyField: 'unit' }, { unit: 'TWD' }, 'NT$1,234.50'],
    [{ as: 'money', currencyField: 'unit' }, { unit: 'CNY' }, 'CN¥1,234.50'],
    [{ decimalsFrom: 'symbol.digits' }, { symbol: { digits: 4 } }, '1,234.5000'],
    [{ decimalsFrom: 'digits', decimals: 1 }, { digits: '3' }, '1,234.500'],
    [{ decimalsFrom: 'digits', decimals: 1 }, { digits: -1 }, '1,234.5'],
    [{ decimalsFrom: 'digits', decimals: 1 }, { digits: 'many' }, '1,234.5'],
    [{ as: 'money', currencyField: 'unit', decimalsFrom: 'digits' }, { unit: 'JPY', digits: 3 }, '¥1,234.500'],
  ])('by %j of the record %j it is %s', (format, record, text) => {
    expect(en.format(1234.5, format, record as DataRecord)).toBe(text)
  })

  test('as a name it stays as it is unless a format is named', () => {
    expect(en.name(2024)).toBe('2024')
    expect(en.name('2024')).toBe('2024')
    expect(en.name(null)).toBe('–')
    expect(en.name(2024, 'number')).toBe('2,024')
  })
})

describe('a moment is read', () => {
  test.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-1-3', '2026-01-03'],
    ['2026-01', '2026-01-01'],
    ['2026-01-31T23:59:00', '2026-01-31'],
    [new Date(2026, 0, 31, 12).getTime(), '2026-01-31'],
  ])('from %j', (value, day) => {
    const date = toDate(value)
    expect(date && toDay(date)).toBe(day)
  })

  test.each(['', 'tomorrow', '2026-13-01', '2026-02-30', null, undefined, {}, Number.NaN])('not from %j', (value) => {
    expect(toDate(value)).toBeNull()
  })
})
