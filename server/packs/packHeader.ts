import { basename } from 'node:path'
import { isObject } from '../../runtime/language/index.ts'
import type { PackFolder } from './findPacks.ts'
import { parseDocument } from './readDocuments.ts'

/** What a folder says of its pack, as far as it can be read: its documents were not checked yet. */
export interface PackHeader {
  /** Undefined where none can be read. */
  readonly id: string | undefined
  /** The name of the folder. */
  readonly name: string
  readonly requires: readonly string[]
  readonly isSample: boolean
}

/** Reads of a pack who it is and what it requires; it never throws. */
export function readHeader(folder: PackFolder): PackHeader {
  const text = folder.files.find(({ path }) => path === 'pack.json')?.text
  const read = text === undefined ? undefined : parseDocument(text)
  const pack = isObject(read) ? read : {}
  const requires = Array.isArray(pack.requires) ? pack.requires : []
  return {
    id: typeof pack.id === 'string' && pack.id !== '' ? pack.id : undefined,
    name: basename(folder.folder),
    requires: requires.filter((id) => typeof id === 'string'),
    isSample: pack.sample === true,
  }
}
