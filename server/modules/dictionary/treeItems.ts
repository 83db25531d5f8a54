import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { DynamicRow } from '../../db/dynamic.ts'
import { type AccessibleTable, parseObject, type SignedInCall } from '../../http/index.ts'
import { parseFilters } from '../../http/query/parseFilters.ts'
import { toExpression } from '../../http/query/toExpression.ts'
import { findColumn, findTable, selectTable, toCodeColumn, toTextColumn } from './tableSource.ts'

/** The parameters of a tree read from a table (wire contract 1.8). */
export interface TreeRequest {
  readonly pid: string
  readonly pidField: string
  readonly tableName: string
  readonly text: string
  readonly code: string
  readonly hasChildField: string
  readonly condition: string
}

/** A node of a tree that is read level by level; `leaf` is 1 or 0 (specification 3). */
export interface TreeItem {
  readonly key: string
  readonly value: string
  readonly code: string
  readonly title: string
  readonly label: string
  readonly leaf: 0 | 1
  readonly isLeaf: boolean
  readonly icon: null
  readonly parentId: string | null
  readonly children: null
}

/** Reads one level of a registered tree. Whether a node is a leaf is asked of the records, not of a column. */
export async function readTreeItems(call: SignedInCall, request: TreeRequest): Promise<readonly TreeItem[]> {
  const [name = '', textInName, codeInName] = request.tableName.split(',')
  const table = await findTable(call, name.trim())
  const text = findColumn(table, request.text || textInName || '')
  const code = findColumn(table, request.code || codeInName || '')
  const parent = findColumn(table, request.pidField)
  const marks = [...table.lookup, ...(table.marks ?? [])]
  if (request.hasChildField !== '') findColumn({ ...table, lookup: marks }, request.hasChildField)
  const visible = await selectTable(call, table)
  // Only those that the caller sees: a mark for others would tell of them.
  const below = visible.select(sql.ref(parent).as('above'))
  const hasChild = sql<boolean>`exists (select 1 from ${below} below
    where below.above = ${sql.table(table.table)}.${sql.ref(code)})`
  let query = visible
    .select([
      toTextColumn(table, text, call).as('title'),
      toCodeColumn(code).as('value'),
      toCodeColumn(parent).as('parentId'),
      hasChild.as('hasChild'),
    ])
    .where(toLevel(parent, request.pid))
    .limit(1000)
  query = narrowBy(query, table, parseCondition(request.condition))
  const rows = await query.execute()
  return rows.map((row) => {
    const value = String(row.value)
    const isLeaf = row.hasChild !== true
    const parentId = row.parentId === null ? null : String(row.parentId)
    const title = String(row.title ?? '')
    return {
      key: value,
      value,
      code: value,
      title,
      label: title,
      leaf: isLeaf ? 1 : 0,
      isLeaf,
      icon: null,
      parentId,
      children: null,
    }
  })
}

/** Narrows a query of a registered table by values of its columns, which may be written as filters are. */
export function narrowBy<Row>(
  query: SelectQueryBuilder<Record<string, DynamicRow>, string, Row>,
  table: AccessibleTable,
  wanted: readonly (readonly [string, string])[],
): SelectQueryBuilder<Record<string, DynamicRow>, string, Row> {
  return wanted.reduce((narrowed, [name, value]) => {
    const column = findColumn(table, name)
    const fields = { [column]: { type: 'text' } as const }
    const conditions = parseFilters({ [column]: value }, fields)
    return conditions.length > 0 ? narrowed.where(toExpression({ match: 'and', conditions }, fields)) : narrowed
  }, query)
}

/** The wire writes the root as "0" or as nothing. */
export function toLevel(parent: string, pid: string) {
  if (pid !== '' && pid !== '0') return sql<SqlBool>`cast(${sql.ref(parent)} as text) = ${pid}`
  return sql<SqlBool>`(${sql.ref(parent)} is null or cast(${sql.ref(parent)} as text) in ('', '0'))`
}

/** Reads a condition that is a JSON object of columns and their values. */
export function parseCondition(text: string): readonly (readonly [string, string])[] {
  if (text.trim() === '') return []
  return Object.entries(parseObject(text, 'condition')).map(([name, value]) => [name, String(value)] as const)
}
