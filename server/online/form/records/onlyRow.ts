import { createFailure, type LanguageTexts } from '../../../../runtime/language/index.ts'
import { toDynamic } from '../../../db/dynamic.ts'
import { lockUntilCommit } from '../../../db/lock.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import type { FormDescription } from '../description.ts'
import type { OpenForm } from '../openForm.ts'
import { findForeignKey } from '../storedForms.ts'

const tooMany: LanguageTexts = {
  zh: '{label}最多只能有一条记录',
  en: '{label} can have at most one record.',
  tw: '{label}最多只能有一條記錄',
}

/** Whether a record of the main table has one row at most in a table (wire contract 3.1, `relation_type`). */
export const isOneToOne = ({ head }: Pick<FormDescription, 'head'>): boolean =>
  head.tableType === 3 && head.relationType === 1

/** Refuses rows that come together where there is one at most. */
export function refuseSeveral(form: FormDescription, rows: readonly unknown[]): void {
  if (isOneToOne(form) && rows.length > 1) throw createFailure(tooMany, { details: { label: form.head.tableTxt } })
}

/** Refuses a row that was written beside another one of its main record; calls that come at once wait for each other. */
export async function refuseSecondRow(call: SignedInCall, { form, model }: OpenForm, row: Values): Promise<void> {
  const key = isOneToOne(form) ? findForeignKey(form)?.field : undefined
  const main = key === undefined ? undefined : row[key]
  if (key === undefined || main === undefined || main === null || main === '') return
  await lockUntilCommit(call.db, `${model.table} ${String(main)}`)
  const rows = await toDynamic(call.db, model)
    .selectFrom(model.table)
    .select('id')
    .where(key, '=', main)
    .limit(2)
    .execute()
  refuseSeveral(form, rows)
}
