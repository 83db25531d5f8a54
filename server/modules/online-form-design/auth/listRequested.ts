import type { SignedInCall } from '../../../http/index.ts'
import type { Values } from '../../../http/resource/index.ts'
import { getForm } from '../form/heads.ts'
import { toButtons } from './buttonAuth.ts'
import { pageTypes, readPageRows } from './pageRows.ts'

/** What of a form asks for a grant, each row with what people call it. `type` is 1 for fields, 2 for buttons. */
export async function listRequested(call: SignedInCall, formId: string, type: number): Promise<readonly Values[]> {
  const form = await getForm(call, formId)
  const titles = new Map<string, string>(
    type === pageTypes.button
      ? toButtons(call, form).map(({ code, title }) => [code, title])
      : form.fields.map(({ dbFieldName, dbFieldTxt }) => [dbFieldName, dbFieldTxt]),
  )
  const rows = await readPageRows(call, form.head.id, type)
  return rows.flatMap((row) => {
    const title = titles.get(row.code)
    return row.status === 1 && title !== undefined ? [{ ...row, title }] : []
  })
}
