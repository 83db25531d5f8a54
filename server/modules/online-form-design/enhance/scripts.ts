import { findRow } from '../../../db/rows.ts'
import { type SignedInCall, withTransaction } from '../../../http/index.ts'
import { resource, type Values } from '../../../http/resource/index.ts'
import { designAccess } from '../access.ts'
import { getHead, lockDesign } from '../form/heads.ts'
import { formField, partOfForm } from './ofForm.ts'

/** Where a script belongs: to the list of a form, or to the form itself. */
export type ScriptType = 'form' | 'list'

/** The stored scripts of forms (wire contract 3.4). The server keeps them as texts and runs none of them. */
export const scripts = resource({
  path: '/online/cgform/head/enhanceJs',
  table: 'onlCgformEnhanceJs',
  title: { zh: 'JS增强', en: 'Scripts of online forms', tw: 'JS增強' },
  ...partOfForm('cgformHeadId', designAccess.list),
  act: 'none',
  fields: {
    cgformHeadId: formField,
    cgJsType: {
      type: 'text',
      required: true,
      writable: 'onAdd',
      label: { zh: '增强类型', en: 'Type', tw: '增強類型' },
    },
    cgJs: { type: 'text', length: 500_000, label: { zh: 'JS代码', en: 'Script', tw: 'JS程式碼' } },
    content: { type: 'text', length: 1000, label: { zh: '描述', en: 'Remark', tw: '描述' } },
  },
})

/** The script of a form for one place; null when it has none. */
export async function readScript(call: SignedInCall, formId: string, cgJsType: ScriptType): Promise<Values | null> {
  const head = await getHead(call, formId)
  return (await findRow(call.db, 'onlCgformEnhanceJs', { cgformHeadId: head.id, cgJsType })) ?? null
}

/** Keeps the script of a form for one place, whether there was one or not. */
export function saveScript(
  call: SignedInCall,
  formId: string,
  body: Values & { readonly cgJsType: ScriptType },
): Promise<Values> {
  return withTransaction(call, async (inner) => {
    await lockDesign(inner)
    const known = await readScript(inner, formId, body.cgJsType)
    const { cgJs, content, cgJsType } = body
    const values = { cgJs, cgJsType, ...(content === undefined ? {} : { content }) }
    return known === null
      ? scripts.add(inner, { ...values, cgformHeadId: formId })
      : scripts.edit(inner, { ...values, id: known.id })
  })
}
