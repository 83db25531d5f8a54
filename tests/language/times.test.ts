import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import {
  fromClock,
  isTimeZone,
  moveTimeText,
  setTimeZones,
  toClock,
  toShownTime,
  toTimeTitle,
  toWireTime,
  wireZone,
} from '../../runtime/language/index.ts'

const newYork = 'America/New_York'

afterEach(() => setTimeZones({ wire: wireZone, person: wireZone }))

test.each([
  ['UTC', '2026-03-08 15:30:00', '2026-03-08 07:30:00'],
  ['Asia/Kolkata', '2026-03-08 15:30:00', '2026-03-08 13:00:00'],
  // The last second before the clocks of New York go forward, and the first one after.
  [newYork, '2026-03-08 14:59:59', '2026-03-08 01:59:59'],
  [newYork, '2026-03-08 15:00:00', '2026-03-08 03:00:00'],
  // The hour that the clocks show twice.
  [newYork, '2026-11-01 13:30:00', '2026-11-01 01:30:00'],
  [newYork, '2026-11-01 14:30:00', '2026-11-01 01:30:00'],
  [newYork, '2026-11-01 15:00:00', '2026-11-01 02:00:00'],
  ['UTC', '2026-01-01 07:59:59', '2025-12-31 23:59:59'],
  ['Asia/Singapore', '1960-01-01 00:00:00', '1960-01-01 00:00:00'],
])('%s shows the time %s of the wire as %s', (person, sent, shown) => {
  setTimeZones({ person })
  expect(toShownTime(sent)).toBe(shown)
})

test.each([
  ['UTC', '2026-03-08 07:30:00', '2026-03-08 15:30:00'],
  ['Asia/Kolkata', '2026-11-01 00:00:00', '2026-11-01 02:30:00'],
  // A time that the clocks skip is as much later; one that they show twice is the first of both.
  [newYork, '2026-03-08 02:30:00', '2026-03-08 15:30:00'],
  [newYork, '2026-11-01 01:30:00', '2026-11-01 13:30:00'],
  [newYork, '2026-11-01 00:59:59', '2026-11-01 12:59:59'],
  [newYork, '2026-11-01 02:00:00', '2026-11-01 15:00:00'],
])('who types in %s the time %s sends %s', (person, typed, sent) => {
  setTimeZones({ person })
  expect(toWireTime(typed)).toBe(sent)
})

test('days, times of day and texts that are no times stay as they are', () => {
  setTimeZones({ person: newYork })
  for (const text of ['2026-03-08', '10:30:00', '', 'soon', '2026-02-30 10:00:00', '2026-03-08 25:00:00'])
    expect([toShownTime(text), toWireTime(text)]).toEqual([text, text])
})

test('a time names its zone with the distance that it has then', () => {
  setTimeZones({ person: newYork })
  expect(toTimeTitle('2026-03-08 14:59:59')).toBe('2026-03-08 01:59:59 (America/New_York, GMT-5)')
  expect(toTimeTitle('2026-03-08 15:00:00')).toBe('2026-03-08 03:00:00 (America/New_York, GMT-4)')
  setTimeZones({ person: 'Asia/Kolkata' })
  expect(toTimeTitle('2026-03-08 15:00:00')).toBe('2026-03-08 12:30:00 (Asia/Kolkata, GMT+5:30)')
  setTimeZones({ person: 'UTC' })
  expect(toTimeTitle('2026-03-08 15:00:00')).toBe('2026-03-08 07:00:00 (GMT)')
  expect(toTimeTitle('2026-03-08')).toBe('')
})

test('a zone that does not exist changes nothing', () => {
  expect(['UTC', '+05:30', newYork, 'Mars/Olympus', '+5', ''].map(isTimeZone)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ])
  setTimeZones({ person: 'Mars/Olympus' })
  expect(toShownTime('2026-03-08 15:00:00')).toBe('2026-03-08 15:00:00')
})

test('the clock of every moment leads back to it, or to the same clock an hour earlier', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Kolkata', newYork, 'Australia/Lord_Howe', 'Pacific/Apia', wireZone)
  const moments = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2040, 0) })
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const back = fromClock(toClock(moment, zone), zone)
      expect(toClock(back, zone)).toBe(toClock(moment, zone))
      expect(moment - back === 0 || (moment - back > 0 && moment - back <= 3_600_000)).toBe(true)
    }),
  )
})

test('every time of the wire comes back from every zone but where its clock shows a time twice', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'Asia/Kathmandu')
  fc.assert(
    fc.property(zones, fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) }), (zone, moment) => {
      const sent = new Date(moment).toISOString().slice(0, 19).replace('T', ' ')
      expect(moveTimeText(moveTimeText(sent, wireZone, zone), zone, wireZone)).toBe(sent)
    }),
  )
})
