import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { matchesQuery } from '../../runtime/data/matchQuery.ts'
import { toDate, toDay, toTime } from '../../runtime/language/format/dates.ts'
import { setTimeZones, wireZone } from '../../runtime/language/index.ts'
import { currentMoment } from '../../widgets/shared/dates.ts'
import { rangePresets } from '../../widgets/shared/rangePresets.ts'
import { toRangeText } from '../../widgets/shared/rangeText.ts'
import { refuseMoment, toBoundDay } from '../../widgets/shared/refuseMoment.ts'
import { toShownEdit, toShownMoment } from '../../widgets/shared/shownTime.tsx'

/** A time of the wire on the day on which the clocks of New York go forward. */
const sent = '2026-03-08 15:30:00'
const day = 'YYYY-MM-DD'
const moment = 'YYYY-MM-DD HH:mm:ss'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-08T07:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  setTimeZones({ person: wireZone })
})

describe.each([
  { person: 'UTC', shown: '2026-03-08 07:30:00', early: '2026-03-07' },
  { person: 'Asia/Kolkata', shown: '2026-03-08 13:00:00', early: '2026-03-07' },
  { person: 'America/New_York', shown: '2026-03-08 03:30:00', early: '2026-03-07' },
])('in $person', ({ person, shown, early }) => {
  beforeEach(() => setTimeZones({ person }))

  test('times are those of its clock, while days and times of day are those of everybody', () => {
    expect(toShownMoment(sent, moment)).toBe(shown)
    expect(toShownMoment('2026-03-08', moment)).toBe('2026-03-08 00:00:00')
    expect(toShownMoment('2026-03-08 00:30:00', day)).toBe('2026-03-08')
    expect(toShownMoment('00:30:00', 'HH:mm:ss')).toBe('00:30:00')
    expect(toRangeText(`${sent},`, undefined, moment)).toBe(`${shown} ~ —`)
    expect(toRangeText('2026-03-08,2026-03-09', undefined, day)).toBe('2026-03-08 ~ 2026-03-09')
  })

  test('an editor shows what its clock shows and gives what the wire has', () => {
    const written: unknown[] = []
    const edit = { value: sent, onChange: (value: unknown) => written.push(value) } as never
    const own = toShownEdit<string, object>(edit)
    expect(own.value).toBe(shown)
    own.onChange(shown)
    own.onChange(undefined)
    expect(written).toEqual([sent, undefined])
    expect(
      toShownEdit<unknown, object>({ value: [sent, undefined], onChange: () => undefined } as never).value,
    ).toEqual([shown, undefined])
  })

  test('reports write its clock', () => {
    const at = (value: unknown) => {
      const date = toDate(value)
      return date && `${toDay(date)} ${toTime(date)}`
    }
    for (const value of [sent, '2026-03-08 15:30', '2026-03-08T07:30:00Z', Date.now()])
      expect(at(value)).toBe(shown.slice(0, 16))
    expect(at('2026-03-08')).toBe('2026-03-08 00:00')
  })

  test('today is its day', () => {
    // Two hours after midnight in GMT+8, which is the evening before in all of them.
    vi.setSystemTime('2026-03-07T18:00:00Z')
    expect(currentMoment().format(day)).toBe(early)
    expect(toBoundDay('today')).toBe(early)
    expect(rangePresets[0]?.of(currentMoment()).map((end) => end.format(moment))).toEqual([
      `${early} 00:00:00`,
      `${early} 23:59:59`,
    ])
    expect(refuseMoment('2026-03-08 02:00:00', moment, { max: 'today' })).toBeUndefined()
    expect(refuseMoment('2026-03-08', day, { max: 'today' })).toMatchObject({ values: { limit: early } })
  })

  test('records that are all here already are found by its days', () => {
    const find = (createTime: string) =>
      matchesQuery({ createTime }, [{ field: 'createTime', rule: 'between', value: [early, early] }])
    expect([find('2026-03-08 02:00:00'), find('2026-03-07 02:00:00')]).toEqual([true, false])
  })
})
