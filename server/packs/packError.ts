import { readJson } from '../../runtime/language/index.ts'
import type { PackFolder } from './findPacks.ts'
import type { Pack } from './pack.ts'
import type { PackIssue } from './packState.ts'

/** Where in a pack something is wrong: a document, by its path in the pack, and a place in it as JSON pointer. */
export interface PackPlace {
  readonly path: string
  readonly pointer: string
}

/** A pack that cannot be installed; the message says what is wrong at the place. */
export class PackError extends Error {
  override readonly name = 'PackError'
  readonly pack: string
  readonly place: PackPlace

  constructor(pack: Pick<Pack, 'id'>, message: string, place: Partial<PackPlace> = {}, cause?: unknown) {
    super(message, { cause })
    this.pack = pack.id
    this.place = { path: 'pack.json', pointer: '', ...place }
  }
}

/** An issue at a place of a pack, with its line and column. */
export function toPackIssue(folder: PackFolder, message: string, { path, pointer }: PackPlace): PackIssue {
  const file =
    folder.files.find((entry) => entry.path === path) ?? folder.files.find((entry) => entry.path === 'pack.json')
  if (file === undefined) return { file: path, line: 1, column: 1, message }
  const { line, column } = readJson(file.text, file.file).locate(file.path === path ? pointer : '')
  return { file: file.file, line, column, message }
}
