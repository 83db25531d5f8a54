import type { TableStepArguments } from '../../../runtime/language/index.ts'
import { type RunStep, requireTable } from './step.ts'
import { toStepValues } from './values.ts'

/** Adds a record. */
export const addStep: RunStep<TableStepArguments<'add'>> = async ({ table: name, values }, context) => {
  const { table, byServer } = await requireTable(context, name)
  await byServer.add(context.call, toStepValues(table, values, context))
}
