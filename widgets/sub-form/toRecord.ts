import { type DataRecord, isObject } from '../../runtime/index.ts'

/** The record that a value is; anything else that a server sends in its place counts as none. */
export const toRecord = (value: unknown): DataRecord | undefined => (isObject(value) ? value : undefined)
