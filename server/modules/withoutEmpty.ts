import type { Values } from '../http/resource/declaration.ts'

/** Leaves out fields that a request sent empty and that the database gives a default. */
export function withoutEmpty(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== null || !fields.includes(name)))
}
