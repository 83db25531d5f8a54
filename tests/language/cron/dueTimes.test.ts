import { expect, test } from 'vitest'
import { nextDueTimes, parseCron } from '../../../runtime/language/index.ts'

const newYork = 'America/New_York'

function dueTimes(expression: string, after: string, count: number, zone: string): readonly string[] {
  const reading = parseCron(expression)
  if (!reading.ok) throw new Error(reading.diagnostic.kind)
  return nextDueTimes(reading.cron, Date.parse(after), count, zone).map((time) => new Date(time).toISOString())
}

const daily = '0 30 2 * * ?'
const early = '0 30 1 * * ?'

test.each([
  ['UTC', '2026-03-07T02:30:00.000Z', '2026-03-08T02:30:00.000Z', '2026-03-09T02:30:00.000Z'],
  ['Asia/Kolkata', '2026-03-07T21:00:00.000Z', '2026-03-08T21:00:00.000Z', '2026-03-09T21:00:00.000Z'],
  // The clocks skip the time of the second day: it is due as much later, and at its time again the day after.
  [newYork, '2026-03-07T07:30:00.000Z', '2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z'],
])('a daily job is due by the clock of %s', (zone, ...due) => {
  expect(dueTimes(daily, '2026-03-07T00:00:00Z', 6, zone)).toEqual(expect.arrayContaining(due))
})

test('a job of a time that the clocks show twice is due once', () => {
  expect(dueTimes(early, '2026-11-01T00:00:00Z', 2, newYork)).toEqual([
    '2026-11-01T05:30:00.000Z',
    '2026-11-02T06:30:00.000Z',
  ])
  expect(dueTimes(early, '2026-11-01T06:10:00Z', 1, newYork)).toEqual(['2026-11-02T06:30:00.000Z'])
})

test('a job of every half an hour is due in both hours that the clocks show, and in none that they skip', () => {
  expect(dueTimes('0 0/30 * * * ?', '2026-11-01T05:00:00Z', 4, newYork)).toEqual([
    ...['2026-11-01T05:30:00.000Z', '2026-11-01T06:00:00.000Z'],
    ...['2026-11-01T06:30:00.000Z', '2026-11-01T07:00:00.000Z'],
  ])
  expect(dueTimes('0 0/30 * * * ?', '2026-03-08T06:00:00Z', 3, newYork)).toEqual([
    ...['2026-03-08T06:30:00.000Z', '2026-03-08T07:00:00.000Z', '2026-03-08T07:30:00.000Z'],
  ])
})
