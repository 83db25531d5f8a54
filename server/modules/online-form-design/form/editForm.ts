import { createFailure } from '../../../../runtime/language/index.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../../http/index.ts'
import { findSentVersion, requireUnchanged, type Values, withConflicts } from '../../../http/resource/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { designMessages } from '../messages.ts'
import type { FormBody } from './addForm.ts'
import { getForm, heads, lockForm } from './heads.ts'
import { parseFields, parseHead, parseIndexes } from './parseForm.ts'
import { saveForm } from './saveForm.ts'

/**
 * Changes a form and answers with its head (wire contract 1.14). Its table changes when it is synchronised: until then
 * fields and indexes that are called otherwise remember what the database calls them.
 */
export function editForm(call: SignedInCall, body: FormBody): Promise<Values> {
  const read = async () => {
    const form = await getForm(call, String(body.head.id ?? ''))
    return { ...(await heads.get(call, form.head.id)), fields: form.fields, indexs: form.indexes }
  }
  return withConflicts(heads.model, call, { body, read }, () => editFresh(call, body))
}

function editFresh(call: SignedInCall, body: FormBody): Promise<Values> {
  const head = parseHead(body.head, 'edit', call.language)
  const fields = parseFields(body.fields, call.language)
  const indexes = parseIndexes(body.indexs, call.language)
  return withTransaction(call, async (inner) => {
    const before = await lockForm(inner, body.head.id)
    await requireFresh(inner, before, body, body.head.tableVersion)
    const after = await saveForm(inner, before, { ...body, head, fields, indexes })
    const { id, tableName } = after.head
    await logOperation(inner, {
      type: 'edit',
      content: texts('编辑在线表单', 'Online form edited', '編輯線上表單'),
      values: { id, tableName },
    })
    return heads.get(inner, id)
  })
}

/**
 * Refuses an edit that began before another one was saved: by the version of the record that the request says to have read,
 * else by the number that the family gives a form. Every write of a form is one of its head.
 */
export async function requireFresh(
  call: SignedInCall,
  { head }: FormDescription,
  body: unknown,
  version: unknown,
): Promise<void> {
  if (findSentVersion(body) !== undefined) return requireUnchanged(heads.model, call, { ...head }, body as Values)
  const seen = Number(version)
  if (version === undefined || version === null || version === '' || seen >= head.tableVersion) return
  throw createFailure(designMessages.stale, {
    details: {
      seen: String(version).slice(0, 20),
      version: String(head.tableVersion),
      person: head.updateBy ?? head.createBy ?? '',
    },
  })
}
