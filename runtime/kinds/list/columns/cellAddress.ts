import { resolveTemplates, type Scope } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

/** Where the value of a cell leads. */
export interface CellAddress {
  readonly address: string
  /** Whether it leads out of the app. */
  readonly isOutside: boolean
}

/** Where an address is resolved when only its scheme matters. */
const nowhere = 'https://page.invalid/'
const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const encode = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : value

const encodeAll = (record: DataRecord): DataRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, encode(value)]))

/** An address that is a value as a whole, not one with values in it. */
const isWholeValue = (to: string): boolean => /^\s*\{\{[^{}]*\}\}\s*$/.test(to)

/**
 * The address to which a value leads: values in it are encoded, so that none of them changes where it leads, and one that
 * could run something is none. Undefined also where a value is missing altogether.
 */
export function toCellAddress(to: string, names: Scope, record: DataRecord): CellAddress | undefined {
  const { value, errors } = resolveTemplates(to, { ...names, record: isWholeValue(to) ? record : encodeAll(record) })
  const address = typeof value === 'string' ? value.trim() : ''
  if (address === '' || errors.length > 0) return undefined
  const url = URL.parse(address, nowhere)
  if (url === null || !schemes.has(url.protocol)) return undefined
  return { address, isOutside: url.origin !== new URL(nowhere).origin }
}
