import type { LanguageTexts } from '../../../../runtime/language/index.ts'
import { findRow } from '../../../db/rows.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { refuseFields } from '../../../http/refuseFields.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { lockRows } from '../../../http/resource/select.ts'
import { isRoot, lockBelow, refreshChildren, requirePlace } from '../../../http/resource/tree.ts'
import type { OpenForm } from '../openForm.ts'
import { findTreeFields } from './treeFields.ts'

const noParent: LanguageTexts = {
  zh: '请选择上级记录',
  en: 'Choose the parent record.',
  tw: '請選擇上級記錄',
}

/** The parameter by which a client says that a new record is added below another one (wire contract 7.4). */
const childParameter = 'child'

/** Refuses a new record that is added below another one and says of none that it is. */
export function requireParent({ query, language }: SignedInCall, open: OpenForm, body: Values): void {
  const isChild = (query as Values | undefined)?.[childParameter]
  const tree = findTreeFields(open)
  if (tree === undefined || (isChild !== '1' && isChild !== 'true')) return
  if (isRoot(body[tree.parent])) throw refuseFields({ [tree.parent]: noParent[language] })
}

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
    await requirePlace(model, call, tree, { id: String(after.id), above: to })
  if (tree.hasChildren === undefined || (await isGranted(call, open, tree.hasChildren.field))) return
  const fresh = before === undefined ? [after?.id] : []
  await refreshChildren(db, model, tree, [...fresh, from, to])
}

/** Whether grants say who writes a field in forms: it is one of people then, and not of the server. */
async function isGranted({ db }: SignedInCall, { form }: OpenForm, field: string): Promise<boolean> {
  const asked = { cgformId: form.head.id, code: field, type: 1, page: 5, status: 1 }
  return (await findRow(db, 'onlAuthPage', asked, ['id'])) !== undefined
}

/**
 * The records of a request with all that stand below them, locked; only those that the caller sees are among them. Refused
 * where others stand below.
 */
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
  return [...first, ...(await lockBelow(model, call, tree, requested))]
}
