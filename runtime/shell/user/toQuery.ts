import type { DataRecord } from '../../registry/index.ts'

/** What a page closed with, as the query of the page after it; nothing when it is no record. */
export const toQuery = (result: unknown): DataRecord =>
  typeof result === 'object' && result !== null && !Array.isArray(result) ? (result as DataRecord) : {}
