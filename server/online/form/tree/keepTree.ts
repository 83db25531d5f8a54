import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { lockRows } from '../../../http/resource/select.ts'
import { readBranchIds, refreshChildren, requirePlace } from '../../../http/resource/tree.ts'
import type { OpenForm } from '../openForm.ts'
import { findTreeFields } from './treeFields.ts'

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
  const { db } = call
  const { model } = open
  if (after !== undefined && (before === undefined || String(from ?? '') !== String(to)))
    await requirePlace(db, model, tree, String(after.id), to)
  const fresh = before === undefined ? [after?.id] : []
  await refreshChildren(db, model, tree, [...fresh, from, to])
}

/** The records of a request with all that stand below them, locked; only those that the caller sees are among them. */
export async function listBelow(
  call: SignedInCall,
  open: OpenForm,
  ids: readonly string[],
): Promise<readonly Values[]> {
  const { model } = open
  const first = await lockRows(model, call, ids)
  const tree = findTreeFields(open)
  if (tree === undefined) return first
  const requested = first.map(({ id }) => String(id))
  const branch = await readBranchIds(call.db, model, tree, requested)
  const below = branch.filter((id) => !requested.includes(id))
  return [...first, ...(await lockRows(model, call, below))]
}
