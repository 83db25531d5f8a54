import { checkField } from './checkField.ts'
import { type CronFieldName, cronFields } from './fields.ts'
import type { CronIssue } from './issue.ts'
import { parseDays } from './parseDays.ts'
import { parseField } from './parseField.ts'
import { type CronState, everySecond, type PlainFieldState } from './state.ts'
import { cronMacros, withoutNames } from './words.ts'

/** An expression as fields, or why it is none. */
export type CronReading =
  | { readonly ok: true; readonly state: CronState }
  | { readonly ok: false; readonly issue: CronIssue }

interface Part {
  readonly field: CronFieldName
  readonly text: string
  readonly offset: number
}

const lengths: Readonly<Record<number, readonly CronFieldName[]>> = {
  5: cronFields.slice(1, 6),
  6: cronFields.slice(0, 6),
  7: cronFields,
}

const isOpen = (text: string | undefined): boolean => text === undefined || text === '*' || text === '?'

function findIssue(parts: readonly Part[]): CronIssue | undefined {
  for (const { field, text, offset } of parts) {
    const checked = checkField(field, text)
    if (checked) {
      const { at, ...issue } = checked
      return { ...issue, field, offset: offset + at }
    }
  }
  const day = parts.find((part) => part.field === 'day')
  const week = parts.find((part) => part.field === 'week')
  if (day && week && !isOpen(day.text) && !isOpen(week.text))
    return { code: 'bothDays', field: 'week', text: week.text, offset: week.offset }
  return undefined
}

/**
 * Reads an expression of five, six or seven fields (specification 3). What the editor's modes cannot say stays as text
 * in its field; an expression that no cron of the family understands gives its first mistake with its place.
 */
export function parseCron(expression: string): CronReading {
  const written = cronMacros[expression.trim().toLowerCase()] ?? expression
  const words = [...written.matchAll(/\S+/g)]
  const fields = lengths[words.length]
  if (!fields) return { ok: false, issue: { code: 'length', text: String(words.length), offset: 0 } }
  const parts = words.map(
    ([text], index): Part => ({
      field: fields[index] as CronFieldName,
      text: withoutNames(fields[index] as CronFieldName, text.toUpperCase()),
      offset: words[index]?.index ?? 0,
    }),
  )
  const issue = findIssue(parts)
  if (issue) return { ok: false, issue }

  const textOf = (field: CronFieldName, otherwise: string) =>
    parts.find((part) => part.field === field)?.text ?? otherwise
  const plain = (field: 'second' | 'minute' | 'hour' | 'month' | 'year', otherwise = '*'): PlainFieldState => ({
    ...everySecond[field],
    ...parseField(field, textOf(field, otherwise)),
  })
  return {
    ok: true,
    state: {
      second: words.length === 5 ? { ...everySecond.second, cronEvery: 3, specificSpecific: [0] } : plain('second'),
      minute: plain('minute'),
      hour: plain('hour'),
      ...parseDays(textOf('day', '*'), textOf('week', '?')),
      month: plain('month'),
      year: plain('year'),
      length: words.length as CronState['length'],
    },
  }
}
