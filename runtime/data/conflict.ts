import { isObject } from '../language/index.ts'
import type { CallError } from './callError.ts'
import { findVersion } from './recordVersion.ts'

type Values = Readonly<Record<string, unknown>>

/** What a server says of a record that somebody changed since it was read. */
export interface Conflict {
  /** The record as the person reads it now, with its version. */
  readonly record: Values
  /** The name of who changed it last, where the person may know. */
  readonly by?: string
  /** When that was, a time of the wire. */
  readonly at?: string
}

/** Finds what a refused write says of the record as it is now; undefined where it says nothing of it (wire contract 1.1). */
export function findConflict({ result }: CallError): Conflict | undefined {
  const { record, changed } = isObject(result) ? result : {}
  if (!isObject(record) || findVersion(record) === undefined) return undefined
  const { by, by_dictText: name, at } = isObject(changed) ? changed : {}
  const who = typeof name === 'string' && name !== '' ? name : by
  return {
    record,
    ...(typeof who === 'string' && who !== '' ? { by: who } : {}),
    ...(typeof at === 'string' && at !== '' ? { at } : {}),
  }
}

/** What a call that deletes records says of their versions, in the order of their keys; nothing where none has one. */
export function toVersionQuery(records: readonly unknown[]): Readonly<Record<string, string>> {
  const versions = records.map((record) => findVersion(record) ?? '')
  return versions.some((version) => version !== '') ? { recordVersion: versions.join(',') } : {}
}
