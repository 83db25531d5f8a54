import { camelCaseName } from '../../db/names.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { resolveText, resolveValues } from '../table/formulas.ts'
import type { StepContext } from './step.ts'

/** What formulas of a step read. */
export const toStepScope = ({ record, values, call, result }: StepContext) => ({
  record,
  values,
  user: call.user,
  result,
})

/** The values of a step by the names of fields, its templates resolved. */
export function toStepValues(values: Values, context: StepContext): Values {
  const resolved = resolveValues(context.table, values, toStepScope(context))
  return Object.fromEntries(Object.entries(resolved).map(([column, value]) => [camelCaseName(column), value ?? null]))
}

/** A text of a step, its templates resolved. */
export const toStepText = (text: string, context: StepContext): string =>
  resolveText(context.table, text, toStepScope(context))
