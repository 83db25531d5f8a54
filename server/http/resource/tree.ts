import { sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import type { ResourceModel, TreeDeclaration, Values } from './declaration.ts'

type TreeModel = Pick<ResourceModel, 'table' | 'isVerbatim'>

const toNamed = (db: Connection, { isVerbatim = false }: TreeModel) => (isVerbatim ? db.withoutPlugins() : db)

/** The wire writes the top of a tree as `0` or as nothing. */
export const isRoot = (parent: unknown): boolean => ['', '0', null, undefined].includes(parent as string)

/** The ids of some records and of all below them, the upper ones first. What stands in a circle is named once. */
export async function readBranchIds(
  db: Connection,
  model: TreeModel,
  { parent }: TreeDeclaration,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const table = sql.table(model.table)
  // `union` drops what was found before, so that not even a circle goes on for ever.
  const { rows } = await sql<{ readonly id: string }>`
    with recursive branch (id) as (
      select cast(id as text) from ${table} where cast(id as text) in (${sql.join(ids)})
      union select cast(below.id as text) from ${table} below
        join branch on cast(below.${sql.ref(parent)} as text) = branch.id
    ) select id from branch`.execute(toNamed(db, model))
  return rows.map(({ id }) => id)
}

/** Refuses a place below a record that is not there, or below the record itself; `id` is undefined for a new one. */
export async function requirePlace(
  db: Connection,
  model: TreeModel,
  { parent, messages }: TreeDeclaration,
  id: string | undefined,
  above: unknown,
): Promise<void> {
  if (messages === undefined || isRoot(above)) return
  const table = sql.table(model.table)
  const { rows } = await sql<{ readonly id: string }>`
    with recursive above (id, next) as (
      select cast(id as text), cast(${sql.ref(parent)} as text) from ${table} where cast(id as text) = ${String(above)}
      union select cast(upper.id as text), cast(upper.${sql.ref(parent)} as text) from ${table} upper
        join above on cast(upper.id as text) = above.next
    ) select id from above`.execute(toNamed(db, model))
  if (rows.length === 0) throw createFailure(messages.parent)
  if (rows.some((row) => row.id === id)) throw createFailure(messages.circle)
}

/**
 * Writes anew whether records have others below them, those that a change named as parents. The field follows from the
 * records and is no change of a record by a person.
 */
export async function refreshChildren(
  db: Connection,
  model: TreeModel,
  { parent, hasChildren }: TreeDeclaration,
  parents: readonly unknown[],
): Promise<void> {
  const ids = [...new Set(parents.filter((id) => !isRoot(id)).map(String))]
  if (hasChildren === undefined || ids.length === 0) return
  const table = sql.table(model.table)
  const { field, some, none } = hasChildren
  await sql`
    update ${table} set ${sql.ref(field)} = case when exists (
      select 1 from ${table} below where cast(below.${sql.ref(parent)} as text) = cast(${table}.id as text)
    ) then ${sql.lit(some)} else ${sql.lit(none)} end
    where cast(id as text) in (${sql.join(ids)})`.execute(toNamed(db, model))
}

/**
 * Refuses to write a record where it cannot stand; `before` is undefined for a new one. What the request named and what
 * becomes of it are both looked at: a hook that lets a wrong parent go would hide the mistake.
 */
export async function checkPlaces(
  db: Connection,
  model: ResourceModel,
  written: readonly Values[],
  before: Values | undefined,
): Promise<void> {
  const { tree } = model
  if (tree === undefined) return
  const id = before === undefined ? undefined : String(before.id)
  const parents = new Set(written.map((values) => values[tree.parent]))
  for (const above of parents) {
    if (above === undefined || above === before?.[tree.parent]) continue
    await requirePlace(db, model, tree, id, above)
  }
}

/** Writes anew whether the records have others below them above which some came or went. */
export async function refreshAbove(db: Connection, model: ResourceModel, rows: readonly Values[]): Promise<void> {
  const { tree } = model
  if (tree === undefined) return
  const parents = rows.map((row) => row[tree.parent])
  await refreshChildren(db, model, tree, parents)
}
