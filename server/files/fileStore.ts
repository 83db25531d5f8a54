import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve, sep } from 'node:path'
import type { Config } from '../config.ts'
import { createId } from '../db/id.ts'
import type { Connection } from '../db/schema.ts'

/** A file to keep; name and type are for who downloads it later. */
export interface NewFile {
  readonly folder: string
  readonly name: string
  readonly type: string
  readonly content: Buffer
  readonly owner: string | null
  /** Where it is stored; 0 for no tenant. */
  readonly tenantId: number
}

/**
 * Keeps a file under `DATA_DIR/files` and gives its path on the wire, `folder/name_number.ext` (wire contract 1.11). The
 * number is random, so that a path cannot be guessed. Throws when the folder is no plain name.
 */
export async function storeFile(db: Connection, config: Pick<Config, 'dataDir'>, file: NewFile): Promise<string> {
  const extension = extname(file.name)
    .replace(/[^.\w]/g, '')
    .slice(0, 12)
  const stem = file.name.slice(0, file.name.length - extname(file.name).length)
  const clean = stem.replace(/[^\p{L}\p{N}_-]+/gu, '_').slice(0, 60) || 'file'
  const path = `${file.folder}/${clean}_${randomBytes(10).toString('hex')}${extension}`
  const place = toFilePlace(config, path)
  if (place === undefined || !/^[\w-]+$/.test(file.folder))
    throw new Error(`A file cannot be kept in "${file.folder}".`)
  await mkdir(dirname(place), { recursive: true })
  try {
    await writeFile(place, file.content, { flag: 'wx' })
    await addRow(db, path, file)
  } catch (error) {
    // Nobody would ever find what is not in the database.
    await rm(place, { force: true })
    throw error
  }
  return path
}

async function addRow(db: Connection, path: string, file: NewFile): Promise<void> {
  await db
    .insertInto('sysFile')
    .values({
      id: createId(),
      path,
      name: file.name,
      size: file.content.length,
      type: file.type,
      owner: file.owner,
      tenantId: file.tenantId,
    })
    .execute()
}

/** Where the file of a path lies; undefined for a path that leads out of the folder of files. */
export function toFilePlace(config: Pick<Config, 'dataDir'>, path: string): string | undefined {
  const folder = join(config.dataDir, 'files')
  const place = resolve(folder, path)
  return place.startsWith(folder + sep) && !path.includes('\0') ? place : undefined
}
