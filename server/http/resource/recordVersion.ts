import { type RawBuilder, sql } from 'kysely'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../call.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { toKeys } from './key.ts'

/** The name under which a record brings its version, and under which a writer sends it back (wire contract 1.1, ours). */
export const versionField = '_recordVersion'

/** The header by which a client asks for versions: answers to clients that know of none stay as they are. */
const header = 'x-record-version'

/** The query parameter with the versions of records that are deleted, in the order of their ids. */
const parameter = 'recordVersion'

/** What the column of a version is called inside of a statement. */
const columnName = 'versionOfRecord'

type Versioned = Pick<ResourceModel, 'table' | 'isVerbatim' | 'key'>

type Request = { readonly request?: { readonly headers: Readonly<Record<string, unknown>> } }

/** Whether the caller asks for the versions of records. */
export const wantsVersions = ({ request }: Request): boolean => request?.headers[header] !== undefined

/** What stands for the request of a client that asks for versions, where records are sent to it by themselves. */
export const asksForVersions = { headers: { [header]: '1' } } as const

/**
 * The version of each record of a query. The database gives every row the number of the transaction that wrote it, so that
 * it is another one after every write, whatever wrote: a call, a statement of a button, an import, or a job. It is looked
 * up by the key, as a query may be about values that its viewer reads in place of the stored ones.
 */
const toVersion = ({ table }: Versioned): RawBuilder<string> =>
  sql<string>`(select cast(written.xmin as text) from ${sql.table(table)} as written
    where written.id = ${sql.ref(`${table}.id`)})`

/** Adds to a query the versions of its records, where the caller asks for them. */
export function withVersion(model: Versioned, query: RecordQuery, call: Request): RecordQuery {
  return wantsVersions(call) ? query.select(toVersion(model).as(columnName)) : query
}

/** Puts the versions that rows brought along into the records that leave of them. */
export function keepVersionsOf(rows: readonly Values[], records: readonly Values[]): readonly Values[] {
  const versions = new Map(
    rows.flatMap((row) => (typeof row[columnName] === 'string' ? [[String(row.id), row[columnName]] as const] : [])),
  )
  if (versions.size === 0) return records
  return records.map((record) => {
    const version = versions.get(String(record.id))
    return version === undefined ? record : { ...record, [versionField]: version }
  })
}

/** A row as the writer of it gets it back, with the version that it has then. */
export async function withOwnVersion(model: Versioned, call: SignedInCall, row: Values): Promise<Values> {
  if (!wantsVersions(call)) return row
  const versions = await readVersions(model, call, [String(row.id)])
  return { ...row, [columnName]: versions.get(String(row.id)) }
}

/** Reads the versions of records by their ids. */
export async function readVersions(
  model: Versioned,
  { db }: Pick<SignedInCall, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = toKeys(model, ids)
  if (keys.length === 0) return new Map()
  const rows = await toDynamic(db, model)
    .selectFrom(model.table)
    .select(['id', sql<string>`cast(xmin as text)`.as(columnName)])
    .where('id', 'in', keys)
    .execute()
  return new Map(rows.map((row) => [String(row.id), String(row[columnName])]))
}

/**
 * Gives records another version, as something of them was written that stands in another table. Nothing in their rows
 * changes. They are locked in one order, so that no two writers wait for each other.
 */
export async function touchRecords(
  db: Connection,
  { table, isVerbatim }: Versioned,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const named = sql.table(table)
  await sql`update ${named} set id = id where id in (
    select id from ${named} where id in (${sql.join([...new Set(ids)])}) order by id for no key update
  )`.execute(toDynamic(db, { isVerbatim: isVerbatim === true }))
}

/** The version that a request says to have read of the record that it changes; undefined where it says none. */
export function findSentVersion(body: unknown): string | undefined {
  const version = (body as Values | undefined)?.[versionField]
  return typeof version === 'string' && version !== '' ? version : undefined
}

/** What a request says of a record without its version, which is no part of what is stored and logged. */
export function withoutVersion({ [versionField]: _version, ...values }: Values): Values {
  return values
}

/** The versions that a request says to have read of the records that it deletes, by their ids. */
export function findSentVersions({ query }: Pick<SignedInCall, 'query'>, ids: string): ReadonlyMap<string, string> {
  const sent = (query as Values | undefined)?.[parameter]
  if (typeof sent !== 'string' || sent === '') return new Map()
  const versions = sent.split(',')
  return new Map(
    ids.split(',').flatMap((id, index) => {
      const version = versions[index]?.trim() ?? ''
      return version === '' ? [] : [[id.trim(), version] as const]
    }),
  )
}
