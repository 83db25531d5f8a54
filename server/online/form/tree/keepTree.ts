import { type SqlBool, sql } from 'kysely'
import { createFailure, type LanguageTexts } from '../../../../runtime/language/index.ts'
import { toDynamic } from '../../../db/dynamic.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { lockRows } from '../../../http/resource/select.ts'
import type { OpenForm } from '../openForm.ts'
import { findTreeFields, isRoot } from './treeFields.ts'

const words = {
  circle: {
    zh: '不能把节点移动到它自己或它的下级',
    en: 'A record cannot stand below itself.',
    tw: '不能把節點移動到它自己或它的下級',
  },
  noParent: { zh: '上级记录不存在', en: 'The record above it is not there.', tw: '上級記錄不存在' },
} as const satisfies Record<string, LanguageTexts>

/**
 * Keeps a tree in order after a write: a record stands below one that is there and not below itself, and the records
 * above know whether they have children. `before` is undefined for a new record and `after` for one that went.
 */
export async function keepTree(
  call: SignedInCall,
  open: OpenForm,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  const tree = findTreeFields(open)
  if (tree === undefined) return
  const [from, to] = [before?.[tree.parent], after?.[tree.parent]]
  if (after !== undefined && !isRoot(to) && (before === undefined || String(from ?? '') !== String(to)))
    await requirePlace(call, open, tree.parent, String(after.id), String(to))
  if (tree.hasChildren === undefined) return
  if (after !== undefined && before === undefined) await markChildren(call, open, String(after.id))
  const parents = [from, to].filter((parent) => !isRoot(parent)).map(String)
  for (const parent of new Set(parents)) await markChildren(call, open, parent)
}

/** The records of a request with all that stand below them, locked; only those that the caller sees begin it. */
export async function listBelow(
  call: SignedInCall,
  open: OpenForm,
  ids: readonly string[],
): Promise<readonly Values[]> {
  const { model } = open
  const first = await lockRows(model, call, ids)
  const tree = findTreeFields(open)
  if (tree === undefined) return first
  const all = new Map(first.map((row) => [String(row.id), row]))
  let level = [...all.keys()]
  while (level.length > 0) {
    const below = await toDynamic(call.db, model)
      .selectFrom(model.table)
      .selectAll()
      .where(sql<string>`cast(${sql.ref(tree.parent)} as text)`, 'in', level)
      .orderBy('id')
      .forUpdate()
      .execute()
    const fresh = below.filter(({ id }) => !all.has(String(id)))
    for (const row of fresh) all.set(String(row.id), row)
    level = fresh.map(({ id }) => String(id))
  }
  return [...all.values()]
}

async function requirePlace(
  call: SignedInCall,
  open: OpenForm,
  parent: string,
  id: string,
  above: string,
): Promise<void> {
  const { model } = open
  let next = above
  const seen = new Set([id])
  while (!isRoot(next)) {
    if (seen.has(next)) throw createFailure(words.circle)
    seen.add(next)
    const row = await toDynamic(call.db, model)
      .selectFrom(model.table)
      .select(parent)
      .where(sql<SqlBool>`cast(id as text) = ${next}`)
      .executeTakeFirst()
    if (row === undefined) {
      if (next === above) throw createFailure(words.noParent)
      return
    }
    next = String(row[parent] ?? '')
  }
}

/** The flag follows from the records and is no change of the record by a person. */
async function markChildren(call: SignedInCall, open: OpenForm, id: string): Promise<void> {
  const tree = findTreeFields(open)
  if (tree?.hasChildren === undefined) return
  const { table, fields } = open.model
  const [yes, no] = fields[tree.hasChildren]?.type === 'integer' ? [sql`1`, sql`0`] : [sql`'1'`, sql`'0'`]
  await sql`
    update ${sql.table(table)} set ${sql.ref(tree.hasChildren)} =
      case when exists (
        select 1 from ${sql.table(table)} below where cast(below.${sql.ref(tree.parent)} as text) = ${id}
      ) then ${yes} else ${no} end
    where cast(id as text) = ${id}`.execute(call.db.withoutPlugins())
}
