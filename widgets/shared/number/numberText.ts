import { toText } from '../values.ts'
import { decimalsOf, isExact } from './decimal.ts'

/**
 * The number of a value, also of the text by which servers send decimals; nothing for what is no number, and for one whose
 * digits a number cannot keep.
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) && isExact(value.trim()) ? number : undefined
}

/** The digits before the point in groups of three. */
export const groupThousands = (text: string): string => {
  const [whole = '', ...fraction] = text.split('.')
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), ...fraction].join('.')
}

/** What may stand in the field while it is typed: an optional minus, digits and one point (specification 5). */
export const isNumberInput = (text: string): boolean => /^-?\d*\.?\d*$/.test(text)

/** Whether commas stand in the text just as `groupThousands` writes them. A zero at the front has no thousands. */
export const isGrouped = (text: string): boolean => /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)

const withoutGroups = (text: string): string => text.replaceAll(',', '')

/**
 * The number that a person or a spreadsheet program wrote, such as `1,234.50`; nothing for what may not stand in a field,
 * such as `1e3`, for commas that do not group by three, such as `1,5`, which may mean a point, and for more digits than a
 * number keeps, unless it need not be exact. Input methods write `。`.
 */
export function parseNumber(text: string, { isExact: isExactly = true } = {}): number | undefined {
  const trimmed = text.trim().replaceAll('。', '.')
  const plain = isGrouped(trimmed) ? withoutGroups(trimmed) : trimmed
  if (!isNumberInput(plain) || !/\d/.test(plain)) return undefined
  return isExactly ? toNumber(plain) : Number(plain)
}

interface NumberFormat {
  readonly precision?: number
  readonly thousands?: boolean
}

/** A number as people read it; a value that is no number shows as it is. */
export function toNumberText(value: unknown, { precision, thousands }: NumberFormat): string {
  const number = toNumber(value)
  if (number === undefined) return toText(value)
  const text = precision === undefined ? toText(value) : number.toFixed(precision)
  return thousands ? groupThousands(text) : text
}

/** A number in its field: with the digits that it has, where these are more than its precision allows. */
export function toFieldText(value: unknown, { precision, ...format }: NumberFormat): string {
  const number = toNumber(value)
  const hasTooMany = number !== undefined && precision !== undefined && decimalsOf(number) > precision
  return toNumberText(value, precision === undefined || hasTooMany ? format : { ...format, precision })
}
