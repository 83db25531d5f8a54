import { sql } from 'kysely'
import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../call.ts'
import type { Viewer } from '../viewer.ts'
import type { ResourceModel, TreeDeclaration, Values } from './declaration.ts'
import { toKeys } from './key.ts'
import { selectVisible } from './select.ts'
import { lockWhich } from './withVersions.ts'

const hiddenBelow: LanguageTexts = {
  zh: '下级中有您无权查看的数据，因此不能移动或删除；请由能查看全部下级的人操作',
  en: 'Some records below it are outside your data rules, so it cannot be moved or deleted. Ask someone who can see all of them.',
  tw: '下級中有您無權檢視的資料，因此不能移動或刪除；請由能檢視全部下級的人操作',
}

type TreeModel = Pick<ResourceModel, 'table' | 'isVerbatim'>

const toNamed = (db: Connection, { isVerbatim = false }: TreeModel) => (isVerbatim ? db.withoutPlugins() : db)

/** The wire writes the top of a tree as `0` or as nothing. */
export const isRoot = (parent: unknown): boolean => ['', '0', null, undefined].includes(parent as string)

/** The ids of some records and of all below them, the upper ones first. What stands in a circle is named once. */
async function readBranchIds(
  db: Connection,
  model: TreeModel,
  { parent }: Pick<TreeDeclaration, 'parent'>,
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

/** Where a record is to stand; `id` is undefined for a new one. */
export interface WantedPlace {
  readonly id: string | undefined
  readonly above: unknown
}

/** Refuses a place below a record that is not there or that its writer does not see, or below the record itself. */
export async function requirePlace(
  model: ResourceModel,
  viewer: Viewer,
  { parent, messages }: TreeDeclaration,
  { id, above }: WantedPlace,
): Promise<void> {
  if (isRoot(above)) return
  const [seen] = await readSeen(model, viewer, [String(above)])
  if (seen === undefined) throw createFailure(messages.parent)
  if (id === undefined) return
  const table = sql.table(model.table)
  const { rows } = await sql<{ readonly id: string }>`
    with recursive above (id, next) as (
      select cast(id as text), cast(${sql.ref(parent)} as text) from ${table} where cast(id as text) = ${String(above)}
      union select cast(upper.id as text), cast(upper.${sql.ref(parent)} as text) from ${table} upper
        join above on cast(upper.id as text) = above.next
    ) select id from above`.execute(toNamed(viewer.db, model))
  if (rows.some((row) => row.id === id)) throw createFailure(messages.circle)
}

/** The ids of those records among some that somebody sees. */
async function readSeen(model: ResourceModel, viewer: Viewer, ids: readonly string[]): Promise<readonly string[]> {
  const keys = toKeys(model, ids)
  if (keys.length === 0) return []
  const visible = await selectVisible(model, viewer)
  return (await visible.select('id').where('id', 'in', keys).execute()).map(({ id }) => String(id))
}

/**
 * What stands below some records of a tree and is written or deleted with them, held against other writers. One among it
 * that the caller does not see keeps them where they are; which one it is is not said.
 */
export async function lockBelow(
  model: ResourceModel,
  call: SignedInCall,
  tree: TreeDeclaration,
  ids: readonly string[],
): Promise<readonly Values[]> {
  const branch = await readBranchIds(call.db, model, tree, ids)
  const below = await lockWhich(
    model,
    call,
    branch.filter((id) => !ids.includes(id)),
  )
  const { deletedField } = tree
  const there = below.filter((row) => deletedField === undefined || row[deletedField] !== 1)
  const seen = await readSeen(
    model,
    call,
    there.map(({ id }) => String(id)),
  )
  if (seen.length < there.length) throw createFailure(hiddenBelow, { code: 510 })
  return below
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
  const mark = sql`case when exists (
      select 1 from ${table} below where cast(below.${sql.ref(parent)} as text) = cast(${table}.id as text)
    ) then ${sql.lit(some)} else ${sql.lit(none)} end`
  // What says so already is not written anew: its version would be another one.
  await sql`
    update ${table} set ${sql.ref(field)} = ${mark}
    where cast(id as text) in (${sql.join(ids)}) and ${sql.ref(field)} is distinct from ${mark}`.execute(
    toNamed(db, model),
  )
}

/**
 * Refuses to write a record where it cannot stand; `before` is undefined for a new one. What the request named and what
 * becomes of it are both looked at: a hook that lets a wrong parent go would hide the mistake.
 */
export async function checkPlaces(
  model: ResourceModel,
  viewer: Viewer,
  { parsed, values }: { readonly parsed: Values; readonly values: Values },
  before: Values | undefined,
): Promise<void> {
  const { tree } = model
  if (tree === undefined || tree.isKeptApart) return
  const id = before === undefined ? undefined : String(before.id)
  const written = tree.isPlacedByHooks ? [values] : [parsed, values]
  const parents = new Set(written.map((each) => each[tree.parent]))
  for (const above of parents) {
    if (above === undefined || above === before?.[tree.parent]) continue
    await requirePlace(model, viewer, tree, { id, above })
  }
}

/** Writes anew whether the records have others below them above which some came or went. */
export async function refreshAbove(db: Connection, model: ResourceModel, rows: readonly Values[]): Promise<void> {
  const { tree } = model
  if (tree === undefined || tree.isKeptApart) return
  const parents = rows.map((row) => row[tree.parent])
  await refreshChildren(db, model, tree, parents)
}
