import { type CronExpression, parseCron } from '../../../runtime/index.ts'
import type { CronIssue } from './issue.ts'
import { parseDays } from './parseDays.ts'
import { parseField } from './parseField.ts'
import { type CronState, everySecond, type PlainFieldState } from './state.ts'

/** An expression as the state of its editor, or why it is none. */
export type StateReading =
  | { readonly ok: true; readonly state: CronState }
  | { readonly ok: false; readonly issue: CronIssue }

/** Reads an expression for the editor. What its modes cannot say stays as text in its field. */
export function readState(expression: string): StateReading {
  const reading = parseCron(expression)
  return reading.ok ? { ok: true, state: toState(reading.cron) } : { ok: false, issue: reading.diagnostic }
}

function toState({ length, texts }: CronExpression): CronState {
  const plain = (field: 'second' | 'minute' | 'hour' | 'month' | 'year'): PlainFieldState => ({
    ...everySecond[field],
    ...parseField(field, texts[field]),
  })
  return {
    second: plain('second'),
    minute: plain('minute'),
    hour: plain('hour'),
    ...parseDays(texts.day, texts.week),
    month: plain('month'),
    year: plain('year'),
    length,
  }
}
