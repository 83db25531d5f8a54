import type { TableStepArguments } from '../../../runtime/language/index.ts'
import { type RunStep, requireTable } from './step.ts'
import { toStepText, toStepValues } from './values.ts'

/** Changes a record by its key, which is held against other writers until the move is done. */
export const changeStep: RunStep<TableStepArguments<'change'>> = async ({ table, key, set }, context) => {
  const id = toStepText(key, context)
  await requireTable(context, table).byServer.edit(context.call, { id, ...toStepValues(set, context) })
}
