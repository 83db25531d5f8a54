import { expect, test } from 'vitest'
import { listLastDays } from '../../server/http/days.ts'

const newYork = 'America/New_York'

test('days begin and end where the clock of a zone says so, also when it changes', () => {
  const [before, changing, after] = listLastDays(newYork, 3, Date.parse('2026-03-09T12:00:00Z'))
  expect(before).toEqual({
    day: '2026-03-07',
    start: new Date('2026-03-07T05:00:00Z'),
    end: new Date('2026-03-08T05:00:00Z'),
  })
  expect(changing).toMatchObject({ day: '2026-03-08', end: new Date('2026-03-09T04:00:00Z') })
  expect(after).toMatchObject({ day: '2026-03-09', end: new Date('2026-03-10T04:00:00Z') })
})

test('days follow each other without a gap', () => {
  for (const zone of [newYork, 'Asia/Kolkata', '+08:00', 'Pacific/Apia', 'Asia/Beirut']) {
    const days = listLastDays(zone, 400, Date.parse('2026-11-20T23:30:00Z'))
    expect(days).toHaveLength(400)
    for (const [index, { start }] of days.entries()) if (index > 0) expect(start).toEqual(days[index - 1]?.end)
  }
})
