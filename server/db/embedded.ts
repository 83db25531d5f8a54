import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { typeParsers } from './parsers.ts'
import { wireTimeZone } from './time.ts'

/**
 * The cache of pages of the database. Its 128 MB would be this process's own memory, while the pages that it reads are in
 * that of the operating system anyway.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=24MB']

/** Opens the embedded database of a folder, or one in memory from a dumped folder (tests). */
export async function openEmbedded(options: { readonly folder: string } | { readonly dump: Blob }): Promise<PGlite> {
  const settings: PGliteOptions =
    'dump' in options ? { loadDataDir: options.dump } : { dataDir: await prepare(options.folder) }
  const database = await PGlite.create({ ...settings, parsers: typeParsers, startParams })
  await database.exec(`set time zone '${wireTimeZone}'`)
  return database
}

/** A killed first start must not leave half a cluster where the next start looks, so it is made aside and moved. */
async function prepare(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'postgres')
  if (existsSync(folder)) return folder
  const making = join(dataFolder, 'postgres.making')
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  const database = await PGlite.create(making)
  await database.close()
  await rename(making, folder)
  return folder
}
