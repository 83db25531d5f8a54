import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CronReading,
  cronFields,
  cronRanges,
  parseCron,
  toCronMessage,
} from '../../../runtime/language/cron/index.ts'

const diagnosticOf = (reading: CronReading) => (reading.ok ? undefined : reading.diagnostic)
const cronOf = (expression: string) => {
  const reading = parseCron(expression)
  if (!reading.ok) throw new Error(`${expression}: ${reading.diagnostic.kind}`)
  return reading.cron
}
const months = cronOf('0 0 0 1 * ?').months

describe('an expression that is none', () => {
  test.each([
    ['', 'length', undefined, 0],
    ['* * *', 'length', undefined, 0],
    ['* * * * * ? * *', 'length', undefined, 0],
    ['60 * * * * ? *', 'outOfRange', 'second', 0],
    ['0 60 * * * ? *', 'outOfRange', 'minute', 2],
    ['0 0 24 * * ? *', 'outOfRange', 'hour', 4],
    ['0 0 0 32 * ? *', 'outOfRange', 'day', 6],
    ['0 0 0 0 * ? *', 'outOfRange', 'day', 6],
    ['0 0 0 1 13 ? *', 'outOfRange', 'month', 8],
    ['0 0 0 ? * 8 *', 'outOfRange', 'week', 10],
    ['0 0 0 ? * 0 *', 'outOfRange', 'week', 10],
    ['0 0 0 ? * 2#6 *', 'outOfRange', 'week', 12],
    ['0 0 0 ? * 8L *', 'outOfRange', 'week', 10],
    ['0 0 0 L-32 * ? *', 'outOfRange', 'day', 8],
    ['0 0 0 32W * ? *', 'outOfRange', 'day', 6],
    ['0 0 0 * * ? 1969', 'outOfRange', 'year', 12],
    ['0 a * * * ? *', 'syntax', 'minute', 2],
    ['0 1,,2 * * * ? *', 'syntax', 'minute', 4],
    ['0 1,2x * * * ? *', 'syntax', 'minute', 4],
    ['0 5-1 * * * ? *', 'syntax', 'minute', 2],
    ['0 0/0 * * * ? *', 'zeroStep', 'minute', 2],
    ['0 ? * * * ? *', 'syntax', 'minute', 2],
    ['0 L * * * ? *', 'syntax', 'minute', 2],
    ['0 0 0 1 * 2 *', 'bothDays', 'week', 10],
    ['0 0 0 L-3W * ? *', 'syntax', 'day', 6],
    ['  0   0 0 99 * ? *', 'outOfRange', 'day', 10],
    ['0 0 0 ? JAN,13 MON *', 'outOfRange', 'month', 12],
    ['0 0 0 ? * MON-8 *', 'outOfRange', 'week', 14],
    ['0 0 0 ? * NOD *', 'syntax', 'week', 10],
    ['0 0 0 ? * NODL *', 'syntax', 'week', 10],
    ['0 0 0 MON * ? *', 'syntax', 'day', 6],
    ['0 0 0 L-0 * ? *', 'outOfRange', 'day', 8],
    ['60 * * * ?', 'outOfRange', 'minute', 0],
    ['@daily * * * * *', 'syntax', 'second', 0],
    ['@never', 'length', undefined, 0],
    ['@__proto__', 'length', undefined, 0],
    [`${'1,'.repeat(300)}1 * * * * ?`, 'syntax', 'second', 0],
    ["'; drop table sys_user; --", 'syntax', 'minute', 0],
  ] as const)('%j: %s at %s, character %d', (expression, kind, field, offset) => {
    expect(diagnosticOf(parseCron(expression))).toMatchObject({ kind, offset, ...(field ? { field } : {}) })
  })

  test.each([
    ['0 0 0', 'A cron expression has 5, 6 or 7 fields, this one has 3', '应有 5、6 或 7 段，当前有 3 段'],
    [
      '0 0 25 * * ?',
      'In the field of the hour, 25 (character 5) is not within 0 to 23',
      '时段第 5 个字符处的 25 超出范围 0–23',
    ],
    [
      '0 5-1 * * * ?',
      '"5-1" (character 3) is not understood; write a number',
      '分段第 3 个字符处的“5-1”无法识别，请写',
    ],
    ['0 0/0 * * * ?', 'The step of the minute must not be 0 (character 3)', '分段的间隔不能为 0'],
    ['0 0 0 1 * 2', 'write ? for the other (character 11)', '请将其中一个写成 ?'],
  ])('%s is told with its place and what to write', (expression, en, zh) => {
    const diagnostic = diagnosticOf(parseCron(expression))
    const message = diagnostic && toCronMessage(diagnostic)
    expect(message?.en).toContain(en)
    expect(message?.zh).toContain(zh)
    expect(`${message?.en}${message?.zh}${message?.tw}`).not.toMatch(/[{}]/)
  })
})

describe('the fields of an expression', () => {
  test.each([
    ['0 0 0 ? JAN-mar mon', { months: [1, 2, 3], days: { kind: 'weekdays', weekdays: [2] } }],
    ['0 0 0 ? * L', { days: { kind: 'weekdays', weekdays: [7] } }],
    ['0 0 0 ? * FRIL', { days: { kind: 'lastWeekday', weekday: 6 } }],
    ['0 0 0 ? * tue#2', { days: { kind: 'nthWeekday', weekday: 3, nth: 2 } }],
    ['0 0 0 L * ?', { days: { kind: 'beforeEnd', before: 0 } }],
    ['0 0 0 L-31 * ?', { days: { kind: 'beforeEnd', before: 31 } }],
    ['0 0 0 lw * ?', { days: { kind: 'lastWorkday' } }],
    ['0 0 0 15W * ?', { days: { kind: 'nearestWorkday', day: 15 } }],
    [
      '5 4 1,10-12 * ?',
      { length: 5, seconds: [0], minutes: [5], hours: [4], days: { kind: 'days', days: [1, 10, 11, 12] } },
    ],
    ['50/5,3,3-4 0 0 * * ?', { length: 6, seconds: [3, 4, 50, 55] }],
    ['0 0/90 */10 * * ?', { minutes: [0], hours: [0, 10, 20] }],
    ['@Hourly', { length: 7, seconds: [0], minutes: [0], months }],
    ['  @weekly ', { hours: [0], days: { kind: 'weekdays', weekdays: [1] } }],
    ['0 0 0 * * * 2026/50', { years: [2026, 2076, 2126, 2176] }],
  ])('of %s', (expression, fields) => {
    expect(cronOf(expression)).toMatchObject(fields)
  })

  test('read the same from the numbers that stand for their names', () => {
    for (const expression of ['0 0 0 ? jan,JUN mon *', '0 0 0 ? * FRIL *', '0 0 0 ? * tue#2 *']) {
      const cron = cronOf(expression)
      expect(cronOf(cronFields.map((field) => cron.texts[field]).join(' '))).toEqual(cron)
    }
  })
})

test('law: whatever is read has numbers in order and within their ranges, and what is not has its place', () => {
  const word = fc.string({ unit: fc.constantFrom(...'0123456789*?/,-LW#'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 4, maxLength: 8 }), (words) => {
      const reading = parseCron(words.join(' '))
      if (!reading.ok) {
        const { field, offset } = reading.diagnostic
        if (field)
          expect(words.join(' ').slice(0, offset).split(' ').length - 1).toBe(
            cronFields.indexOf(field) - (words.length === 5 ? 1 : 0),
          )
        return
      }
      const { seconds, minutes, hours, months, years } = reading.cron
      for (const [values, field] of [
        [seconds, 'second'],
        [minutes, 'minute'],
        [hours, 'hour'],
        [months, 'month'],
        [years, 'year'],
      ] as const) {
        expect(values.length).toBeGreaterThan(0)
        expect(values).toEqual([...new Set(values)].sort((one, other) => one - other))
        expect(values[0]).toBeGreaterThanOrEqual(cronRanges[field][0])
        expect(values.at(-1)).toBeLessThanOrEqual(cronRanges[field][1])
      }
    }),
    { numRuns: 3000 },
  )
})
