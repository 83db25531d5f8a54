import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toMoment } from '../../../runtime/language/format/dates.ts'
import { setTimeZones, wireZone } from '../../../runtime/language/index.ts'
import { intlIn } from './formatIntl.ts'

beforeEach(() => {
  setTimeZones({ person: wireZone })
  vi.useFakeTimers({ now: Date.parse('2026-03-08T00:30:00+08:00') })
})
afterEach(() => {
  setTimeZones({ person: wireZone })
  vi.useRealTimers()
})

describe('how far a time is away', () => {
  test.each([
    ['2026-03-08 00:30:40', 'now', '现在', '現在'],
    ['2026-03-08 03:45:00', 'in 3 hours', '3小时后', '3 小時後'],
    ['2026-03-08 00:29:00', '1 minute ago', '1分钟前', '1 分鐘前'],
    ['2026-03-10 02:00:00', 'in 2 days', '2天后', '2 天後'],
    ['2025-12-01 00:00:00', '3 months ago', '3个月前', '3 個月前'],
    ['2028-03-09 00:00:00', 'in 2 years', '2年后', '2 年後'],
    ['2026-03-07T16:00:00Z', '30 minutes ago', '30分钟前', '30 分鐘前'],
    ['2026-03-09', 'tomorrow', '明天', '明天'],
    ['2026-03-07', 'yesterday', '昨天', '昨天'],
    ['2026-03-08', 'today', '今天', '今天'],
    ['2026-05-08', 'in 2 months', '2个月后', '2 個月後'],
    ['soon', 'soon', 'soon', 'soon'],
  ])('for %s is %s', (value, en, zh, tw) => {
    expect(intlIn('en').format(value, 'relative')).toBe(en)
    expect(intlIn('zh').format(value, 'relative')).toBe(zh)
    expect(intlIn('tw').format(value, 'relative')).toBe(tw)
  })

  test('is the same wherever the person is, but for days', () => {
    setTimeZones({ person: 'America/New_York' })
    expect(intlIn('en').format('2026-03-08 03:45:00', 'relative')).toBe('in 3 hours')
    // There it is still the 7th.
    expect(intlIn('en').format('2026-03-08', 'relative')).toBe('tomorrow')
  })
})

test.each([
  ['2026-03-08 20:00:00', wireZone, '2026-03-08T12:00:00.000Z'],
  ['2026-03-08 20:00:00', 'America/New_York', '2026-03-08T12:00:00.000Z'],
  ['2026-03-08T12:00:00Z', 'America/New_York', '2026-03-08T12:00:00.000Z'],
  ['2026-12-31', 'America/New_York', '2026-12-31T05:00:00.000Z'],
])('the moment of %s in %s is %s', (value, person, moment) => {
  setTimeZones({ person })
  expect(new Date(toMoment(value) ?? Number.NaN).toISOString()).toBe(moment)
})

test.each(['', 'soon', null, undefined, Number.NaN, '2026-02-30'])('%j is no moment', (value) => {
  expect(toMoment(value)).toBeUndefined()
})
