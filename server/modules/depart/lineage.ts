import type { RecordQuery } from '../../db/dynamic.ts'
import type { Connection } from '../../db/schema.ts'
import { selectIds } from './rows.ts'

/** A department with the one above it. */
export interface LineageRow {
  readonly id: string
  readonly parentId: string | null
  readonly departName: string
  readonly orgCode: string
}

/** Reads what stands below what, of all departments or of those that a caller may see, with one query. */
export function readLineage(db: Connection, within?: RecordQuery): Promise<readonly LineageRow[]> {
  let query = db.selectFrom('sysDepart').select(['id', 'parentId', 'departName', 'orgCode']).where('delFlag', '=', 0)
  if (within !== undefined) query = query.where('id', 'in', selectIds(within))
  return query.orderBy('orgCode').execute()
}

/** The departments of some ids and all below them, the upper ones first. What stands in a circle is named once. */
export function findBelow(rows: readonly LineageRow[], ids: readonly string[]): ReadonlyMap<string, LineageRow> {
  const children = Map.groupBy(rows, ({ parentId }) => parentId)
  const found = new Map(rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row]))
  // A map goes on to what is added while it is read.
  for (const id of found.keys()) for (const child of children.get(id) ?? []) found.set(child.id, child)
  return found
}

/** The way from the uppermost department down to one, itself last; empty when there is none. */
export function findWay(rows: readonly LineageRow[], id: string): readonly LineageRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const way: LineageRow[] = []
  for (let row = byId.get(id); row !== undefined && !way.includes(row); row = byId.get(row.parentId ?? ''))
    way.unshift(row)
  return way
}
