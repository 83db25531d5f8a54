import { toWireTime } from './time.ts'

function toNumberWhenExact(text: string): number | string {
  const number = Number(text)
  return Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number)) ? number : text
}

/** A numeric keeps its digits as text when a number could not hold them all. */
function toDecimal(text: string): number | string {
  const significant = text.replace(/^-?0*/, '').replace('.', '').length
  return significant <= 15 ? toNumberWhenExact(text) : text
}

/** PostgreSQL type ids and how their text becomes a value; every other type keeps the driver's own reading. */
export const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: toNumberWhenExact, // bigint
  1082: (text) => text, // date
  1114: toWireTime, // timestamp
  1184: toWireTime, // timestamptz
  1700: toDecimal, // numeric
}
