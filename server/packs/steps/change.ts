import type { TableStepArguments } from '../../../runtime/language/index.ts'
import { type RunStep, requireTable } from './step.ts'
import { toStepText, toStepValues } from './values.ts'

/** Changes a record by its key, which is held against other writers until the move is done. */
export const changeStep: RunStep<TableStepArguments<'change'>> = async ({ table: name, key, set }, context) => {
  const { table, byServer } = await requireTable(context, name)
  await byServer.edit(context.call, { id: toStepText(key, context), ...toStepValues(table, set, context) })
}
