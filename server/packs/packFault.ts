import { DatabaseAwayError } from '../db/outage.ts'
import { isStorageFull } from '../db/storage.ts'

/** Classes of PostgreSQL's codes that say nothing of a statement: lost connections, undone by others, no resources, an end. */
const outside = /^(08|40|53|57|58)/

/** Whether a failure comes from what was to be done, and not from a database that is away, busy or full. */
export function isFault(error: unknown): boolean {
  if (error instanceof DatabaseAwayError || isStorageFull(error)) return false
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return typeof code !== 'string' || !outside.test(code)
}
