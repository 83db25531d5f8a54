import type { TableStep, TableStepArguments, TableStepVerb } from '../../../runtime/language/index.ts'
import type { PackTable } from '../packTable.ts'
import { isMet } from '../table/formulas.ts'
import { addStep } from './add.ts'
import { callStep } from './call.ts'
import { changeStep } from './change.ts'
import { notifyStep } from './notify.ts'
import type { RunStep, StepContext } from './step.ts'
import { transferStep } from './transfer.ts'
import { toStepScope } from './values.ts'

/** What each verb does. A new one is a file here and one in `runtime/language/tableSteps`, and a line in both lists. */
const runs: { readonly [Verb in TableStepVerb]: RunStep<TableStepArguments<Verb>> } = {
  add: addStep,
  call: callStep,
  change: changeStep,
  notify: notifyStep,
  transfer: transferStep,
}

const verbs = Object.keys(runs) as readonly TableStepVerb[]

/** Runs the steps of a move one after the other, within its transaction. */
export async function runSteps(
  table: PackTable,
  steps: readonly TableStep[],
  around: Omit<StepContext, 'table' | 'result'>,
): Promise<void> {
  let context: StepContext = { table, ...around, result: undefined }
  for (const step of steps) {
    if (step.when !== undefined && !isMet(table, step.when, toStepScope(context))) continue
    for (const verb of verbs) context = { ...context, ...(await runStep(verb, step, context)) }
  }
}

async function runStep<Verb extends TableStepVerb>(verb: Verb, step: TableStep, context: StepContext) {
  const args = step[verb] as TableStepArguments<Verb> | undefined
  const run: RunStep<TableStepArguments<Verb>> = runs[verb]
  return args === undefined ? undefined : run(args, context)
}
