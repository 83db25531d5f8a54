import { findRow, updateRows } from '../../../db/rows.ts'
import type { SignedInCall } from '../../../http/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { findForeignKey } from '../../../online/form/storedForms.ts'

/** The main tables that a form is a sub table of, by their names. */
export function toMainTables({ head, fields }: Pick<FormDescription, 'head' | 'fields'>): readonly string[] {
  if (head.tableType !== 3) return []
  const key = findForeignKey({ fields })
  return key === undefined ? [] : [key.mainTable]
}

/**
 * Writes down at main tables, and at their views, which sub tables they have, in the order of the tabs (wire contract
 * 3.1). It is read anew from what the sub tables say, so it holds after every change of theirs.
 */
export async function keepSubTables(call: SignedInCall, mainTables: readonly string[]): Promise<void> {
  for (const mainTable of new Set(mainTables)) {
    const main = await findRow(call.db, 'onlCgformHead', { tableName: mainTable }, ['id', 'tenantId', 'tableType'])
    if (main === undefined) continue
    const subs = await selectSubs(call, mainTable, main.tenantId).execute()
    await call.db
      .updateTable('onlCgformHead')
      .set({ subTableStr: subs.length === 0 ? null : subs.map(({ tableName }) => tableName).join(',') })
      .where((where) => where.or([where('id', '=', main.id), where('physicId', '=', main.id)]))
      .execute()
  }
}

/** The sub tables of a main table in the order of their tabs. */
export function selectSubs({ db }: SignedInCall, mainTable: string, tenantId: number) {
  return db
    .selectFrom('onlCgformHead')
    .select(['id', 'tableName', 'tabOrderNum'])
    .where('tableType', '=', 3)
    .where('copyType', '=', 0)
    .where('tenantId', '=', tenantId)
    .where('id', 'in', (of) =>
      of
        .selectFrom('onlCgformField')
        .select('cgformHeadId')
        .where('mainTable', '=', mainTable)
        .where('mainField', '!=', ''),
    )
    .orderBy('tabOrderNum', (order) => order.asc().nullsLast())
    .orderBy('tableName')
}

/** A sub table without a place among its siblings gets the last one. */
export async function giveTabPlace(call: SignedInCall, form: FormDescription): Promise<void> {
  const [mainTable] = toMainTables(form)
  if (mainTable === undefined || form.head.tabOrderNum !== null) return
  const siblings = await selectSubs(call, mainTable, form.head.tenantId).execute()
  const last = Math.max(
    0,
    ...siblings.flatMap(({ id, tabOrderNum }) => (id === form.head.id ? [] : [tabOrderNum ?? 0])),
  )
  await updateRows(call.db, 'onlCgformHead', { id: form.head.id }, { tabOrderNum: last + 1 })
}
