import { type ColumnType, parseColumnType } from './columnType.ts'
import { quoteText } from './quote.ts'

type Reading<F extends ColumnType['family']> = (text: string, type: ColumnType & { family: F }) => string | undefined

/**
 * A default in the one form that a type has for it, so that two can be compared; undefined when the text is no value of
 * the type or does not fit into it. Times are in the wire's zone.
 */
export function toDefaultValue(type: string, text: string): string | undefined {
  const parsed = parseColumnType(type)
  // Each reading gets the type of its own family.
  const read = readings[parsed.family] as Reading<ColumnType['family']>
  return read(text, parsed)
}

/** A default as SQL has it. */
export function quoteDefault(type: string, value: string): string {
  const parsed = parseColumnType(type)
  return quoteText(parsed.family === 'moment' && parsed.hasZone ? `${value}+08` : value)
}

const readings: { readonly [F in ColumnType['family']]: Reading<F> } = {
  text: (text, { length }) => {
    if (text.includes('\0') || !text.isWellFormed()) return undefined
    return length === null || [...text].length <= length ? text : undefined
  },
  integer: (text, { min, max }) => {
    if (!/^\s*[+-]?\d{1,40}\s*$/.test(text)) return undefined
    const value = BigInt(text.trim().replace('+', ''))
    return value >= BigInt(min) && value <= BigInt(max) ? String(value) : undefined
  },
  double: (text) => {
    if (!/^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?\s*$/i.test(text)) return undefined
    const value = Number(text)
    // PostgreSQL takes no number that is nothing but too small.
    return Number.isFinite(value) && (value !== 0 || /^[^1-9e]*(e.*)?$/i.test(text)) ? String(value + 0) : undefined
  },
  numeric: (text, { size }) => {
    const parts = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim())
    if (parts === null || !/\d/.test(text)) return undefined
    const [sign = '', whole = '', point = ''] = [
      parts[1],
      parts[2]?.replace(/^0+/, ''),
      parts[3]?.replace(/(?<!0)0+$/, ''),
    ]
    if (size !== null && (whole.length > size.digits - size.point || point.length > size.point)) return undefined
    const value = (whole || '0') + (point === '' ? '' : `.${point}`)
    return sign === '-' && /[1-9]/.test(value) ? `-${value}` : value
  },
  date: (text) => (isDay(text.trim()) ? text.trim() : undefined),
  moment: (text) => {
    const [day = '', time = '00:00:00', ...more] = text.trim().split(/[ T]/)
    const isTime = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)
    return isDay(day) && isTime && more.length === 0 ? `${day} ${time}` : undefined
  },
  bytes: () => undefined,
  other: () => undefined,
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
