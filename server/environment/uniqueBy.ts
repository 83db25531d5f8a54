import type { ErrorObject, SchemaValidateFunction } from 'ajv'

/** A keyword for lists of objects: no two of them have the same value of one member. */
export const validateUniqueBy: SchemaValidateFunction = (member: string, list: readonly unknown[]) => {
  const values = list.map((entry) => (entry as Readonly<Record<string, unknown>> | null)?.[member])
  const index = values.findIndex((value, at) => value !== undefined && values.indexOf(value) < at)
  if (index === -1) return true
  const error: Partial<ErrorObject> = { keyword: 'uniqueBy', params: { member, index, value: values[index] } }
  validateUniqueBy.errors = [error]
  return false
}
