import type { Values } from '../../http/resource/declaration.ts'
import { fieldOf, type NamedTable } from '../table/fieldOf.ts'
import { resolveText, resolveValues } from '../table/formulas.ts'
import type { StepContext } from './step.ts'

/** What formulas of a step read. */
export const toStepScope = ({ record, values, call, result }: StepContext) => ({
  record,
  values,
  user: call.user,
  result,
})

/** The values of a step by the names of fields of a table, its templates resolved. */
export function toStepValues(table: NamedTable, values: Values, context: StepContext): Values {
  const resolved = resolveValues(context.table, values, toStepScope(context))
  return Object.fromEntries(Object.entries(resolved).map(([column, value]) => [fieldOf(table, column), value ?? null]))
}

/** A text of a step, its templates resolved. */
export const toStepText = (text: string, context: StepContext): string =>
  resolveText(context.table, text, toStepScope(context))
