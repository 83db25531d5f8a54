import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextDueTimes, parseCron, wireZone } from '../../../runtime/language/index.ts'
import { formatWireTime, parseWireTime } from '../../../server/db/time.ts'
import type { SignedInCall } from '../../../server/http/call.ts'
import { findDueTime } from '../../../server/jobs/dueTimes.ts'
import { toStored } from '../../../server/modules/job/resource.ts'
import { cron } from '../../../widgets/cron/index.ts'
import { nextRuns } from '../../../widgets/cron/model/nextRuns.ts'
import { expressions } from '../../language/cron/expressions.ts'

/** Whether the browser takes an expression, as the check of its widget says. */
const browserTakes = (expression: string) => cron.check?.(expression, {} as never, {} as never) === undefined

/** Whether the server takes it as that of a job which is stopped, for which no due time has to be left. */
async function serverTakes(expression: string): Promise<boolean> {
  try {
    await toStored({ jobClassName: 'SampleParamJob', cronExpression: expression, status: -1 }, {}, {} as SignedInCall)
    return true
  } catch {
    return false
  }
}

/** The next runs as the browser shows them. */
const browserRuns = (expression: string, after: string) =>
  nextRuns(expression, new Date(parseWireTime(after)), 5).map((run) => formatWireTime(run))

/** The due times of the server, on the clock of the wire. */
function serverRuns(expression: string, after: string): readonly string[] {
  const reading = parseCron(expression)
  return reading.ok ? nextDueTimes(reading.cron, parseWireTime(after), 5, wireZone).map(formatWireTime) : []
}

const after = '2026-11-20 14:40:30'

const taken = [
  ...expressions,
  ...['@yearly', '@annually', '@monthly', '@weekly', '@daily', '@midnight', '@Hourly', ' @daily '],
  ...[
    '5 4 * * *',
    '0 9 ? * MON-FRI',
    '*/5 * * * ?',
    '0 0 0 L-31 * ?',
    '0 0 0 L-30 * ?',
    '0 0 0 LW * ?',
    '0 0 0 1W * ?',
  ],
  ...[
    '0 0 0 ? * L',
    '0 0 0 ? * SUNL',
    '0 0 0 ? * 6#5',
    '0 0 0 ? JAN-mar,DEC sat#1',
    '0 0/90 * * * ?',
    '0 0 0 * * ? 1970',
  ],
]
const refused = [
  ...[
    '',
    '* * * *',
    '* * * * * ? * *',
    '@never',
    '@daily 1',
    '60 * * * * ?',
    '0 0 24 * * ?',
    '0 0 0 0 * ?',
    '0 0 0 L-32 * ?',
  ],
  ...[
    '0 0 0 L-0 * ?',
    '0 0 0 32W * ?',
    '0 0 0 L-3W * ?',
    '0 0 0 ? * 0',
    '0 0 0 ? * 8L',
    '0 0 0 ? * 2#6',
    '0 0 0 ? * 2#0',
  ],
  ...[
    '0 0 0 1 * 2',
    '0 ? * * * ?',
    '0 L * * * ?',
    '0 0/0 * * * ?',
    '0 5-1 * * * ?',
    '0 0 0 1 13 ?',
    '0 0 0 1 0 ?',
    '0 1,,2 * * * ?',
  ],
  ...['0 0 0 * * ? 1969', '0 0 0 * * ? 2200', '0 0 0 ? FEV MON', "'; drop table sys_user; --"],
]

describe('the browser and the server agree', () => {
  test.each(taken)('that %j is an expression, and when it is due', async (expression) => {
    expect([browserTakes(expression), await serverTakes(expression)]).toEqual([true, true])
    const runs = serverRuns(expression, after)
    expect(browserRuns(expression, after)).toEqual(runs)
    const due = findDueTime(expression, parseWireTime(after), wireZone)
    expect(due === undefined ? undefined : formatWireTime(due)).toBe(runs[0])
  })

  test.each(refused)('that %j is none', async (expression) => {
    // An empty field is the matter of whether it is required.
    expect([expression !== '' && browserTakes(expression), await serverTakes(expression)]).toEqual([false, false])
    expect([browserRuns(expression, after), findDueTime(expression, parseWireTime(after), wireZone)]).toEqual([
      [],
      undefined,
    ])
  })

  test('law: on any text', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        '*',
        '?',
        'L',
        'LW',
        'L-31',
        'L-2',
        '15W',
        'MON',
        'friL',
        '6#3',
        '2L',
        '0/5',
        '1-5',
        '*/7',
        '2030',
      ),
      fc.string({ unit: fc.constantFrom(...'0123456789*?/,-LW#'), minLength: 1, maxLength: 4 }),
    )
    const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 4, maxLength: 8 }), time, async (parts, date) => {
        const [expression, moment] = [parts.join(' '), formatWireTime(date)]
        expect(browserTakes(expression)).toBe(await serverTakes(expression))
        expect(browserRuns(expression, moment)).toEqual(serverRuns(expression, moment))
      }),
      { numRuns: 500 },
    )
  })
})
