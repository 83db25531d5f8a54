import type { FormatWord } from '../../../language/index.ts'
import { toNumber, toText } from '../records/readValue.ts'
import { toDate, toDay, toTime } from './dates.ts'
import { toBytes, toDuration } from './units.ts'

/** How a value is written, with its texts in the language of the person. */
export interface ValueFormat {
  readonly as?: FormatWord | undefined
  readonly decimals?: number | undefined
  readonly currency?: string | undefined
  readonly prefix?: string | undefined
  readonly suffix?: string | undefined
}

type Write<V> = (value: V, format: ValueFormat, locale: string) => string

const written =
  (options: (format: ValueFormat) => Intl.NumberFormatOptions): Write<number> =>
  (value, format, locale) =>
    new Intl.NumberFormat(locale, options(format)).format(value)

const digits = ({ decimals }: ValueFormat, max: number): Intl.NumberFormatOptions =>
  decimals === undefined
    ? { maximumFractionDigits: max }
    : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }

const numbers: Readonly<Partial<Record<FormatWord, Write<number>>>> = {
  number: written((format) => digits(format, 2)),
  percent: written((format) => ({ style: 'percent', ...digits(format, 1) })),
  currency: written((format) => ({
    style: 'currency',
    currency: format.currency ?? 'CNY',
    currencyDisplay: 'narrowSymbol',
    ...digits(format, 2),
  })),
  compact: written((format) => ({ notation: 'compact', ...digits(format, 1) })),
  bytes: (value, { decimals }, locale) => toBytes(value, locale, decimals),
  duration: (value, _format, locale) => toDuration(value, locale),
}

const dates: Readonly<Partial<Record<FormatWord, Write<Date>>>> = {
  date: toDay,
  time: toTime,
  datetime: (date) => `${toDay(date)} ${toTime(date)}`,
  month: (date, _format, locale) =>
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(date),
  weekday: (date, _format, locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(date),
}

const writeWith = <V>(writers: Readonly<Partial<Record<FormatWord, Write<V>>>>, word: FormatWord) =>
  Object.hasOwn(writers, word) ? writers[word] : undefined

/** Writes a value; what does not fit its format shows as it is, and nothing shows as a dash. */
export function formatValue(value: unknown, format: ValueFormat, locale: string): string {
  if (value === null || value === undefined || value === '') return '–'
  const word = format.as ?? 'number'
  const asNumber = writeWith(numbers, word)
  const number = asNumber ? toNumber(value) : null
  const asDate = writeWith(dates, word)
  const date = asDate ? toDate(value) : null
  const plain =
    asNumber && number !== null
      ? asNumber(number, format, locale)
      : asDate && date
        ? asDate(date, format, locale)
        : toText(value)
  return `${format.prefix ?? ''}${plain}${format.suffix ?? ''}`
}
