import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { connectEmbedded } from '../../../server/db/connection.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { typeParsers } from '../../../server/db/parsers.ts'

const project = resolve(import.meta.dirname, '../../..')
const cache = join(project, 'node_modules/.cache/pagewright-tests')

/** A migrated embedded database as a dump, made once for each state of the migrations. */
export async function readTemplate(): Promise<Blob> {
  const place = join(cache, `${await hashMigrations()}.tar`)
  if (!existsSync(place)) await makeTemplate(place)
  return new Blob([await readFile(place)])
}

async function hashMigrations(): Promise<string> {
  const folder = join(project, 'server/db/migrations')
  const hash = createHash('sha256').update(
    await readFile(join(project, 'node_modules/@electric-sql/pglite/package.json')),
  )
  for (const name of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Several workers may make it at once; each moves a whole file into place. */
async function makeTemplate(place: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  for (const old of await readdir(cache)) if (old.endsWith('.tar')) await rm(join(cache, old), { force: true })
  const embedded = await PGlite.create({ parsers: typeParsers })
  const db = connectEmbedded(embedded)
  await migrate(db)
  const dump = await embedded.dumpDataDir('none')
  await db.destroy()
  const making = `${place}.${randomBytes(4).toString('hex')}`
  await writeFile(making, Buffer.from(await dump.arrayBuffer()))
  await rename(making, place)
}
