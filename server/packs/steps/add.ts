import type { TableStepArguments } from '../../../runtime/language/index.ts'
import { type RunStep, requireTable } from './step.ts'
import { toStepValues } from './values.ts'

/** Adds a record. */
export const addStep: RunStep<TableStepArguments<'add'>> = async ({ table, values }, context) => {
  await requireTable(context, table).byServer.add(context.call, toStepValues(values, context))
}
