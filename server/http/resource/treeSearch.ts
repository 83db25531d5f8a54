import type { SignedInCall } from '../call.ts'
import { parseSuperQuery } from '../query/parseSuperQuery.ts'
import { toExpression } from '../query/toExpression.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { withoutMark } from './marks.ts'
import { withNarrowedFields } from './narrowedFields.ts'
import { toOpenModel } from './openFields.ts'
import { selectVisible } from './select.ts'
import { type TreeRow, withAbove } from './treeRows.ts'

/** What a search leaves of the rows of a tree. */
export interface FoundRows<Row extends TreeRow> {
  /** What was found and all above it, in the order of the rows. */
  readonly rows: readonly Row[]
  /** What the answer says of a row that stands there for those below it alone, so that it is not taken for found. */
  toMark(row: TreeRow): { readonly isAbove?: true }
}

/**
 * The ids of the records that the advanced query of a call is for, wherever they stand in their tree; undefined where it
 * has none. Calls that answer a whole tree ask it, as one that left the conditions out would be a wrong answer.
 */
export async function findByAdvancedQuery(
  model: ResourceModel,
  call: SignedInCall,
): Promise<ReadonlySet<string> | undefined> {
  const open = await withoutMark(await toOpenModel(model, call), call)
  const group = parseSuperQuery(call.query as Values, open.queryFields, call.timeZone)
  if (group === null) return undefined
  const seen = await withNarrowedFields(open, await selectVisible(open, call), call)
  const found = await seen.where(toExpression(group, open.queryFields)).select('id').execute()
  return new Set(found.map(({ id }) => String(id)))
}

/** Leaves of the rows of a tree what was found, with all above it. */
export function keepFound<Row extends TreeRow>(rows: readonly Row[], isFound: (row: Row) => boolean): FoundRows<Row> {
  const found = rows.filter(isFound)
  const ids = new Set(found.map(({ id }) => id))
  return {
    rows: withAbove(rows, found),
    toMark: ({ id }) => (ids.has(id) ? {} : { isAbove: true }),
  }
}
