import { createFailure } from '../../../../runtime/language/index.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../../http/index.ts'
import type { Values } from '../../../http/resource/index.ts'
import { getForm, lockForm } from '../form/heads.ts'
import { authMessages } from './messages.ts'
import { pageTypes, readPageRows, savePageRow } from './pageRows.ts'

/** What may be granted of a field: seeing it in the list, seeing it in the form, changing it there (wire contract 2.5). */
const switches = {
  listShow: { control: 5, page: 3 },
  formShow: { control: 5, page: 5 },
  formEditable: { control: 3, page: 5 },
} as const

/** The name of one of the three. */
export type ColumnSwitch = keyof typeof switches
/** Their names, in the order of the numbers by which existing clients call them (`switchFlag` 1 to 3). */
export const switchNames = ['listShow', 'formShow', 'formEditable'] as const satisfies readonly ColumnSwitch[]

/** The fields of a form with what of each asks for a grant. */
export async function listColumns(call: SignedInCall, formId: string): Promise<readonly Values[]> {
  const { head, fields } = await getForm(call, formId)
  const rows = await readPageRows(call, head.id, pageTypes.field)
  return fields.map(({ dbFieldName: code, dbFieldTxt: title, isShowForm, isShowList }) => {
    const own = rows.filter((row) => row.code === code && row.status === 1)
    const asks = (name: ColumnSwitch) =>
      own.some(({ control, page }) => control === switches[name].control && page === switches[name].page)
    return {
      cgformId: head.id,
      code,
      title,
      type: pageTypes.field,
      isShowForm,
      isShowList,
      status: own.length > 0 ? 1 : 0,
      listShow: asks('listShow'),
      formShow: asks('formShow'),
      formEditable: asks('formEditable'),
    }
  })
}

/** What is to be said of fields: whether they ask for grants at all, or for which. */
export interface ColumnChange {
  readonly codes: readonly string[]
  /** 1 for all three, 0 for none. */
  readonly status?: number
  readonly switches: Readonly<Partial<Record<ColumnSwitch, boolean>>>
}

/** Says of fields which grants they ask for. Grants that were given before stay, for the day they are asked for again. */
export function saveColumns(call: SignedInCall, formId: string, change: ColumnChange): Promise<readonly Values[]> {
  return withTransaction(call, async (inner) => {
    const form = await lockForm(inner, formId)
    const known = new Set(form.fields.map(({ dbFieldName }) => dbFieldName))
    const missing = change.codes.find((code) => !known.has(code))
    if (missing !== undefined) throw createFailure(authMessages.field, { details: { code: missing.slice(0, 50) } })
    for (const code of change.codes)
      for (const name of switchNames) {
        const isFilterable = change.switches[name] ?? (change.status === undefined ? undefined : change.status === 1)
        if (isFilterable !== undefined)
          await savePageRow(inner, form, { code, type: pageTypes.field, ...switches[name] }, isFilterable)
      }
    await logOperation(inner, {
      type: 'edit',
      content: texts('在线表单字段权限', 'Field permissions of online form changed', '線上表單欄位權限'),
      values: { formId, ...change },
    })
    return listColumns(inner, formId)
  })
}
