import { isObject } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'

/** What a page closed with, as the query of the page after it; nothing when it is no record. */
export const toQuery = (result: unknown): DataRecord => (isObject(result) ? result : {})
