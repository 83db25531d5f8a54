import { createError } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { withChangedRecords } from '../../../http/resource/conflicts.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { removeRecords } from '../../../http/resource/remove.ts'
import { requireAllUnchanged } from '../../../http/resource/unchanged.ts'
import { writeWithWork } from '../button/work.ts'
import { linkSubForms, type OpenForm } from '../openForm.ts'
import { keepTree, listBelow } from '../tree/keepTree.ts'
import { findFormRecord } from './records.ts'
import { removeSubRows } from './subRows.ts'
import { type FormUndo, isUndoable, keepFormRows } from './undo.ts'

/** What a deletion answers: how many records it removed, and how the caller takes that back where they may. */
type FormRemoved = number | { readonly removed: number; readonly undo: FormUndo }

/**
 * Removes records with the rows of their sub tables and, in a tree, with everything below them; none of them where one was
 * changed since the caller read it, by the versions that the call names.
 */
export function removeFormRecords(
  call: SignedInCall,
  open: OpenForm,
  ids: readonly string[],
  versions: ReadonlyMap<string, string>,
): Promise<FormRemoved> {
  const read = async (changed: readonly string[]) => {
    const records: Values[] = []
    for (const id of changed)
      records.push(...[await findFormRecord(call, open, id)].filter((found) => found !== undefined))
    return records
  }
  const remove = () =>
    writeWithWork(call, open, {
      buttonCode: 'delete',
      given: () => read(ids),
      write: async (inner) => {
        await requireAllUnchanged(open.model, inner, versions)
        return removeWithSubs(inner, open, ids)
      },
      written: async (_inner, _removed, given) => given,
    })
  return withChangedRecords(open.model, call, read, remove)
}

async function removeWithSubs(inner: SignedInCall, open: OpenForm, ids: readonly string[]): Promise<FormRemoved> {
  const rows = await listBelow(inner, open, ids)
  if (rows.length === 0) throw createError('recordNotFound')
  const subs = (await linkSubForms(inner, open)).filter(({ form }) => form.head.isDbSynch === 'Y')
  const undo = (await isUndoable(inner, open, subs)) ? await keepFormRows(inner, open, subs, rows) : undefined
  for (const sub of subs) {
    await removeSubRows(
      inner,
      sub,
      rows.map((row) => row[sub.mainField]),
    )
  }
  const removed = await removeRecords(
    open.model,
    inner,
    rows.map(({ id }) => String(id)),
  )
  for (const row of rows) await keepTree(inner, open, row, undefined)
  return undo === undefined ? removed : { removed, undo }
}
