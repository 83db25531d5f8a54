import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

/** What ends a backup: its label, and the last file of the log that belongs to it. */
interface Ending {
  readonly label: string
  readonly last: string
  readonly position: string
}

/** Folders whose files are of no use to a copy; that of the log is copied at the end. */
const skipped: ReadonlySet<string> = new Set(['pg_wal', 'pg_stat_tmp', 'pg_replslot', 'pg_notify', 'pg_subtrans'])

/**
 * Copies the folder of an embedded database while the database goes on, as PostgreSQL's own backups do: the database says
 * from where its log is needed, the files are copied as they are, and the log up to the end of the copying makes them
 * whole when the copy is opened. Gives the position in the log up to which the copy knows the database.
 */
export async function backUp(database: PGlite, folder: string, place: string): Promise<string> {
  try {
    await database.query("select pg_backup_start('report', true)")
    const ending = await copyFiles(folder, place).then(
      () => stop(database),
      async (error: unknown) => {
        await stop(database)
        throw error
      },
    )
    const [, first = ''] = /\(file ([0-9A-F]+)\)/.exec(ending.label) ?? []
    await copyFolder(join(folder, 'pg_wal'), join(place, 'pg_wal'), (name) => name >= first && name <= ending.last)
    await writeFile(join(place, 'backup_label'), ending.label)
    return ending.position
  } catch (error) {
    await rm(place, { recursive: true, force: true })
    throw error
  }
}

async function stop(database: PGlite): Promise<Ending> {
  const { rows } = await database.query<Ending>(
    `select labelfile as label, pg_walfile_name(lsn) as last, pg_current_wal_insert_lsn()::text as position
    from pg_backup_stop(false)`,
  )
  const [ending] = rows
  if (ending === undefined) throw new Error('The database does not end its backup.')
  return ending
}

async function copyFiles(folder: string, place: string): Promise<void> {
  await copyFolder(folder, place, (name) => name !== 'postmaster.pid' && name !== 'postmaster.opts')
}

/** Files share their blocks with the copy where the file system can. One that is gone meanwhile was not needed. */
async function copyFolder(from: string, to: string, isWanted: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true })
  for (const { name } of entries.filter((each) => each.isDirectory()))
    await copyFolder(join(from, name), join(to, name), skipped.has(name) ? () => false : () => true)
  const files = entries.filter((each) => each.isFile() && isWanted(each.name)).map(({ name }) => name)
  const makeCopy = async (): Promise<void> => {
    for (let name = files.pop(); name !== undefined; name = files.pop())
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch(ignoreMissing)
  }
  await Promise.all([makeCopy(), makeCopy(), makeCopy()])
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
