import { sql } from 'kysely'
import type { Viewer } from '../viewer.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { needsInside } from './narrow.ts'
import { selectVisible } from './select.ts'

/**
 * Rows of a tree as somebody may know them: whether others stand below one says so of those that they see. What is stored
 * is about all of them, and stands where nothing narrows the reader.
 */
export async function markChildren<Row extends Values>(
  model: ResourceModel,
  viewer: Viewer,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const { tree } = model
  if (tree?.hasChildren === undefined) return rows
  const { field, some, none } = tree.hasChildren
  // A driver may give a number as a text.
  const isMarked = (row: Values) => String(row[field]) === String(some)
  const ids = rows.filter(isMarked).map(({ id }) => String(id))
  if (ids.length === 0 || !(await needsInside(model, viewer))) return rows
  const above = sql<string>`cast(${sql.ref(tree.parent)} as text)`
  const visible = await selectVisible(model, viewer)
  const found = await visible.select(above.as('above')).distinct().where(above, 'in', ids).execute()
  const parents = new Set(found.map((row) => row.above))
  return rows.map((row) => (isMarked(row) && !parents.has(String(row.id)) ? { ...row, [field]: none } : row))
}

/** The model without the stored mark among what its reader filters and sorts by, where it would tell them of what they do not see. */
export async function withoutMark(model: ResourceModel, viewer: Viewer): Promise<ResourceModel> {
  const mark = model.tree?.hasChildren?.field
  if (mark === undefined || !(await needsInside(model, viewer))) return model
  const { [mark]: _, ...queryFields } = model.queryFields
  return { ...model, queryFields }
}
