import { createFailure } from '../../../../runtime/language/index.ts'
import { findRow } from '../../../db/rows.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { ResourceModel, TreeDeclaration, Values } from '../../../http/resource/declaration.ts'
import { toKey } from '../../../http/resource/key.ts'
import { lockRows, selectVisible } from '../../../http/resource/select.ts'
import { isRoot, readBranchIds, refreshChildren, requirePlace } from '../../../http/resource/tree.ts'
import type { OpenForm } from '../openForm.ts'
import { findTreeFields, messages } from './treeFields.ts'

/**
 * Keeps a tree in order after a write: a record stands below one that its writer sees and not below itself, and the records
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
    await requireVisiblePlace(call, model, tree, { id: String(after.id), above: to })
  if (tree.hasChildren === undefined || (await isGranted(call, open, tree.hasChildren.field))) return
  const fresh = before === undefined ? [after?.id] : []
  await refreshChildren(db, model, tree, [...fresh, from, to])
}

/** Refuses a place below a record that the caller does not see, as if it were not there. */
async function requireVisiblePlace(
  call: SignedInCall,
  model: ResourceModel,
  tree: TreeDeclaration,
  { id, above }: { readonly id: string; readonly above: unknown },
): Promise<void> {
  if (isRoot(above)) return
  const key = toKey(model, String(above))
  const visible = await selectVisible(model, call)
  const row = key === undefined ? undefined : await visible.select('id').where('id', '=', key).executeTakeFirst()
  if (row === undefined) throw createFailure((tree.messages ?? messages).parent)
  await requirePlace(call.db, model, tree, id, above)
}

/** Whether grants say who writes a field in forms: it is one of people then, and not of the server. */
async function isGranted({ db }: SignedInCall, { form }: OpenForm, field: string): Promise<boolean> {
  const asked = { cgformId: form.head.id, code: field, type: 1, page: 5, status: 1 }
  return (await findRow(db, 'onlAuthPage', asked, ['id'])) !== undefined
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
