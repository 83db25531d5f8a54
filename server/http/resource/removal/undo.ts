import { code, type UserAccess } from '../../access.ts'
import type { SignedInCall } from '../../call.ts'
import { withTransaction } from '../../transaction.ts'
import { withChangedRecords } from '../conflicts.ts'
import type { ResourceAct, ResourceModel } from '../declaration.ts'
import { readRecords } from '../readRecords.ts'
import { toBinAccess } from '../recycleBin.ts'
import { removeRecords } from '../remove.ts'
import { requireAllUnchanged } from '../unchanged.ts'
import { keepRemoved } from './keepRemoved.ts'

/** The call that takes a deletion back, as the answer of the deletion names it (wire contract 1.1, ours). */
export interface Undo {
  readonly method: 'PUT'
  readonly path: string
  readonly query: { readonly ids: string } | { readonly id: string }
}

/** Where what was deleted comes back from: the recycle bin, or the rows that are kept for a day. */
export type UndoWay = 'bin' | 'rows'

/**
 * How deletions of a resource can be taken back: out of the recycle bin, or from the rows that are kept for a day.
 * Undefined where records give somebody rights, where a module deletes more than the database does, and where deleted
 * records stay in a bin that has no way out.
 */
export function findUndoWay(model: ResourceModel, actOfNew: ResourceAct): UndoWay | undefined {
  if (model.recycleBin !== undefined) return 'bin'
  const isPlain = actOfNew === 'none' || actOfNew === 'power'
  const isWhole =
    model.deletedField === undefined && model.isVerbatim !== true && model.hooks?.afterDelete === undefined
  return isPlain && isWhole && model.keepsVersions !== false ? 'rows' : undefined
}

/** Who may take a deletion back: who may restore from the bin, or add such records. */
export const toUndoAccess = (model: ResourceModel, way: UndoWay): UserAccess =>
  way === 'bin' ? toBinAccess(model) : (model.accessOf?.add ?? code(`${model.access}:add`))

/** What a deletion answers: how many records it removed, and how the caller takes that back where they may. */
export type Removed = number | { readonly removed: number; readonly undo: Undo }

/**
 * Deletes records, and says how that can be taken back. None of them goes where one was changed since the caller read it, by
 * the versions that the call names.
 */
export async function removeWithUndo(
  model: ResourceModel,
  call: SignedInCall,
  way: UndoWay | undefined,
  ids: readonly string[],
  versions: ReadonlyMap<string, string>,
): Promise<Removed> {
  let kept: string | undefined
  const remove = () =>
    withTransaction(call, async (outer) => {
      await requireAllUnchanged(model, outer, versions)
      return removeRecords(model, outer, ids, async (inner, all) => {
        if (way === 'rows') kept = await keepRemoved(model, inner, all)
      })
    })
  const removed = await withChangedRecords(model, call, (changed) => readRecords(model, call, changed), remove)
  const query = way === 'bin' ? { ids: ids.join(',') } : kept === undefined ? undefined : { id: kept }
  if (way === undefined || query === undefined || !(await isAllowed(toUndoAccess(model, way), call))) return removed
  return { removed, undo: { method: 'PUT', path: `${model.path}/restore`, query } }
}

async function isAllowed(access: UserAccess, call: SignedInCall): Promise<boolean> {
  if (access.kind !== 'code') return true
  const held = await call.access(call.db)
  return access.codes.some((each) => held.has(each))
}
