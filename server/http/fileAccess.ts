import { type SqlBool, sql } from 'kysely'
import type { RecordQuery } from '../db/dynamic.ts'
import type { Connection } from '../db/schema.ts'
import { readAccessCodes, withoutCodes } from './access.ts'
import type {
  FileAccess,
  FileCaller,
  FileReader,
  FileViewer,
  NamedFile,
  ReadsFile,
  StoredFile,
  TableAccess,
} from './accessibleTable.ts'
import { isStranger } from './stranger.ts'
import { everyTenant, noTenant, readTenants } from './tenant.ts'

export type {
  FileAccess,
  FileCaller,
  FileReader,
  FileViewer,
  NamedFile,
  ReadsFile,
} from './accessibleTable.ts'

/** The columns of a stored file by which it is decided who reads it. */
export const fileColumns = ['id', 'key', 'owner', 'tenantId'] as const

/** What decides: tables with their readers, one that knows further tables, and other ways to a file. */
interface FileAccessSources {
  readonly tables: TableAccess
  readonly further: FileReader
  readonly others: readonly ReadsFile[]
}

/** Makes the decision out of all that knows who reads what. */
export function createFileAccess({ tables, further, others }: FileAccessSources): FileAccess {
  const own = new Map(tables.list().map(({ table, readers }) => [table, readers ?? []]))
  const open = new Map(tables.list().map(({ table, openReaders }) => [table, openReaders ?? []]))
  // Of the ways to a file none but the public columns of open tables and forms is for people without an account.
  const readsAsStranger = async (viewer: FileViewer, named: readonly NamedFile[]): Promise<boolean> => {
    for (const each of named)
      for (const reads of [...(open.get(each.table) ?? []), further]) if (await reads(viewer, each)) return true
    return false
  }
  const readsAs = async (viewer: FileViewer, file: KeyedFile, named: readonly NamedFile[]): Promise<boolean> => {
    if (isStranger(viewer.user)) return readsAsStranger(viewer, named)
    for (const each of named)
      for (const reads of [...(own.get(each.table) ?? []), further]) if (await reads(viewer, each)) return true
    for (const reads of others) if (await reads(viewer, file)) return true
    return false
  }
  const findReadable: FileAccess['findReadable'] = async (caller, files) => {
    const keyed = files.flatMap(({ key, ...file }) => (key === null ? [] : [{ ...file, key }]))
    if (keyed.length === 0) return new Set()
    const named = await readNamed(caller.db, keyed)
    const isOwn = ({ id, owner }: KeyedFile) => !named.has(id) && owner === caller.user.id
    const readable = new Set(keyed.filter(isOwn).map(({ id }) => id))
    if (readable.size === keyed.length) return readable
    for (const viewer of await listViewers(caller))
      for (const file of keyed)
        if (!readable.has(file.id) && (await readsAs(viewer, file, named.get(file.id) ?? []))) readable.add(file.id)
    return readable
  }
  return { findReadable, mayRead: async (caller, file) => (await findReadable(caller, [file])).has(file.id) }
}

type KeyedFile = StoredFile & { readonly key: string }

/** The tables that name files, with their columns, by the ids of the files; a file that none names is left out. */
async function readNamed(
  db: Connection,
  files: readonly KeyedFile[],
): Promise<ReadonlyMap<string, readonly NamedFile[]>> {
  const ids = files.map(({ id }) => id)
  const rows = await db
    .selectFrom('sysFileReference')
    .select(['fileId', 'tableName', 'columnName'])
    .distinct()
    .where('fileId', 'in', ids)
    .execute()
  const byFile = Map.groupBy(rows, ({ fileId }) => fileId)
  return new Map(
    files.flatMap((file) => {
      const tables = [...Map.groupBy(byFile.get(file.id) ?? [], ({ tableName }) => tableName)]
      const named = tables.map(([table, own]) => ({ ...file, table, columns: own.map(({ columnName }) => columnName) }))
      return named.length === 0 ? [] : [[file.id, named] as const]
    }),
  )
}

/** Somebody as they work in each of their tenants: a picture is fetched without saying for which. */
async function listViewers({ db, user, services }: FileCaller): Promise<readonly FileViewer[]> {
  const own = await readTenants(db, user)
  const hasNone = (user.relTenantIds ?? '').trim() === ''
  const isEverywhere = hasNone || (await readAccessCodes(db, user.id, noTenant)).has(everyTenant)
  const tenants = [...(isEverywhere ? [noTenant] : []), ...own.map(({ id }) => id)]
  return tenants.map((tenantId) => ({
    db,
    user,
    services,
    tenantId,
    access: async (through = db) => withoutCodes(await readAccessCodes(through, user.id, tenantId), services.turnedOff),
  }))
}

/** Which fields of records are looked at: the columns of those that are open to somebody. */
interface Asked {
  readonly named: NamedFile
  readonly columns: readonly string[]
  /** What the ids of the records are; `text` when left out. */
  readonly key?: 'text' | 'integer' | undefined
}

/** Whether a record that a query leaves names a file in one of some columns, whatever it named before. */
export async function namesFile(query: RecordQuery, { named, columns, key = 'text' }: Asked): Promise<boolean> {
  if (columns.length === 0) return false
  const recordId =
    key === 'text' ? sql`record_id` : sql`case when record_id ~ '^[0-9]{1,18}$' then cast(record_id as bigint) end`
  const ids = sql<string>`(
    select ${recordId} from sys_file_reference where file_id = ${named.id} and table_name = ${named.table}
  )`
  const mark = `_${named.key}`
  const found = await query
    .select('id')
    .where('id', 'in', ids)
    .where(({ or }) => or(columns.map((column) => sql<SqlBool>`strpos(cast(${sql.ref(column)} as text), ${mark}) > 0`)))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
