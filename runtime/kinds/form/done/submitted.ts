import { isObject } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

/** What a form sent, and what the server answered. */
export interface Submitted {
  readonly values: DataRecord
  readonly result: unknown
}

/** What was saved: the values with what the server answered, a record or the key of one. */
export function toRecord({ values, result }: Submitted, key: string): DataRecord {
  if (isObject(result)) return { ...values, ...result }
  return typeof result === 'string' || typeof result === 'number' ? { ...values, [key]: result } : values
}
