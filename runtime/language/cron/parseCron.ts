import type { CronDiagnostic } from './diagnostic.ts'
import { type CronFieldName, cronFields, toCronNumber } from './fields.ts'
import { type CronDays, type DaysReading, parseDay, parseWeek } from './parseDays.ts'
import { type FieldReading, parseField } from './parseField.ts'

/** A cron expression that was read. The numbers of each field stand in their order. */
export interface CronExpression {
  /** How many fields were written: five begin with the minute, six end with the weekday. */
  readonly length: 5 | 6 | 7
  /** The seven fields as they were written, in capitals and with numbers in place of names. */
  readonly texts: Readonly<Record<CronFieldName, string>>
  readonly seconds: readonly number[]
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly days: CronDays
  readonly months: readonly number[]
  readonly years: readonly number[]
}

/** An expression as its fields, or why it is none. */
export type CronReading =
  | { readonly ok: true; readonly cron: CronExpression }
  | { readonly ok: false; readonly diagnostic: CronDiagnostic }

/** What some systems write in place of the fields. */
const macros: Readonly<Record<string, string>> = {
  '@yearly': '0 0 0 1 1 ? *',
  '@annually': '0 0 0 1 1 ? *',
  '@monthly': '0 0 0 1 * ? *',
  '@weekly': '0 0 0 ? * 1 *',
  '@daily': '0 0 0 * * ? *',
  '@midnight': '0 0 0 * * ? *',
  '@hourly': '0 0 * * * ? *',
}

const fieldsByLength: Readonly<Record<number, readonly CronFieldName[]>> = {
  5: cronFields.slice(1, 6),
  6: cronFields.slice(0, 6),
  7: cronFields,
}

/** What a field says that was not written. */
const unwritten: Readonly<Partial<Record<CronFieldName, string>>> = { second: '0', year: '*' }

const everyDay: CronDays = { kind: 'weekdays', weekdays: [1, 2, 3, 4, 5, 6, 7] }

const isOpen = (text: string): boolean => text === '*' || text === '?'

const withoutNames = (field: CronFieldName, text: string): string =>
  text.replace(/[A-Z]{3}/g, (name) => {
    const value = toCronNumber(field, name)
    return Number.isNaN(value) ? name : String(value)
  })

/**
 * Reads a cron expression of five, six or seven fields in the dialect of Quartz, or a macro such as `@daily`
 * (specification 3): numbers, names of months and weekdays, lists, ranges, steps, `?`, `L`, `L-3`, `LW`, `15W`, `6L`,
 * `6#3`. The browser, the server and the due times all read by it.
 */
export function parseCron(expression: string): CronReading {
  const name = expression.trim().toLowerCase()
  const written = Object.hasOwn(macros, name) ? (macros[name] ?? expression) : expression
  const words = [...written.matchAll(/\S+/g)]
  const names = fieldsByLength[words.length]
  if (!names) return { ok: false, diagnostic: { kind: 'length', text: String(words.length), offset: 0 } }

  const textOf = (field: CronFieldName) => (words[names.indexOf(field)]?.[0] ?? unwritten[field] ?? '*').toUpperCase()
  const texts = Object.fromEntries(cronFields.map((field) => [field, textOf(field)])) as CronExpression['texts']
  const readings = readFields(texts)
  for (const [index, field] of names.entries()) {
    const reading = readings[field]
    if (!('problem' in reading)) continue
    const { at, ...problem } = reading.problem
    return { ok: false, diagnostic: { ...problem, field, offset: (words[index]?.index ?? 0) + at } }
  }
  if (!isOpen(texts.day) && !isOpen(texts.week)) {
    const offset = words[names.indexOf('week')]?.index ?? 0
    return { ok: false, diagnostic: { kind: 'bothDays', field: 'week', text: texts.week, offset } }
  }
  const days = isOpen(texts.day) ? readings.week : readings.day
  const valuesOf = (field: PlainField) => ('values' in readings[field] ? readings[field].values : [])
  return {
    ok: true,
    cron: {
      length: words.length as CronExpression['length'],
      texts: Object.fromEntries(
        cronFields.map((field) => [field, withoutNames(field, texts[field])]),
      ) as CronExpression['texts'],
      seconds: valuesOf('second'),
      minutes: valuesOf('minute'),
      hours: valuesOf('hour'),
      days: 'days' in days ? days.days : everyDay,
      months: valuesOf('month'),
      years: valuesOf('year'),
    },
  }
}

type PlainField = Exclude<CronFieldName, 'day' | 'week'>
type Readings = Readonly<Record<PlainField, FieldReading> & Record<'day' | 'week', DaysReading>>

function readFields(texts: CronExpression['texts']): Readings {
  const plain = (field: PlainField) => parseField(field, texts[field])
  return {
    second: plain('second'),
    minute: plain('minute'),
    hour: plain('hour'),
    day: isOpen(texts.day) ? { days: everyDay } : parseDay(texts.day),
    month: plain('month'),
    week: isOpen(texts.week) ? { days: everyDay } : parseWeek(texts.week),
    year: plain('year'),
  }
}
