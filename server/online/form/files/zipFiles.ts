import { createReadStream } from 'node:fs'
import { basename, extname } from 'node:path'
import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import { isObject, parseJson } from '../../../../runtime/language/index.ts'
import { findRows } from '../../../db/rows.ts'
import { toFilePlace } from '../../../files/fileStore.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { fileColumns } from '../../../http/fileAccess.ts'

/** A stored file that is there: the name that people gave it, and where it lies. */
export interface FoundFile {
  readonly name: string
  readonly place: string
}

/**
 * The paths of the files that a value holds: joined by commas, or the JSON of files with their names (wire contract 1.11).
 * Anything else holds none.
 */
export function listPaths(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listPaths)
  if (isObject(value)) return 'filePath' in value ? listPaths(value.filePath) : []
  const text = String(value ?? '').trim()
  if (/^[[{]/.test(text)) {
    const parsed = parseJson(text)
    return typeof parsed === 'object' && parsed !== null ? listPaths(parsed) : []
  }
  return text
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')
}

/** Finds the files of paths among those that the database knows and that the caller may read; others are left out. */
export async function findFiles(call: SignedInCall, paths: readonly string[]): Promise<readonly FoundFile[]> {
  const { db, config, services } = call
  if (paths.length === 0) return []
  const names = new Map<string, string>()
  const known = await findRows(db, 'sysFile', { path: paths }, [...fileColumns, 'path', 'name'])
  const readable = await services.files.findReadable(call, known)
  for (const { id, path, name } of known) if (readable.has(id)) names.set(path, name)
  return paths.flatMap((path) => {
    const name = names.get(path)
    const place = name === undefined ? undefined : toFilePlace(config, path)
    return name === undefined || place === undefined ? [] : [{ name, place }]
  })
}

/** Streams an archive of files as they are, some KB of them at a time. */
export const zipFiles = (files: readonly FoundFile[]): Readable =>
  Readable.from(writeParts(files), { objectMode: false })

async function* writeParts(files: readonly FoundFile[]): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const [index, name] of nameApart(files.map((file) => file.name)).entries()) {
    const part = new ZipPassThrough(name)
    zip.add(part)
    for await (const chunk of createReadStream(files[index]?.place ?? '')) {
      part.push(chunk)
      yield* chunks.splice(0)
    }
    part.push(new Uint8Array(), true)
  }
  zip.end()
  yield* chunks.splice(0)
}

/** Names without folders; one that stands there already gets a number, as archives of one name twice lose a file. */
function nameApart(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((given) => {
    const name = basename(given.replaceAll('\\', '/')) || 'file'
    const ending = extname(name)
    const stem = name.slice(0, name.length - ending.length)
    let free = name
    for (let number = 2; taken.has(free); number += 1) free = `${stem} (${number})${ending}`
    taken.add(free)
    return free
  })
}
