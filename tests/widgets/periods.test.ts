import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseQuarter, writeFirstDay, writeQuarter } from '../../widgets/quarter/quarterValue.ts'
import { toBound } from '../../widgets/shared/dates.ts'
import { parsePeriod, periods, writePeriod } from '../../widgets/shared/periods.ts'
import { readPeriod, toPeriodText } from '../../widgets/shared/periodText.ts'
import { rangePresets } from '../../widgets/shared/rangePresets.ts'
import { isWholeRange, splitRange, toRangeText } from '../../widgets/shared/rangeText.ts'

describe('a week', () => {
  test.each([
    ['2026-W01', '2025-12-29'],
    ['2026-W53', '2026-12-28'],
    ['2027-W01', '2027-01-04'],
    ['2026-W06', '2026-02-02'],
  ])('%s begins on %s, whatever day weeks begin on', (stored, monday) => {
    const moment = parsePeriod(stored, 'week')
    expect(moment?.format('YYYY-MM-DD')).toBe(monday)
    for (const locale of ['en', 'zh-cn']) expect(periods.week.write(dayjs(monday).locale(locale))).toBe(stored)
  })

  test.each(['2026-6', 'W06', '2026-W6', '2026-W00', '2027-W53', '2026-W99', 'soon', ''])('%j is none', (stored) => {
    expect(parsePeriod(stored, 'week')).toBeNull()
  })
})

test.each([
  ['2026-02', 'month', '2026-02-01'],
  ['2026-02-15', 'month', '2026-02-01'],
  ['2026', 'year', '2026-01-01'],
] as const)('%s is the %s from %s on', (stored, period, first) => {
  expect(parsePeriod(stored, period)?.format('YYYY-MM-DD')).toBe(first)
})

test.each([
  ['2026-Q1', '2026-Q1'],
  ['2026Q4', '2026-Q4'],
  ['2026-05-01', '2026-Q2'],
  ['2026-12-31 10:00:00', '2026-Q4'],
  ['2026-Q5', undefined],
  ['2026-13-01', undefined],
  [undefined, undefined],
])('the quarter of %j is %j', (value, stored) => {
  const quarter = parseQuarter(value)
  expect(quarter && writeQuarter(quarter)).toBe(stored)
})

test.each([
  ['2026-W06', '2026年第6周', 'Week 6, 2026', '2026年第6週'],
  ['2026-Q1', '2026年第1季度', 'Q1 2026', '2026年第1季'],
  ['2026-02', '2026-02', '2026-02', '2026-02'],
  ['2026-W99', '2026-W99', '2026-W99', '2026-W99'],
  ['2026-Q9', '2026-Q9', '2026-Q9', '2026-Q9'],
  ['soon', 'soon', 'soon', 'soon'],
])('%s reads as %s, %s and %s', (value, zh, en, tw) => {
  expect([toPeriodText(value, 'zh'), toPeriodText(value, 'en'), toPeriodText(value, 'tw')]).toEqual([zh, en, tw])
})

describe('a range', () => {
  test.each([
    ['2026-01-01,2026-01-31', undefined, ['2026-01-01', '2026-01-31']],
    [['2026-01-01', null], undefined, ['2026-01-01', '']],
    ['2026-01-01', '2026-01-31', ['2026-01-01', '2026-01-31']],
    [undefined, undefined, ['', '']],
  ])('of %j and %j has the ends %j', (value, end, ends) => {
    expect(splitRange(value, end)).toEqual(ends)
  })

  test('is whole with both ends or without any', () => {
    expect(['a,b', '', undefined, 'a,', ',b', 'a'].map(isWholeRange)).toEqual([true, true, true, false, false, false])
  })

  test('shows an end that is missing as a dash', () => {
    expect(toRangeText('2026-01-01 10:00:00,', undefined, 'YYYY-MM-DD')).toBe('2026-01-01 ~ —')
    expect(toRangeText('', undefined, 'YYYY-MM-DD')).toBe('')
  })

  test('that is offered begins and ends with whole days, and not after today but for weeks, months and years', () => {
    const now = dayjs('2026-11-20T14:40:30')
    for (const { key, of } of rangePresets) {
      const [from, to] = of(now)
      expect(from.format('HH:mm:ss'), key).toBe('00:00:00')
      expect(to.format('HH:mm:ss'), key).toBe('23:59:59')
      expect(from.isBefore(to), key).toBe(true)
    }
    const [from, to] = rangePresets.find(({ key }) => key === 'dates.last7Days')?.of(now) ?? []
    expect([from?.format('MM-DD'), to?.format('MM-DD')]).toEqual(['11-14', '11-20'])
  })
})

describe('at a moment that is the 28th where the people are, and still the 27th on this machine or the other way round', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 16, 30) }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['today', '2026-11-28'],
    ['today+7d', '2026-12-05'],
    ['today-2w', '2026-11-14'],
    ['today+1m', '2026-12-28'],
    ['today-1y', '2025-11-28'],
  ])('the bound %s is %s', (bound, date) => {
    expect(toBound(bound).format('YYYY-MM-DD')).toBe(date)
  })
})

describe('a column of dates holds the first day of what is picked', () => {
  test.each([
    ['2026-02-15', 'month', '2026-02-01'],
    ['2026-02-15', 'year', '2026-01-01'],
    ['2026-02-15', 'week', '2026-02-09'],
  ] as const)('of %s the %s is %s', (picked, period, stored) => {
    for (const locale of ['en', 'zh-cn'])
      expect(writePeriod(dayjs('2026-02-11').locale(locale), 'week', 'day')).toBe('2026-02-09')
    expect(writePeriod(dayjs(picked).locale('zh-cn'), period, 'day')).toBe(stored)
  })

  test('of a quarter too', () => {
    expect([1, 4].map((quarter) => writeFirstDay({ year: 2026, quarter }))).toEqual(['2026-01-01', '2026-10-01'])
  })

  test.each([
    ['2026-02-01', 'month', '2026-02'],
    ['2026-02', 'month', '2026-02'],
    ['2026-02-01 00:00:00', 'year', '2026'],
    ['2026-01-01', 'week', '2026-W01'],
    ['2027-01-03', 'week', '2026-W53'],
    ['2026-13-01', 'month', '2026-13-01'],
    ['soon', 'year', 'soon'],
  ] as const)('%s shows as the %s %s', (stored, period, shown) => {
    expect(readPeriod(stored, period)).toBe(shown)
  })

  test('and is picked again as it stands', () => {
    expect(parsePeriod('2026-02-11', 'week')?.format('YYYY-MM-DD')).toBe('2026-02-09')
  })
})
