import type { TableRows } from '../../../db/tables/removed.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { logOperation } from '../../../http/operationLog.ts'
import type { ResourceModel, Values } from '../../../http/resource/declaration.ts'
import { requireInside } from '../../../http/resource/narrow.ts'
import { toRecordSentence } from '../../../http/resource/recordSentences.ts'
import { insertRows, readTableRows } from '../../../http/resource/removal/cascades.ts'
import { keepRows } from '../../../http/resource/removal/keepRemoved.ts'
import { restoreGone, takeKept } from '../../../http/resource/removal/takeBack.ts'
import { lockRows, lockWrites } from '../../../http/resource/select.ts'
import { requireFree } from '../../../http/resource/unique.ts'
import { keepAdded } from '../../../http/resource/versions.ts'
import { withTransaction } from '../../../http/transaction.ts'
import { readWork } from '../button/work.ts'
import { type LinkedSubForm, type OpenForm, type OpenSubForm, openSubForms } from '../openForm.ts'
import { keepTree } from '../tree/keepTree.ts'
import { refuseSecondRow } from './onlyRow.ts'

/** The call that takes a deletion back (wire contract 1.1, ours). */
export interface FormUndo {
  readonly method: 'PUT'
  readonly path: string
  readonly query: { readonly id: string }
}

/**
 * Whether a deletion of records of a form can be taken back by its caller: they may add such records and rows, and nothing
 * is set up for the deletion that only its author could take back (wire contract 3.4).
 */
export async function isUndoable(
  call: SignedInCall,
  { form, grant }: OpenForm,
  subs: readonly LinkedSubForm[],
): Promise<boolean> {
  if (!grant.may('add') || subs.some(({ open }) => open?.grant.may('add') !== true)) return false
  const { statements, calls } = await readWork(call, form.head.id, 'delete')
  return statements.length + calls.length === 0
}

/** Keeps records that are about to go and their rows in sub tables, in the transaction of the deletion; undefined for too many. */
export async function keepFormRows(
  call: SignedInCall,
  { model, form }: OpenForm,
  subs: readonly LinkedSubForm[],
  rows: readonly Values[],
): Promise<FormUndo | undefined> {
  const kept: TableRows[] = []
  const read = async (table: string, column: string, values: readonly unknown[]) =>
    kept.push({ table, rows: await readTableRows(call.db, table, column, values.map(String)) })
  await read(
    model.table,
    'id',
    rows.map(({ id }) => id),
  )
  for (const { open, foreignKey, mainField } of subs) {
    const keys = rows.map((row) => row[mainField]).filter((key) => key !== null && key !== undefined)
    if (open !== undefined && keys.length > 0) await read(open.model.table, foreignKey, keys)
  }
  const id = await keepRows(call, model.path, kept)
  if (id === undefined) return undefined
  return { method: 'PUT', path: `/online/cgform/api/restore/${form.head.id}`, query: { id } }
}

/**
 * Puts back the records of a form that the caller deleted, with their rows in sub tables, as they were; gives how many
 * records. Nothing comes back to a value that is taken, to a place that is gone, or to where the caller would not see it.
 */
export function restoreFormRecords(call: SignedInCall, open: OpenForm, id: string): Promise<number> {
  return withTransaction(call, async (inner) => {
    const { model } = open
    await lockWrites(model, inner.db)
    const kept = await takeKept(inner, model.path, id)
    const subs = await openSubForms(inner, open)
    const rows = await putBack(inner, open, kept)
    if (rows.length === 0) throw restoreGone()
    for (const row of rows) await keepTree(inner, open, undefined, row)
    for (const sub of subs) await putBack(inner, sub, kept)
    const content = toRecordSentence('restored', model)
    await logOperation(inner, { type: 'edit', content, values: { ids: rows.map((row) => row.id) } })
    return rows.length
  })
}

/** Puts the rows of one table back, upper ones of a tree first; gives them. */
async function putBack(
  call: SignedInCall,
  open: OpenForm | OpenSubForm,
  kept: readonly TableRows[],
): Promise<readonly Values[]> {
  const { model, grant } = open
  const { rows = [] } = kept.find(({ table }) => table === model.table) ?? {}
  if (rows.length === 0) return []
  if (!grant.may('add')) throw restoreGone()
  await requireFree(model, rows, call)
  await insertRows(call.db, { table: model.table, rows })
  const ids = rows.map((row) => String(row.id))
  for (const each of ids) await requireInside(model, call, each)
  const fresh = await lockRows(model satisfies ResourceModel, call, ids)
  await keepAdded(model, call, fresh)
  for (const row of fresh) await refuseSecondRow(call, open, row)
  return fresh
}
