import { type SqlBool, sql } from 'kysely'
import type { RecordQuery } from '../db/dynamic.ts'
import type { Connection } from '../db/schema.ts'
import type { FieldAccess } from '../packs/fieldAccess.ts'
import { readAccessCodes, withoutCodes } from './access.ts'
import type { CurrentUser } from './session.ts'
import type { TableAccess } from './tableAccess.ts'
import { everyTenant, noTenant, readTenants } from './tenant.ts'
import type { Viewer } from './viewer.ts'

/** A stored file. */
export interface StoredFile {
  readonly id: string
  readonly key: string | null
  readonly owner: string | null
  readonly tenantId: number
}

/** The columns of a stored file by which it is decided who reads it. */
export const fileColumns = ['id', 'key', 'owner', 'tenantId'] as const

/** A stored file as a table names it. */
export interface NamedFile extends StoredFile {
  readonly key: string
  /** The table and those of its columns in which records name the file, as the database calls them. */
  readonly table: string
  readonly columns: readonly string[]
}

/** Somebody in one of their tenants, and what the server knows of its tables. */
export interface FileViewer extends Viewer {
  readonly services: FileServices
}

/**
 * Says whether somebody reads a record of a table, and the field of it that names a file. It asks the place that decides
 * about the records, as a call that reads them does.
 */
export type FileReader = (viewer: FileViewer, named: NamedFile) => Promise<boolean>

/** Says whether somebody reads a file by something else than a record that names it. */
export type ReadsFile = (viewer: FileViewer, file: StoredFile) => Promise<boolean>

interface FileServices {
  readonly fieldAccess: FieldAccess
  readonly tables: TableAccess
  readonly turnedOff: ReadonlySet<string>
  readonly files: FileAccess
}

/** Who asks for a file: somebody, whatever tenant they work in at the moment. */
export interface FileCaller {
  readonly db: Connection
  readonly user: CurrentUser
  readonly services: FileServices
}

/** Decides who reads stored files. */
export interface FileAccess {
  /**
   * Whether somebody may read a file: in one of their tenants they read a record that names it, or it is theirs and no
   * record names it yet.
   */
  mayRead(caller: FileCaller, file: StoredFile): Promise<boolean>
}

/** What decides: tables with their readers, one that knows further tables, and other ways to a file. */
interface FileAccessSources {
  readonly tables: TableAccess
  readonly further: FileReader
  readonly others: readonly ReadsFile[]
}

/** Makes the decision out of all that knows who reads what. */
export function createFileAccess({ tables, further, others }: FileAccessSources): FileAccess {
  const own = new Map(tables.list().map(({ table, readers }) => [table, readers ?? []]))
  return {
    async mayRead(caller, file) {
      const { key } = file
      if (key === null) return false
      const named = await readNamed(caller.db, { ...file, key })
      if (named.length === 0 && file.owner === caller.user.id) return true
      for (const viewer of await listViewers(caller)) {
        for (const each of named)
          for (const reads of [...(own.get(each.table) ?? []), further]) if (await reads(viewer, each)) return true
        for (const reads of others) if (await reads(viewer, file)) return true
      }
      return false
    },
  }
}

/** The tables that name a file, with their columns. */
async function readNamed(db: Connection, file: StoredFile & { readonly key: string }): Promise<readonly NamedFile[]> {
  const rows = await db
    .selectFrom('sysFileReference')
    .select(['tableName', 'columnName'])
    .distinct()
    .where('fileId', '=', file.id)
    .execute()
  return [...Map.groupBy(rows, ({ tableName }) => tableName)].map(([table, own]) => ({
    ...file,
    table,
    columns: own.map(({ columnName }) => columnName),
  }))
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
