import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setTimeZones, wireZone } from '../../../runtime/language/index.ts'
import { checkCron } from '../../../widgets/cron/model/checkCron.ts'
import { cronBounds, dayBounds } from '../../../widgets/cron/model/fields.ts'
import { meaningOf } from '../../../widgets/cron/model/meaning.ts'
import { nextRuns } from '../../../widgets/cron/model/nextRuns.ts'
import { readState } from '../../../widgets/cron/model/readState.ts'
import { type CronState, type DayMode, everySecond, type FieldMode } from '../../../widgets/cron/model/state.ts'
import { writeCron } from '../../../widgets/cron/model/writeCron.ts'
import { bruteForce, toSeven } from '../../language/cron/bruteForce.ts'
import { expressions } from '../../language/cron/expressions.ts'

const stateOf = (expression: string): CronState => {
  const reading = readState(expression)
  if (!reading.ok) throw new Error(`${expression}: ${reading.issue.kind}`)
  return reading.state
}
const from = new Date(2026, 10, 20, 14, 40, 30)

beforeAll(() => setTimeZones({ installation: Intl.DateTimeFormat().resolvedOptions().timeZone }))
afterAll(() => setTimeZones({ installation: wireZone }))

test('there are at least 60 expressions, no two alike', () => {
  expect(new Set(expressions).size).toBe(expressions.length)
  expect(expressions.length).toBeGreaterThanOrEqual(60)
})

describe.each(expressions)('%s', (expression) => {
  test('is written as it was read', () => {
    expect(writeCron(stateOf(expression))).toBe(expression)
  })

  test('runs when every second that fits says so', () => {
    expect(nextRuns(expression, from, 10)).toEqual(bruteForce(toSeven(expression), from, 10))
  })

  test('has a meaning in three languages', () => {
    const words = (['zh', 'en', 'tw'] as const).map((language) => meaningOf(expression, language))
    for (const sentence of words) {
      expect(sentence).not.toMatch(/9999|undefined|null| {2}|^\s|\s$/)
      expect(sentence.length).toBeGreaterThan(1)
    }
  })
})

const modes: readonly FieldMode[] = [1, 2, 3, 4]
const dayModes: readonly DayMode[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

test('the expressions cover every mode of every field', () => {
  const states = expressions.map(stateOf)
  for (const name of ['second', 'minute', 'hour', 'month', 'year'] as const)
    expect([...new Set(states.map((state) => state[name].cronEvery))].sort()).toEqual(modes)
  const days = new Set(states.map((state) => state.day.cronEvery))
  expect([...days].sort((one, other) => one - other)).toEqual(dayModes)
})

describe('the bounds of the inputs', () => {
  test.each([
    ['second', 'increment', 1, 59],
    ['second', 'start', 0, 59],
    ['second', 'rangeStart', 1, 59],
    ['second', 'rangeEnd', 0, 59],
    ['minute', 'increment', 1, 60],
    ['minute', 'start', 0, 59],
    ['hour', 'increment', 0, 23],
    ['hour', 'start', 0, 23],
    ['hour', 'rangeStart', 0, 23],
    ['hour', 'rangeEnd', 0, 23],
    ['day', 'increment', 1, 31],
    ['day', 'start', 1, 31],
    ['week', 'increment', 1, 7],
    ['month', 'increment', 0, 12],
    ['month', 'rangeStart', 1, 12],
    ['month', 'rangeEnd', 1, 12],
    ['year', 'increment', 1, 99],
    ['year', 'start', 2019, 2119],
    ['year', 'rangeStart', 2019, 2119],
    ['year', 'rangeEnd', 2019, 2119],
  ] as const)('of %s, %s, are %d to %d', (field, part, min, max) => {
    expect(cronBounds[field][part]).toEqual([min, max])
  })

  test('of days are those of specification 5, and a hundred years from 2019 can be ticked', () => {
    expect(dayBounds).toEqual({ beforeEnd: [1, 31], nearest: [1, 31], nth: [1, 5] })
    const [first, last] = cronBounds.year.choices
    expect([first, last - first + 1]).toEqual([2019, 100])
  })

  const plain = ['second', 'minute', 'hour', 'month', 'year'] as const
  const parts = [
    ['increment', 2, 'incrementIncrement'],
    ['start', 2, 'incrementStart'],
    ['rangeStart', 4, 'rangeStart'],
    ['rangeEnd', 4, 'rangeEnd'],
  ] as const
  const cases = plain.flatMap((field) =>
    parts.flatMap(([part, mode, key]) =>
      cronBounds[field][part].flatMap((bound, index) =>
        [-1, 0, 1].map((step) => ({
          field,
          part,
          mode,
          key,
          value: bound + step,
          isIn: index === 0 ? step >= 0 : step <= 0,
        })),
      ),
    ),
  )

  test.each(cases)('$field, $part: $value is within them: $isIn', ({ field, mode, key, value, isIn }) => {
    const state: CronState = {
      ...everySecond,
      [field]: { ...everySecond[field], cronEvery: mode, [key]: value },
    }
    expect(checkCron(state)?.kind === 'outOfBounds').toBe(!isIn)
  })

  const dayCases = (
    [
      [3, 'incrementIncrement', [1, 31]],
      [3, 'incrementStart', [1, 31]],
      [8, 'cronLastSpecificDomDay', [1, 7]],
      [9, 'cronDaysBeforeEomMinus', [1, 31]],
      [10, 'cronDaysNearestWeekday', [1, 31]],
    ] as const
  ).flatMap(([mode, key, bounds]) =>
    bounds.flatMap((bound, index) =>
      [-1, 0, 1].map((step) => ({ mode, key, value: bound + step, isIn: index === 0 ? step >= 0 : step <= 0 })),
    ),
  )
  test.each(dayCases)('day mode $mode, $key: $value is within them: $isIn', ({ mode, key, value, isIn }) => {
    const state: CronState = { ...everySecond, day: { ...everySecond.day, cronEvery: mode, [key]: value } }
    expect(checkCron(state)?.kind === 'outOfBounds').toBe(!isIn)
  })

  const weekCases = (
    [
      [2, 'incrementIncrement', [1, 7]],
      [2, 'incrementStart', [1, 7]],
      [11, 'cronNthDayDay', [1, 7]],
      [11, 'cronNthDayNth', [1, 5]],
    ] as const
  ).flatMap(([mode, key, bounds]) =>
    bounds.flatMap((bound, index) =>
      [-1, 0, 1].map((step) => ({ mode, key, value: bound + step, isIn: index === 0 ? step >= 0 : step <= 0 })),
    ),
  )
  test.each(weekCases)(
    'weekday of day mode $mode, $key: $value is within them: $isIn',
    ({ mode, key, value, isIn }) => {
      const state: CronState = {
        ...everySecond,
        day: { ...everySecond.day, cronEvery: mode },
        week: { ...everySecond.week, [key]: value },
      }
      expect(checkCron(state)?.kind === 'outOfBounds').toBe(!isIn)
    },
  )
})

test('an increment starts at 3 and goes by 5 where nobody says otherwise', () => {
  expect(everySecond.second).toMatchObject({ incrementStart: 3, incrementIncrement: 5 })
  expect(writeCron({ ...everySecond, minute: { ...everySecond.minute, cronEvery: 2 } })).toBe('* 3/5 * * * ? *')
})

describe('what cannot be taken over', () => {
  test.each([
    ['a list without a choice', { minute: { ...everySecond.minute, cronEvery: 3 } }, 'noChoice'],
    ['weekdays without a choice', { day: { ...everySecond.day, cronEvery: 4 } }, 'noChoice'],
    ['an increment of nothing', { hour: { ...everySecond.hour, cronEvery: 2, incrementIncrement: 0 } }, 'zeroStep'],
    [
      'months that go on by nothing',
      { month: { ...everySecond.month, cronEvery: 2, incrementIncrement: 0 } },
      'zeroStep',
    ],
    ['a range that goes back', { hour: { ...everySecond.hour, cronEvery: 4, rangeStart: 9, rangeEnd: 8 } }, 'syntax'],
  ] as const)('is %s', (_what, part, kind) => {
    expect(checkCron({ ...everySecond, ...(part as Partial<CronState>) })?.kind).toBe(kind)
  })
})

test.each([
  ['0 0 12 ? jan,JUN mon *', '0 0 12 ? 1,6 2 *'],
  ['0 0 12 ? * FRIL *', '0 0 12 ? * 6L *'],
  ['0 0 12 ? * tue#2 *', '0 0 12 ? * 3#2 *'],
  ['@daily', '0 0 0 * * ? *'],
  ['@Hourly', '0 0 * * * ? *'],
  ['  0  0 12 * * ?  ', '0 0 12 * * ?'],
])('%s is read as %s', (written, expression) => {
  expect(writeCron(stateOf(written))).toBe(expression)
})

test('fields that say something are not left out of a short expression', () => {
  const short = stateOf('0 9 * * ?')
  expect(writeCron({ ...short, second: { ...short.second, specificSpecific: [30] } })).toBe('30 0 9 * * ?')
  expect(writeCron({ ...short, year: { ...short.year, cronEvery: 3, specificSpecific: [2030] } })).toBe(
    '0 0 9 * * ? 2030',
  )
})

const numberIn = ([min, max]: readonly [number, number]) => fc.integer({ min, max })
const plainField = (name: 'second' | 'minute' | 'hour' | 'month' | 'year') => {
  const { increment, start, rangeStart, rangeEnd, choices } = cronBounds[name]
  const first = everySecond[name]
  return fc.oneof(
    fc.constant(first),
    fc
      .record({
        incrementStart: numberIn(start),
        incrementIncrement: numberIn([Math.max(1, increment[0]), increment[1]]),
      })
      .map((given) => ({ ...first, ...given, cronEvery: 2 as const })),
    fc.uniqueArray(numberIn(choices), { minLength: 1, maxLength: 6 }).map((values) => ({
      ...first,
      cronEvery: 3 as const,
      specificSpecific: values.sort((one, other) => one - other),
    })),
    fc
      .tuple(numberIn(rangeStart), numberIn(rangeEnd))
      .filter(([start, end]) => start <= end)
      .map(([start, end]) => ({ ...first, cronEvery: 4 as const, rangeStart: start, rangeEnd: end })),
  )
}

test('whatever the editor writes is read as what it was', () => {
  const { day, week } = everySecond
  const days: fc.Arbitrary<Pick<CronState, 'day' | 'week'>> = fc.oneof(
    fc.constantFrom(1, 6, 7).map((mode) => ({ day: { ...day, cronEvery: mode as DayMode }, week })),
    fc.tuple(numberIn([1, 7]), numberIn([1, 7])).map(([incrementStart, incrementIncrement]) => ({
      day: { ...day, cronEvery: 2 as const },
      week: { ...week, incrementStart, incrementIncrement },
    })),
    fc.tuple(numberIn([1, 31]), numberIn([1, 31])).map(([incrementStart, incrementIncrement]) => ({
      day: { ...day, cronEvery: 3 as const, incrementStart, incrementIncrement },
      week,
    })),
    numberIn([1, 7]).map((value) => ({ day: { ...day, cronEvery: 8 as const, cronLastSpecificDomDay: value }, week })),
    numberIn([1, 31]).map((value) => ({ day: { ...day, cronEvery: 9 as const, cronDaysBeforeEomMinus: value }, week })),
    numberIn([1, 31]).map((value) => ({
      day: { ...day, cronEvery: 10 as const, cronDaysNearestWeekday: value },
      week,
    })),
    fc.tuple(numberIn([1, 7]), numberIn([1, 5])).map(([cronNthDayDay, cronNthDayNth]) => ({
      day: { ...day, cronEvery: 11 as const },
      week: { ...week, cronNthDayDay, cronNthDayNth },
    })),
  )
  const states = fc
    .record({
      second: plainField('second'),
      minute: plainField('minute'),
      hour: plainField('hour'),
      month: plainField('month'),
      year: plainField('year'),
      days,
    })
    .map(({ days: both, ...fields }): CronState => ({ ...everySecond, ...fields, ...both }))
  fc.assert(
    fc.property(states, (state) => {
      expect(checkCron(state)).toBeUndefined()
      expect(stateOf(writeCron(state))).toEqual(state)
    }),
    { numRuns: 500 },
  )
})

test('any text is read or refused, at a place inside of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789*?/,-LW# ') }), (text) => {
      const reading = readState(text)
      if (reading.ok) expect(() => nextRuns(writeCron(reading.state), from, 1)).not.toThrow()
      else expect(reading.issue.offset).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 2000 },
  )
})

describe('the meaning in words', () => {
  test.each([
    ['0 0 0 L-3 * ? *', 'At 00:00, 3 days before the last day of the month', '在00:00，限每月最后一天之前的第3天'],
    [
      '0 0 9 ? * 2,3,4,5,6 *',
      'At 09:00, only on Monday, Tuesday, Wednesday, Thursday, and Friday',
      '在09:00，仅星期一，星期二，星期三，星期四，和星期五',
    ],
    [
      '0 0 0 1 1 ? 2026/2',
      'At 00:00, on day 1 of the month, only in January, every 2 years, 2026 onwards',
      '在00:00，限每月 1 号，仅于一月份，每隔 2 年，从2026年起',
    ],
  ])('of %s', (expression, en, zh) => {
    expect(meaningOf(expression, 'en')).toBe(en)
    expect(meaningOf(expression, 'zh')).toBe(zh)
  })
})
