import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entriesOf, toTimes } from '../../../runtime/calendar/entries.ts'
import { addDays, addMonths, toWeeks } from '../../../runtime/calendar/month.ts'
import { toEntries } from '../../../runtime/kinds/page/blocks/calendar/entries.ts'
import type { BlockTypes } from '../../../runtime/language/index.ts'

const block: BlockTypes['calendar'] = { type: 'calendar', id: 'plan', text: 'title', start: 'from', end: 'until' }
const entry = (from: string, until?: string) => toEntries(block, [{ title: 'x', from, until }])[0]

describe('a month', () => {
  test('is shown in whole weeks, from the first day of the week on', () => {
    expect(toWeeks('2026-11-27', 1).map(([first]) => first)).toEqual([
      ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
    ])
    expect(toWeeks('2026-11-27', 7)[0]?.[0]).toBe('2026-11-01')
    expect(toWeeks('2027-02-10', 1)).toHaveLength(4)
  })

  test('has each of its days once, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 7 }), (days, firstDay) => {
        const day = addDays('1970-01-01', days)
        const own = toWeeks(day, firstDay)
          .flat()
          .filter((each) => each.slice(0, 7) === day.slice(0, 7))
        expect(own[0]).toBe(`${day.slice(0, 7)}-01`)
        expect(new Set(own).size).toBe(own.length)
        expect(addDays(own.at(-1) ?? '', 1).slice(8)).toBe('01')
      }),
    )
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s moved by %i months is %s', (day, months, moved) => expect(addMonths(day, months)).toBe(moved))
})

describe('an entry', () => {
  test.each([
    ['2026-11-02', '2026-11-04', '2026-11-02', '2026-11-04', null],
    ['2026-11-02', undefined, '2026-11-02', '2026-11-02', null],
    ['2026-11-02 09:30:00', '2026-11-02 10:00:00', '2026-11-02', '2026-11-02', '09:30'],
    ['2026-11-02 22:00:00', '2026-11-03 00:00:00', '2026-11-02', '2026-11-02', '22:00'],
    ['2026-11-02 22:00:00', '2026-11-03 01:00:00', '2026-11-02', '2026-11-03', '22:00'],
    ['2026-11-02 09:00:00', '2026-11-01 09:00:00', '2026-11-02', '2026-11-02', '09:00'],
  ])('from %s until %s is on the days from %s to %s', (from, until, firstDay, lastDay, time) =>
    expect(entry(from, until)).toMatchObject({ firstDay, lastDay, from: time }),
  )

  test('without a start is on no day', () => expect(entry('')).toBeUndefined())

  test('of whole days comes before those with times', () => {
    const records = [
      { title: 'Late', from: '2026-11-02 15:00:00' },
      { title: 'Early', from: '2026-11-02 08:00:00' },
      { title: 'All day', from: '2026-11-01', until: '2026-11-03' },
      { title: 'Other', from: '2026-11-05' },
    ]
    const shown = entriesOf(toEntries(block, records), '2026-11-02')
    expect(shown.map(({ text }) => text)).toEqual(['All day', 'Early', 'Late'])
  })

  test('says on each of its days when it goes on', () => {
    const long = entry('2026-11-02 22:00:00', '2026-11-04 01:00:00')
    expect(long && ['02', '03', '04'].map((day) => toTimes(long, `2026-11-${day}`))).toEqual(['22:00', '', '– 01:00'])
    const short = entry('2026-11-02 09:00:00', '2026-11-02 10:00:00')
    expect(short && toTimes(short, '2026-11-02')).toBe('09:00 – 10:00')
  })
})
