import { type Condition, findField, type QueryFields } from './condition.ts'
import { parseValue } from './parseValue.ts'
import { refuseMany } from './refuseMany.ts'
import { toConditions, toListConditions } from './toConditions.ts'

/** Names that the wire keeps for itself, even where a field is called the same (wire contract 2.1). */
const reserved = new Set(['class', 'ids', 'page', 'rows', 'sort', 'order', 'sign', '_t'])

/** Reads the filters of a list call; parameters that name no field are not for the list and are left alone. `zone` is that of the days on fields of moments. */
export function parseFilters(
  parameters: Readonly<Record<string, unknown>>,
  fields: QueryFields,
  zone?: string,
): Condition[] {
  const conditions = Object.entries(parameters).flatMap(([name, value]) => {
    if (typeof value !== 'string' || reserved.has(name)) return []
    return parseParameter(name, value, fields, zone)
  })
  return refuseMany(conditions)
}

function parseParameter(name: string, value: string, fields: QueryFields, zone: string | undefined): Condition[] {
  const own = findField(fields, name)
  if (own !== undefined) return parseValue(name, own.type, value, zone)
  const [, stem = '', form] = /^(.+)_(begin|end|MultiString)$/.exec(name) ?? []
  const field = findField(fields, stem)
  if (field === undefined) return []
  if (form === 'MultiString') return toListConditions(stem, field.type, 'in', value)
  return toConditions(stem, field.type, form === 'begin' ? 'ge' : 'le', value, zone)
}
