import type { FormatWord } from '../schema/formatWords.ts'
import { toDate, toDay, toTime } from './dates.ts'
import { numberWriters } from './numbers.ts'
import { toNumber, toText } from './readValue.ts'
import { writeRelative } from './relative.ts'
import type { ValueFormat } from './valueFormat.ts'

type Write<V> = (value: V, format: ValueFormat, locale: string) => string

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
  const asNumber = writeWith(numberWriters, word)
  const number = asNumber ? toNumber(value) : null
  const asDate = writeWith(dates, word)
  const date = asDate ? toDate(value) : null
  const plain =
    asNumber && number !== null
      ? asNumber(number, format, locale)
      : asDate && date
        ? asDate(date, format, locale)
        : ((word === 'relative' ? writeRelative(value, locale) : undefined) ?? toText(value))
  return `${format.prefix ?? ''}${plain}${format.suffix ?? ''}`
}
