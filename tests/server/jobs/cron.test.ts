import { describe, expect, test } from 'vitest'
import { formatWireTime, parseWireTime } from '../../../server/db/time.ts'
import { nextRuns, readCron } from '../../../server/jobs/schedule/cron.ts'

function runsOf(expression: string, after = '2026-11-23 00:00:00', count = 3): readonly string[] {
  const reading = readCron(expression)
  if ('mistake' in reading) throw new Error(reading.mistake.en)
  return nextRuns(reading.schedule, parseWireTime(after), count).map(formatWireTime)
}

function mistakeOf(expression: string): string | undefined {
  const reading = readCron(expression)
  return 'mistake' in reading ? reading.mistake.en : undefined
}

describe('a cron expression', () => {
  test.each([
    ['0/50 * * * * ? *', ['2026-11-23 00:00:50', '2026-11-23 00:01:00', '2026-11-23 00:01:50']],
    ['0/1 * * * * ?', ['2026-11-23 00:00:01', '2026-11-23 00:00:02', '2026-11-23 00:00:03']],
    ['0 0/90 * * * ?', ['2026-11-23 01:00:00', '2026-11-23 02:00:00', '2026-11-23 03:00:00']],
    ['0 30 8 ? * MON-FRI', ['2026-11-23 08:30:00', '2026-11-24 08:30:00', '2026-11-25 08:30:00']],
    ['0 0 0 ? * 1', ['2026-11-29 00:00:00', '2026-12-06 00:00:00', '2026-12-13 00:00:00']],
    ['0 0 0 ? * L', ['2026-11-28 00:00:00', '2026-12-05 00:00:00', '2026-12-12 00:00:00']],
    ['0 0 0 L * ? *', ['2026-11-30 00:00:00', '2026-12-31 00:00:00', '2027-01-31 00:00:00']],
    ['0 0 0 LW * ? *', ['2026-11-30 00:00:00', '2026-12-31 00:00:00', '2027-01-29 00:00:00']],
    ['0 0 0 15W 8 ? *', ['2027-08-16 00:00:00', '2028-08-15 00:00:00', '2029-08-15 00:00:00']],
    ['0 0 0 ? * friL', ['2026-11-27 00:00:00', '2026-12-25 00:00:00', '2027-01-29 00:00:00']],
    ['0 0 0 ? * 6#3 *', ['2026-12-18 00:00:00', '2027-01-15 00:00:00', '2027-02-19 00:00:00']],
    ['0 0 12 L-3 * ? *', ['2026-11-27 12:00:00', '2026-12-28 12:00:00', '2027-01-28 12:00:00']],
    ['0 0 12 L-30 * ? *', ['2026-12-01 12:00:00', '2027-01-01 12:00:00', '2027-03-01 12:00:00']],
    ['0 0 12 L-3 2 ? 2028', ['2028-02-26 12:00:00']],
    ['0 0 0 29 2 ? *', ['2028-02-29 00:00:00', '2032-02-29 00:00:00', '2036-02-29 00:00:00']],
    ['0 0 0 1 1 ? 2020', []],
    ['0 0 0 31 2 ?', []],
  ])('%s is due on the clock of the wire', (expression, runs) => {
    expect(runsOf(expression)).toEqual(runs)
  })

  test('with days before the end of the month goes on within its last day', () => {
    expect(runsOf('0 0 0/6 L-3 * ?', '2026-11-27 06:00:00')).toEqual([
      '2026-11-27 12:00:00',
      '2026-11-27 18:00:00',
      '2026-12-28 00:00:00',
    ])
  })

  test.each([
    ['5 4 * * *', 'has 6 or 7 fields, this one has 5'],
    ['', 'has 6 or 7 fields'],
    ['* * * * * ? * *', 'this one has 8'],
    ['61 * * * * ?', 'The second of the cron expression is not valid: 61'],
    ['0 0 24 * * ?', 'The hour'],
    ['0 0 0 32 * ?', 'The day'],
    ['0 0 0 L-31 * ?', 'The day of the cron expression is not valid: L-31'],
    ['0 0 0 ? * 2#6', 'The weekday'],
    ['0 0 0 ? * 8', 'The weekday'],
    ['0 0 0 1 0 ?', 'The month'],
    ['0 0/0 * * * ?', 'The minute'],
    ['0 5-1 * * * ?', 'The minute'],
    ['0 0 0 1 * 2', 'write ? for the other one'],
    ['0 0 0 * * ? 1900', 'The year'],
    ['@daily * * * * *', 'The second'],
    [`${'1,'.repeat(300)}1 * * * * ?`, 'The second'],
    ["'; drop table sys_user; --", 'cron expression'],
  ])('%s is refused with its mistake', (expression, mistake) => {
    expect(mistakeOf(expression)).toContain(mistake)
  })
})
