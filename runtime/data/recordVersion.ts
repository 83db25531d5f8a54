import { isObject } from '../language/index.ts'

/** The name under which a server gives the version of a record, and takes it back (wire contract 1.1). */
export const versionField = '_recordVersion'

/** The header by which records are asked for with their versions. */
export const versionHeader = 'X-Record-Version'

/** The version of a record as it was read; undefined from servers that give none. */
export function findVersion(record: unknown): string | undefined {
  const version = isObject(record) ? record[versionField] : undefined
  return typeof version === 'string' && version !== '' ? version : undefined
}
