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
