import { updateRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { FormHead } from '../../online/form/description.ts'
import { preparePlan } from '../../online/form/planSynch.ts'
import { findFormHead, readDescription } from '../../online/form/storedForms.ts'
import { keepFormColumns } from '../../online/form/tableRules/keepFormColumns.ts'
import { findRelationKind, runStatement } from '../../online/tables/runStatement.ts'
import type { Pack } from '../pack.ts'
import { PackError } from '../packError.ts'
import { pathOf } from '../readPack.ts'
import { toFormId } from './formItems.ts'

/** Makes the tables of forms that a pack has just brought. One that is there is never changed. */
export async function createFormTables(db: Connection, pack: Pack): Promise<void> {
  const made: FormHead[] = []
  for (const form of pack.forms) {
    const { table } = form
    const head = await findFormHead(db, toFormId(pack.id, table))
    if (head === undefined || head.isDbSynch === 'Y' || (await findRelationKind(db, head.tableName)) !== undefined)
      continue
    const { plan, refusals } = await preparePlan(db, await readDescription(db, head), 'normal')
    if (plan === undefined)
      throw new PackError(pack, `the form has no table: ${refusals.map(({ message }) => message.en).join(' ')}`, {
        path: pathOf(form),
        pointer: '/fields',
      })
    for (const statement of plan.statements) await runStatement(db, statement)
    await db
      .updateTable('onlCgformField')
      .set((field) => ({ dbFieldNameOld: field.ref('dbFieldName') }))
      .where('cgformHeadId', '=', head.id)
      .execute()
    await updateRows(db, 'onlCgformHead', { id: head.id }, { isDbSynch: 'Y' })
    made.push(head)
  }
  // What forms refer to may be made after them.
  for (const head of made) await keepFormColumns(db, await readDescription(db, { ...head, isDbSynch: 'Y' }))
}
