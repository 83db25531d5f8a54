import { createFailure } from '../../../runtime/language/index.ts'
import { snakeCaseName } from '../../db/names.ts'
import type { SignedInCall } from '../../http/call.ts'
import { listRows } from '../../http/listRows.ts'
import type { Values } from '../../http/resource/declaration.ts'
import type { FormSource } from './form.ts'
import { siteForms } from './siteForms.ts'

const unknown = { zh: '表单不存在：{code}', en: 'There is no form with the code {code}.', tw: '表單不存在：{code}' }

/** Every form that the server knows by a code of its own. */
const forms: readonly FormSource[] = siteForms

/** The records of a form as online forms have them: under the names of their columns (wire contract 1.13). */
export interface FormData {
  readonly total: number
  readonly records: readonly Values[]
  readonly fieldList: readonly { readonly dbFieldName: string }[]
}

/** Reads the records of a form by the grammar of lists; throws when no form has the code. */
export async function readFormData(call: SignedInCall, code: string): Promise<FormData> {
  const form = forms.find((known) => known.code === code)
  if (form === undefined) throw createFailure(unknown, { details: { code: code.slice(0, 100) } })
  const { records, total } = await listRows(call, { from: await form.from(call), fields: form.fields })
  return {
    total,
    records: records.map(toColumns),
    fieldList: Object.keys(form.fields).map((name) => ({ dbFieldName: snakeCaseName(name) })),
  }
}

function toColumns(record: Values): Values {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [snakeCaseName(name), value]))
}
