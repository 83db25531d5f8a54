import { isObject } from '../language/index.ts'
import { CallError } from './callError.ts'

/** One row as it travels. */
export type WireRecord = Readonly<Record<string, unknown>>

/** A page of rows, with the number of rows on all pages. */
export interface RecordsPage {
  readonly records: readonly WireRecord[]
  readonly total: number
  /** Whether the total is the server's estimate, since counting a long list would take long. */
  readonly isTotalEstimated?: true
  /** What columns come to in the rows of all pages, where the server says it (wire contract 1.15). */
  readonly totals?: WireRecord
}

const toTotal = (value: unknown, records: readonly WireRecord[]): number => {
  const total = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof total === 'number' && Number.isInteger(total) && total >= 0 ? total : records.length
}

/**
 * The rows of a list's answer: a page object, whose total may be a text, or a bare array (specification 7.3, wire
 * contract 1.1). No result is no rows.
 * @throws CallError when the result is neither.
 */
export function toRecordsPage(result: unknown, url: string): RecordsPage {
  if (result === null || result === undefined) return { records: [], total: 0 }
  const rows = isObject(result) ? result.records : result
  if (!Array.isArray(rows)) throw new CallError({ kind: 'unreadable', url })
  const records = rows.filter(isObject)
  if (!isObject(result)) return { records, total: records.length }
  return {
    records,
    total: toTotal(result.total, records),
    ...(result.isTotalEstimated === true ? { isTotalEstimated: true } : {}),
    ...(isObject(result.totals) ? { totals: result.totals } : {}),
  }
}
