import { type SqlBool, sql } from 'kysely'
import { createError } from '../../../runtime/language/index.ts'
import type { Call } from '../../http/call.ts'
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

/** A node of a tree that is read level by level. */
export interface TreeItem {
  readonly key: string
  readonly value: string
  readonly code: string
  readonly title: string
  readonly leaf: boolean
  readonly isLeaf: boolean
  readonly icon: null
  readonly parentId: string | null
  readonly children: null
}

/** Reads one level of a registered tree. Whether a node is a leaf is asked of the records, not of a column. */
export async function readTreeItems(
  call: Pick<Call, 'db' | 'language' | 'services'>,
  request: TreeRequest,
): Promise<readonly TreeItem[]> {
  const [name = '', textInName, codeInName] = request.tableName.split(',')
  const table = findTable(call, name.trim())
  const text = findColumn(table, request.text || textInName || '')
  const code = findColumn(table, request.code || codeInName || '')
  const parent = findColumn(table, request.pidField)
  if (request.hasChildField !== '') findColumn(table, request.hasChildField)
  const hasChild = sql<boolean>`exists (select 1 from ${sql.table(table.table)} below
    where below.${sql.ref(parent)} = ${sql.table(table.table)}.${sql.ref(code)})`
  let query = selectTable(call, table)
    .select([
      toTextColumn(table, text, call).as('title'),
      toCodeColumn(code).as('value'),
      toCodeColumn(parent).as('parentId'),
      hasChild.as('hasChild'),
    ])
    .where(toLevel(parent, request.pid))
    .limit(1000)
  for (const [column, value] of parseCondition(request.condition)) {
    const fields = { [findColumn(table, column)]: { type: 'text' } as const }
    const conditions = parseFilters({ [findColumn(table, column)]: value }, fields)
    if (conditions.length > 0) query = query.where(toExpression({ match: 'and', conditions }, fields))
  }
  const rows = await query.execute()
  return rows.map((row) => {
    const value = String(row.value)
    const isLeaf = row.hasChild !== true
    const parentId = row.parentId === null ? null : String(row.parentId)
    return {
      key: value,
      value,
      code: value,
      title: String(row.title ?? ''),
      leaf: isLeaf,
      isLeaf,
      icon: null,
      parentId,
      children: null,
    }
  })
}

/** The wire writes the root as "0" or as nothing. */
function toLevel(parent: string, pid: string) {
  if (pid !== '' && pid !== '0') return sql<SqlBool>`cast(${sql.ref(parent)} as text) = ${pid}`
  return sql<SqlBool>`(${sql.ref(parent)} is null or cast(${sql.ref(parent)} as text) in ('', '0'))`
}

function parseCondition(text: string): readonly (readonly [string, string])[] {
  if (text.trim() === '') return []
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw createError('requestInvalid', { detail: 'condition' })
  return Object.entries(parsed).map(([name, value]) => [name, String(value)] as const)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
