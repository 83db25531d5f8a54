import { type DynamicRow, type RecordQuery, toDynamic } from '../../db/dynamic.ts'
import type { Viewer } from '../viewer.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { toKeys } from './key.ts'

type DerivingModel = Pick<ResourceModel, 'table' | 'isVerbatim' | 'key' | 'derived'>

/** Adds to a query of records what the database works out for each of them, as far as its reader is told of it. */
export async function withDerived(model: DerivingModel, query: RecordQuery, viewer: Viewer): Promise<RecordQuery> {
  const derived = Object.entries((await model.derived?.(viewer)) ?? {})
  return derived.reduce((selected, [name, value]) => selected.select(value.as(name)), query)
}

/**
 * The derived values of each row, if the model has any: those that it brought along, or else, as after a write, those that
 * are read now.
 */
export async function findDerived(
  model: DerivingModel,
  rows: readonly DynamicRow[],
  viewer: Viewer,
): Promise<readonly Values[]> {
  const names = Object.keys((await model.derived?.(viewer)) ?? {})
  if (names.length === 0) return []
  const pick = (row: DynamicRow | undefined) => Object.fromEntries(names.map((name) => [name, row?.[name] ?? null]))
  if (rows.every((row) => names.every((name) => name in row))) return rows.map(pick)
  const ids = rows.map(({ id }) => String(id))
  const read = toDynamic(viewer.db, model).selectFrom(model.table).select('id').where('id', 'in', toKeys(model, ids))
  const derived = await withDerived(model, read, viewer)
  const found = new Map((await derived.execute()).map((row) => [String(row.id), row]))
  return ids.map((id) => pick(found.get(id)))
}
