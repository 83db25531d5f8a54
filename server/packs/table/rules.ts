import { createFailure } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { ResourceModel, Values } from '../../http/resource/declaration.ts'
import { parseValues } from '../../http/resource/values.ts'
import type { PackTable } from '../packTable.ts'
import { fieldOf } from './fieldOf.ts'
import { evaluateFormula, isMet } from './formulas.ts'
import { keepSecrets } from './secrets.ts'

/** The computed columns of a record as it will be, in the order of the document, so that one may read another. */
function compute(table: PackTable, model: ResourceModel, whole: Values, call: SignedInCall): Values {
  const computed: Record<string, unknown> = {}
  for (const [column, { computed: source }] of Object.entries(table.columns)) {
    if (source === undefined) continue
    const name = fieldOf(table, column)
    const value = evaluateFormula(table, source, { record: { ...whole, ...computed } })
    const field = model.fields[name]
    const writable: ResourceModel['writable'] = field === undefined ? [] : [[name, field]]
    Object.assign(
      computed,
      parseValues({ ...model, writable }, { [name]: toScale(value, table, column) }, 'edit', call.language),
    )
  }
  return computed
}

/** A number as its column has it: rounded to its digits after the point, half away from nothing. */
function toScale(value: unknown, { columns }: Pick<PackTable, 'columns'>, column: string): unknown {
  const { type, scale } = columns[column] ?? {}
  if (type !== 'decimal' || typeof value !== 'number') return value
  // What a computer adds to the digits that were meant stands beyond the fifteenth.
  const exact = Number(value.toPrecision(15))
  if (scale === undefined) return exact
  const shifted = Number(`${Math.abs(exact)}e${scale}`)
  return Number.isFinite(shifted) ? (Math.sign(exact) * Math.round(shifted)) / 10 ** scale : exact
}

/** What every record of a table keeps to, however it is written: throws where it would not. */
function requireChecks(
  { checks = [], ...table }: PackTable,
  { record, before }: { readonly record: Values; readonly before: Values | undefined },
  { user, language }: SignedInCall,
): void {
  for (const { check, message, column } of checks) {
    if (isMet(table, check, { record, before: before ?? null, user })) continue
    const result = column === undefined ? null : { [fieldOf(table, column)]: message[language] }
    throw createFailure(message, { code: 500, result })
  }
}

/** The values of a write with what the server adds to them; throws where the record would break what the table says. */
export async function applyRules(
  table: PackTable,
  model: ResourceModel,
  { values, before }: { readonly values: Values; readonly before: Values | undefined },
  call: SignedInCall,
): Promise<Values> {
  const empty = before ?? Object.fromEntries(Object.keys(model.fields).map((name) => [name, null]))
  const given = { ...empty, ...values }
  const computed = compute(table, model, given, call)
  requireChecks(table, { record: { ...given, ...computed }, before }, call)
  return keepSecrets(table, { ...values, ...computed }, call)
}
