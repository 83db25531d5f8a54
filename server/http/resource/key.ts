import { createId } from '../../db/id.ts'
import type { ResourceModel } from './declaration.ts'

/** The key of a record that a request names; undefined for what cannot be one, so that nothing is found by it. */
export function toKey(model: Pick<ResourceModel, 'key'>, id: unknown): string | number | undefined {
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  if (model.key !== 'integer') return String(id)
  // One number has one spelling: what looks at the text of an id and what finds the record by it mean the same.
  const number = /^(0|[1-9]\d{0,9})$/.test(String(id)) ? Number(id) : Number.NaN
  // Integers are 4 bytes in the database.
  return number < 2 ** 31 ? number : undefined
}

/** The keys among the ids that a request names. */
export function toKeys(model: Pick<ResourceModel, 'key'>, ids: readonly string[]): readonly (string | number)[] {
  return ids.map((id) => toKey(model, id)).filter((key) => key !== undefined)
}

/** What an insert says of the key: an id of 32 digits, or nothing where the database numbers the records. */
export function toNewKey(model: Pick<ResourceModel, 'key'>): { readonly id?: string } {
  return model.key === 'integer' ? {} : { id: createId() }
}
