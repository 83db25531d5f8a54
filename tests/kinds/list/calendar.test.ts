import { afterEach, describe, expect, test } from 'vitest'
import { toBeginning, toLasting, toPeriod } from '../../../runtime/kinds/list/views/calendar/period.ts'
import { toEntries } from '../../../runtime/kinds/list/views/calendar/toEntries.ts'
import { setTimeZones } from '../../../runtime/language/index.ts'

const day = (name: string) => ({ name, isMoment: false })
const moment = (name: string) => ({ name, isMoment: true })
const march = { first: '2026-02-23', last: '2026-04-05' }

afterEach(() => setTimeZones({ person: '+08:00' }))

test('a calendar shows the whole weeks that its month touches, from the first day of the week of the person', () => {
  expect(toPeriod('2026-03', 1)).toEqual(march)
  expect(toPeriod('2026-03', 7)).toEqual({ first: '2026-03-01', last: '2026-04-04' })
})

describe('the question for a period', () => {
  test('asks for what begins in it, beside what the list asks', () => {
    expect(toBeginning({ name: '*a*' }, day('start'), march)).toEqual({
      name: '*a*',
      start_begin: '2026-02-23',
      start_end: '2026-04-05',
    })
  })

  test('asks apart for what began before and goes on, so that what has no end is asked once', () => {
    expect(toLasting({}, day('start'), day('end'), march)).toEqual({
      start_end: '2026-02-22',
      end_begin: '2026-02-23',
    })
  })

  test('leaves a narrower bound of the person as it is', () => {
    const bounds = { start_begin: '2026-03-10', start_end: '2026-12-31' }
    expect(toBeginning(bounds, day('start'), march)).toEqual({ start_begin: '2026-03-10', start_end: '2026-04-05' })
  })

  test('has the times of the wire, whose days begin at another moment than those of the person', () => {
    setTimeZones({ person: 'UTC' })
    expect(toBeginning({}, moment('start'), march)).toEqual({
      start_begin: '2026-02-23 08:00:00',
      start_end: '2026-04-06 07:59:59',
    })
    expect(toLasting({}, moment('start'), moment('end'), march).start_end).toBe('2026-02-23 07:59:59')
  })
})

describe('records on their days', () => {
  const read = (records: readonly Readonly<Record<string, unknown>>[], end: string | undefined = 'end') =>
    toEntries(records, { start: 'start', end, toText: ({ name }) => String(name) }).map(
      ({ text, firstDay, lastDay, from, to }) => [text, firstDay, lastDay, from, to],
    )

  test('last from their first to their last day, and a day where the last one is missing or before', () => {
    const start = '2026-03-02'
    expect(read([{ name: 'a', start, end: '2026-03-04' }])).toEqual([['a', start, '2026-03-04', null, null]])
    expect(read([{ name: 'b', start, end: null }])).toEqual([['b', start, start, null, null]])
    expect(read([{ name: 'c', start, end: '2026-03-01' }])).toEqual([['c', start, start, null, null]])
    expect(read([{ name: 'd', start, end: '2026-03-04' }], undefined)).toHaveLength(1)
  })

  test('are on none without a start, and whole days come before times', () => {
    const records = [
      { name: 'late', start: '2026-03-02 15:00:00', end: '2026-03-03 00:00:00' },
      { name: 'none', start: null },
      { name: 'odd', start: 'soon' },
      { name: 'whole', start: '2026-03-02' },
    ]
    expect(read(records)).toEqual([
      ['whole', '2026-03-02', '2026-03-02', null, null],
      ['late', '2026-03-02', '2026-03-02', '15:00', '00:00'],
    ])
  })

  test('that begin at a time and end on a day have the whole of that day', () => {
    expect(read([{ name: 'a', start: '2026-03-02 09:00:00', end: '2026-03-04' }])).toEqual([
      ['a', '2026-03-02', '2026-03-04', '09:00', null],
    ])
  })

  test('are on the days of the clock of the person', () => {
    setTimeZones({ person: 'UTC' })
    expect(read([{ name: 'a', start: '2026-03-02 07:30:00' }])).toEqual([
      ['a', '2026-03-01', '2026-03-01', '23:30', '23:30'],
    ])
  })
})
