import { isObject } from '../language/index.ts'
import { CallError } from './callError.ts'

type Values = Readonly<Record<string, unknown>>

/** The name under which a server gives the version of a record, and takes it back (wire contract 1.1). */
export const versionField = '_recordVersion'

/** The header by which records are asked for with their versions. */
export const versionHeader = 'X-Record-Version'

/** The version of a record as it was read; undefined from servers that give none. */
export function findVersion(record: unknown): string | undefined {
  const version = isObject(record) ? record[versionField] : undefined
  return typeof version === 'string' && version !== '' ? version : undefined
}

/** What a call that deletes records says of their versions, in the order of their keys; nothing where none has one. */
export function toVersionQuery(records: readonly unknown[]): Readonly<Record<string, string>> {
  const versions = records.map((record) => findVersion(record) ?? '')
  return versions.some((version) => version !== '') ? { recordVersion: versions.join(',') } : {}
}

/** What a server says of a record that somebody changed since it was read. */
export interface Conflict {
  /** The record as the person reads it now, with its version. */
  readonly record: Values
  /** The name of who changed it last, where the person may know. */
  readonly by?: string
  /** When that was, a time of the wire. */
  readonly at?: string
}

/** Finds what a refused write says of the record as it is now; undefined for other failures, and where it says nothing. */
export function findConflict(error: unknown): Conflict | undefined {
  if (!(error instanceof CallError) || error.kind !== 'refused' || error.code !== 409) return undefined
  const { record, changed } = isObject(error.result) ? error.result : {}
  if (!isObject(record) || findVersion(record) === undefined) return undefined
  const { by, by_dictText: name, at } = isObject(changed) ? changed : {}
  const who = typeof name === 'string' && name !== '' ? name : by
  return {
    record,
    ...(typeof who === 'string' && who !== '' ? { by: who } : {}),
    ...(typeof at === 'string' && at !== '' ? { at } : {}),
  }
}

/** Whether a record was not saved because it is gone since it was read. */
export const isGoneMeanwhile = (error: unknown): error is CallError =>
  error instanceof CallError && error.kind === 'refused' && error.code === 410
