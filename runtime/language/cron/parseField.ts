import type { CronDiagnostic } from './diagnostic.ts'
import { type CronFieldName, type CronRange, cronRanges, isWithin, toCronNumber } from './fields.ts'

/** What is wrong with one field; `at` counts in the field. */
export type FieldProblem = Pick<CronDiagnostic, 'kind' | 'text' | 'range'> & { readonly at: number }

/** The numbers of a field in their order, or what is wrong with it. */
export type FieldReading = { readonly values: readonly number[] } | { readonly problem: FieldProblem }

/** A longer field is a mistake or an attack: all seconds as a list are 169 characters. */
const longestField = 400

const item = /^(?:\*|(?<from>[A-Z]{3}|\d+)(?:-(?<to>[A-Z]{3}|\d+))?)(?:\/(?<step>\d+))?$/d

/** A number that is not within its range, as a problem. */
export const toOutOfRange = (text: string, at: number, range: CronRange): { readonly problem: FieldProblem } => ({
  problem: { kind: 'outOfRange', text, at, range },
})

function readItem(field: CronFieldName, text: string, at: number): FieldReading {
  const match = item.exec(text)
  const syntax: FieldReading = { problem: { kind: 'syntax', text, at } }
  if (!match) return syntax
  const { from, to, step } = match.groups ?? {}
  const range = cronRanges[field]
  for (const name of ['from', 'to'] as const) {
    const part = match.groups?.[name]
    if (part === undefined) continue
    const value = toCronNumber(field, part)
    if (Number.isNaN(value)) return syntax
    if (!isWithin(value, range)) return toOutOfRange(part, at + (match.indices?.groups?.[name]?.[0] ?? 0), range)
  }
  if (step !== undefined && Number(step) === 0) return { problem: { kind: 'zeroStep', text, at } }
  const first = from === undefined ? range[0] : toCronNumber(field, from)
  // A number alone is itself; with a step it begins there and goes on to the end of the field.
  const end = from !== undefined && step === undefined ? first : range[1]
  const last = to === undefined ? end : toCronNumber(field, to)
  if (first > last) return syntax
  const values: number[] = []
  for (let value = first; value <= last; value += Number(step ?? 1)) values.push(value)
  return { values }
}

/** Reads a field of stars, numbers, names, ranges, steps, and lists of them, written in capitals. */
export function parseField(field: CronFieldName, text: string): FieldReading {
  if (text.length > longestField) return { problem: { kind: 'syntax', text: `${text.slice(0, 20)}…`, at: 0 } }
  const values = new Set<number>()
  let at = 0
  for (const part of text.split(',')) {
    const reading = readItem(field, part, at)
    if ('problem' in reading) return reading
    for (const value of reading.values) values.add(value)
    at += part.length + 1
  }
  return { values: [...values].sort((one, other) => one - other) }
}
