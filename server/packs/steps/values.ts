import type { Values } from '../../http/resource/declaration.ts'
import { fieldOf, type NamedTable } from '../table/fieldOf.ts'
import { resolveText, resolveValues } from '../table/formulas.ts'
import type { StepContext } from './step.ts'

const toScope = ({ record, values, call }: StepContext) => ({ record, values, user: call.user })

/** The values of a step by the names of fields of a table, its templates resolved. */
export function toStepValues(table: NamedTable, values: Values, context: StepContext): Values {
  const resolved = resolveValues(context.table, values, toScope(context))
  return Object.fromEntries(Object.entries(resolved).map(([column, value]) => [fieldOf(table, column), value ?? null]))
}

/** A text of a step, its templates resolved. */
export const toStepText = (text: string, context: StepContext): string =>
  resolveText(context.table, text, toScope(context))
