import { describe, expect, test } from 'vitest'
import { readMoment, understandMoment } from '../../widgets/shared/readMoment.ts'
import { readTypedPeriod, understandPeriod } from '../../widgets/shared/readTypedPeriod.ts'
import { refuseMoment, refuseRange, toBoundDay } from '../../widgets/shared/refuseMoment.ts'

describe('a moment that is typed', () => {
  test.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-1-5', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['31/02/2026', undefined],
    ['01/02/2026', undefined],
    ['2026-01-31 12:00', undefined],
    ['2026-01-31x', undefined],
    ['', undefined],
  ])('as a day, %j is %j', (text, day) => {
    expect(readMoment(text, 'YYYY-MM-DD')).toBe(day)
  })

  test.each([
    ['2026-01-31 9:05', '2026-01-31 09:05:00'],
    ['2026-1-31T09:05:07', '2026-01-31 09:05:07'],
    ['2026-01-31', '2026-01-31 00:00:00'],
    ['2026-01-31 25:00', undefined],
    ['2026-01-31 09:05 UTC', undefined],
  ])('as a day with a time, %j is %j', (text, moment) => {
    expect(readMoment(text, 'YYYY-MM-DD HH:mm:ss')).toBe(moment)
  })

  test.each([
    ['9:05', '09:05:00'],
    ['09:05:59', '09:05:59'],
    ['24:00', undefined],
    ['9', undefined],
  ])('as a time, %j is %j', (text, time) => {
    expect(readMoment(text, 'HH:mm:ss')).toBe(time)
  })
})

test('what servers send is understood, and nothing that only begins so', () => {
  expect(understandMoment('2026-01-31T10:00:00.000+08:00', 'YYYY-MM-DD')).toBe('2026-01-31')
  expect(understandMoment('2026-01-31 10:00', 'YYYY-MM-DD HH:mm:ss')).toBe('2026-01-31 10:00:00')
  expect(understandMoment('2026-01-31x', 'YYYY-MM-DD')).toBeUndefined()
})

test('a moment that cannot be read, or lies beyond its bounds, is refused', () => {
  expect(refuseMoment('31/02/2026', 'YYYY-MM-DD', {})?.values).toEqual({ text: '31/02/2026', format: 'YYYY-MM-DD' })
  expect(refuseMoment('2026-01-01', 'YYYY-MM-DD', { min: '2026-02-01' })?.text).toBe('@:form.notBefore')
  expect(refuseMoment('2026-03-01 10:00:00', 'YYYY-MM-DD HH:mm:ss', { max: '2026-02-01' })?.text).toBe(
    '@:form.notAfter',
  )
  expect(refuseMoment('2026-02-01 23:59:59', 'YYYY-MM-DD HH:mm:ss', { max: '2026-02-01' })).toBeUndefined()
  expect(refuseRange(['2026-01-01', 'soon'], 'YYYY-MM-DD', {})?.text).toBe('@:form.notDate')
  expect(refuseRange(['2026-01-01', ''], 'YYYY-MM-DD', {})).toBeUndefined()
})

test.each([
  ['2026-01-31', '2026-01-31'],
  ['today', '2026-01-31'],
  ['today+1d', '2026-02-01'],
  ['today-2w', '2026-01-17'],
  ['today+1m', '2026-02-28'],
  ['today-1y', '2025-01-31'],
])('on 31 January 2026 the bound %s is %s', (bound, day) => {
  expect(toBoundDay(bound, '2026-01-31')).toBe(day)
})

test.each([
  ['month', '2026/1', '2026-01'],
  ['month', '2026年12月', '2026-12'],
  ['month', '2026-13', undefined],
  ['week', '2026-5', '2026-W05'],
  ['week', '2026-5th', '2026-W05'],
  ['week', '2026-W60', undefined],
  ['year', '2026', '2026'],
  ['year', '26', undefined],
] as const)('as a %s, %j is %j', (period, text, read) => {
  expect(readTypedPeriod(text, period)).toBe(read)
})

test('a period is understood by its first day as well', () => {
  expect(understandPeriod('2026-03-01', 'month')).toBe('2026-03')
  expect(understandPeriod('2026-03-01 00:00:00', 'year')).toBe('2026')
  expect(understandPeriod('2026-03-01x', 'month')).toBeUndefined()
})
