import { type Expression, type SqlBool, sql } from 'kysely'
import { createError } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import { escapeLike } from '../../http/query/toExpression.ts'
import { toWireItem, type WireItem } from './dictionaryItems.ts'
import { findColumn, selectTable, type TableSource, toCodeColumn, toTextColumn } from './tableSource.ts'

/** The most items that one call gives. */
const maxItems = 1000

/** What a search in a table dictionary asks for. */
export interface TableSearch {
  readonly keyword: string
  readonly limit: number
  readonly orderByValue?: boolean
}

/** All items of a table dictionary, up to a thousand. */
export function readTableItems(call: SignedInCall, source: TableSource): Promise<readonly WireItem[]> {
  return searchTableItems(call, source, { keyword: '', limit: maxItems })
}

/**
 * Finds items whose text or value contains the keyword; a keyword with commas names texts or values whole. It may end
 * with `[orderby:column,desc]` (wire contract 1.8).
 */
export async function searchTableItems(
  call: SignedInCall,
  source: TableSource,
  search: TableSearch,
): Promise<readonly WireItem[]> {
  const text = toTextColumn(source.table, source.text, call)
  const code = toCodeColumn(source.code)
  const { keyword, order } = parseKeyword(source, search)
  const visible = await selectTable(call, source.table)
  let query = visible
    .select([text.as('text'), code.as('value')])
    .where(sql.ref(source.code), 'is not', null)
    .orderBy(order.by === undefined ? text : sql.ref(order.by), order.direction)
    .orderBy(sql.ref(source.code))
    .limit(Math.min(Math.max(search.limit, 1), maxItems))
  if (source.predicate !== undefined) query = query.where(source.predicate)
  if (keyword !== '') query = query.where(matches(keyword, text, code))
  const rows = await query.execute()
  return rows.map((row) => toWireItem(String(row.value), String(row.text ?? '')))
}

/** The texts of values, in the order of the values; a value without a record is left out, or stands for itself. */
export async function readTableTexts(
  call: SignedInCall,
  source: TableSource,
  values: readonly string[],
  echoesMissing: boolean,
): Promise<readonly string[]> {
  if (values.length === 0) return []
  const code = toCodeColumn(source.code)
  const visible = await selectTable(call, source.table)
  const rows = await visible
    .select([toTextColumn(source.table, source.text, call).as('text'), code.as('value')])
    .where(code, 'in', values.slice(0, maxItems))
    .execute()
  const texts = new Map(rows.map((row) => [String(row.value), String(row.text ?? '')]))
  return values.flatMap((value) => {
    const text = texts.get(value)
    return text === undefined ? (echoesMissing ? [value] : []) : [text]
  })
}

function matches(keyword: string, text: Expression<string>, code: Expression<string>): Expression<SqlBool> {
  if (keyword.includes(',')) {
    const words = keyword.split(',').map((word) => word.trim())
    return sql<SqlBool>`(${text} in (${sql.join(words)}) or ${code} in (${sql.join(words)}))`
  }
  const pattern = `%${escapeLike(keyword)}%`
  return sql<SqlBool>`(${text} ilike ${pattern} or ${code} ilike ${pattern})`
}

interface KeywordOrder {
  readonly by: string | undefined
  readonly direction: 'asc' | 'desc'
}

function parseKeyword(
  source: TableSource,
  search: TableSearch,
): { readonly keyword: string; readonly order: KeywordOrder } {
  const order: KeywordOrder = { by: search.orderByValue === true ? source.code : undefined, direction: 'asc' }
  const parts = /^(.*)\[orderby:([^,\]]*)(?:,([^\]]*))?\]$/s.exec(search.keyword)
  if (parts === null) return { keyword: search.keyword.trim(), order }
  const [, keyword = '', column = '', direction = ''] = parts
  if (!/^(asc|desc)?$/i.test(direction.trim())) throw createError('sortColumnUnknown', { column })
  return {
    keyword: keyword.trim(),
    order: { by: findColumn(source.table, column.trim()), direction: /desc/i.test(direction) ? 'desc' : 'asc' },
  }
}
