import { createError } from '../../../runtime/language/index.ts'
import { findField, type QueryFields } from './condition.ts'
import { parseEncodedJson } from './encodedJson.ts'

/** One column of the order of a list. */
export interface SortItem {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/**
 * Reads the order of a list: `column` and `order`, or `sortInfoString` with an order per column; without a column the
 * newest records come first. Throws when a column is none of the fields (wire contract 2.2).
 */
export function parseSort(parameters: Readonly<Record<string, unknown>>, fields: QueryFields): readonly SortItem[] {
  const listed = parseSortInfo(parameters.sortInfoString ?? parameters.defSortString, fields)
  if (listed.length > 0) return listed
  const direction = toDirection(parameters.order)
  const columns = typeof parameters.column === 'string' ? parameters.column.split(',') : []
  const items = columns
    .map((column) => column.trim())
    .filter((column) => column !== '')
    .map((column) => ({ field: toField(column, fields), direction }))
  if (items.length > 0) return items
  const newest = ['createTime', 'create_time'].find((name) => findField(fields, name) !== undefined)
  return [{ field: newest ?? 'id', direction }]
}

function parseSortInfo(sent: unknown, fields: QueryFields): readonly SortItem[] {
  if (typeof sent !== 'string' || sent.trim() === '') return []
  const list = parseEncodedJson(sent)
  if (!Array.isArray(list)) throw createError('requestInvalid', { detail: 'sortInfoString' })
  return list.map((entry: { readonly column?: unknown; readonly order?: unknown } | null) => ({
    field: toField(String(entry?.column ?? ''), fields),
    direction: toDirection(entry?.order),
  }))
}

function toDirection(order: unknown): SortItem['direction'] {
  return typeof order === 'string' && /asc/i.test(order) ? 'asc' : 'desc'
}

function toField(column: string, fields: QueryFields): string {
  const name = column.replace(/_dictText$/, '')
  const field = findField(fields, name)
  if (field === undefined || field.type === 'json') throw createError('sortColumnUnknown', { column })
  return name
}
