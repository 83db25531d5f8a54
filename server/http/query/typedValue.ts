import type { ConditionValue, FieldType } from './condition.ts'

const integerLimit = 2 ** 63

/** Turns text into a value of the field's type; undefined when it cannot be one. */
export function toTypedValue(type: FieldType, text: string): ConditionValue | undefined {
  switch (type) {
    case 'integer':
      return /^[+-]?\d+$/.test(text) && Math.abs(Number(text)) < integerLimit / 1024 ? Number(text) : undefined
    case 'decimal':
      return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) && Number.isFinite(Number(text)) ? toDecimal(text) : undefined
    case 'boolean':
      return toBoolean(text)
    case 'date':
      return isTime(text.length === 10 ? `${text} 00:00:00` : text) ? text.slice(0, 10) : undefined
    case 'datetime':
      return isTime(text) ? text : undefined
    default:
      return text
  }
}

/** A decimal as a number, or as its text where a number would not keep all of its digits. */
function toDecimal(text: string): number | string {
  const digits = text
    .replace(/^[+-]?0*/, '')
    .replace('.', '')
    .replace(/^0+/, '')
  return digits.length <= 15 ? Number(text) : text.replace(/^\+/, '')
}

/** What the texts of values are made of, for the types that not every text is one of. */
const parts: Partial<Readonly<Record<FieldType, (text: string) => boolean>>> = {
  integer: (text) => /^-?\d+$|^-$/.test(text),
  decimal: (text) => /^-?\d*(\.\d*)?$/.test(text),
  boolean: (text) => ['true', 'false'].some((value) => value.includes(text)),
  date: (text) => /^[\d-]+$/.test(text),
  datetime: (text) => /^[\d\-: .+]+$/.test(text),
}

/** Whether a text may stand in the text of a value of the type; letters stand in no number. */
export const isPart = (type: FieldType, text: string): boolean => parts[type]?.(text) ?? true

/** True for 10 characters that are a day of the calendar. */
export function isDay(text: string): boolean {
  return text.length === 10 && isTime(`${text} 00:00:00`)
}

function toBoolean(text: string): boolean | undefined {
  if (/^(true|1|y)$/i.test(text)) return true
  return /^(false|0|n)$/i.test(text) ? false : undefined
}

/** A time of the wire that exists; the round trip finds days such as the 30th of February. There is no year 0. */
function isTime(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return false
  const moment = new Date(`${text.replace(' ', 'T')}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19).replace('T', ' ') === text
}
