import { renameInRules } from '../../../../runtime/language/index.ts'
import { updateRows } from '../../../db/rows.ts'
import type { SignedInCall } from '../../../http/index.ts'
import { toEditStamps } from '../../../http/resource/index.ts'
import type { FormDescription, FormHead } from '../../../online/form/description.ts'
import { readDescription } from '../../../online/form/storedForms.ts'
import { heads } from '../form/heads.ts'
import type { Renames } from '../form/renames.ts'
import { keepFormVersion } from '../form/versions.ts'
import { readNames } from './namesInRules.ts'
import { bringBack, isSameRules } from './restoreRules.ts'
import { findObstacle, type RuledChange } from './ruleObstacles.ts'

/**
 * Brings what rules name of a form to its new names: its own rules, and those of other forms whose references, sums and
 * steps name its table. Nothing else of them changes, so that whoever may change the form may do it. What cannot follow, or
 * names a field that is gone, refuses the change. `wanted` are the rules of a version that comes back.
 */
export async function followInRules(
  call: SignedInCall,
  before: FormDescription,
  written: FormDescription,
  { renames, wanted }: { readonly renames: Renames; readonly wanted: string | null | undefined },
): Promise<void> {
  // The rules of a view are those of the form that it was made of.
  if (before.head.copyType === 1) return
  const change = toChange(before, written, renames)
  await followInOwn(call, written, change, wanted)
  if (change.from === change.to && renames.size === 0 && change.gone.size === 0) return
  const others = await call.db
    .selectFrom('onlCgformHead')
    .selectAll()
    .where('id', '!=', before.head.id)
    .where('tableRules', 'like', `%${change.from}%`)
    .execute()
  for (const head of others) await followInOther(call, head, change)
}

function toChange(before: FormDescription, written: FormDescription, renames: Renames): RuledChange {
  const now = new Set(written.fields.map(({ id }) => id))
  const known = new Set(before.fields.map(({ id }) => id))
  // A new field in the place of one that goes has its column.
  const replaced = new Set(written.fields.flatMap(({ id, dbFieldName }) => (known.has(id) ? [] : [dbFieldName])))
  const gone = before.fields.flatMap(({ id, dbFieldName }) =>
    now.has(id) || replaced.has(dbFieldName) ? [] : [dbFieldName],
  )
  return {
    head: before.head,
    from: before.head.tableName,
    to: written.head.tableName,
    columns: renames,
    gone: new Set(gone),
  }
}

async function followInOwn(
  call: SignedInCall,
  written: FormDescription,
  change: RuledChange,
  wanted: string | null | undefined,
): Promise<void> {
  const { head } = change
  const names = head.tableRules === null ? undefined : await readNames(head.tableRules, change.from)
  const obstacle = names && findObstacle(call, head, names, change)
  const followed = names === undefined ? null : renameInRules(head.tableRules ?? '', names.names, change)
  const isRestored = wanted !== undefined && (obstacle !== undefined || !isSameRules(wanted, followed))
  if (obstacle !== undefined && !isRestored) throw obstacle
  const tableRules = isRestored ? await bringBack(call, written, wanted) : followed
  if (tableRules !== head.tableRules) await updateRows(call.db, 'onlCgformHead', { id: head.id }, { tableRules })
}

async function followInOther(call: SignedInCall, head: FormHead, change: RuledChange): Promise<void> {
  const text = head.tableRules ?? ''
  const { names } = await readNames(text, head.tableName)
  const obstacle = findObstacle(call, head, { names, opaque: [] }, change)
  if (obstacle !== undefined) throw obstacle
  const tableRules = renameInRules(text, names, change)
  if (tableRules === text) return
  const before = await readDescription(call.db, head)
  const next = { tableRules, tableVersion: head.tableVersion + 1, ...toEditStamps(heads.model, call.user) }
  await updateRows(call.db, 'onlCgformHead', { id: head.id }, next)
  await keepFormVersion(call, { ...before, head: { ...head, ...next } }, before)
}
