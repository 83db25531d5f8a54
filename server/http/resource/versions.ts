import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { executeDeferred } from '../../db/deferred.ts'
import { createId } from '../../db/id.ts'
import { snakeCaseName } from '../../db/names.ts'
import { isSecretName } from '../../secrets/secretNames.ts'
import { noTenant } from '../tenant.ts'
import type { Author } from './author.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { noteNamedFiles } from './namedFiles.ts'
import { toStampNames } from './stamps.ts'

interface Version {
  readonly id: string
  readonly dataId: string
  readonly content: string
  readonly type: 'base' | 'add' | 'edit' | 'delete'
  /** The tenant of the record. */
  readonly tenantId: number
}

/**
 * Keeps a version of a record that was added, or edited when `before` is given, in the transaction of the write (wire
 * contract 1.10). An edit that changed nothing but its stamps leaves none. The first edit of a record without versions,
 * such as one that a pack installed, keeps what was there before as well.
 */
export async function keepVersion(model: ResourceModel, author: Author, row: Values, before?: Values): Promise<void> {
  await noteNamedFiles(model, author, [{ before, after: row }])
  if (model.keepsVersions === false) return
  await insertVersions(
    model,
    author,
    before === undefined
      ? [toVersion(model, author, row, toContent(model, row), 'add')]
      : toEditVersions(model, author, before, row),
  )
}

/** Keeps the first versions of records that were added together, all of them by one statement. */
export async function keepAdded(model: ResourceModel, author: Author, rows: readonly Values[]): Promise<void> {
  await noteNamedFiles(
    model,
    author,
    rows.map((after) => ({ after })),
  )
  if (model.keepsVersions === false) return
  await insertVersions(
    model,
    author,
    rows.map((row) => toVersion(model, author, row, toContent(model, row), 'add')),
  )
}

/** A record before a write, and after it unless the write removed it. */
export interface Change {
  readonly before: Values
  readonly after: Values | undefined
}

/** Keeps versions of records that a write changed or removed, all of them by one statement. */
export async function keepChanges(model: ResourceModel, author: Author, changes: readonly Change[]): Promise<void> {
  await noteNamedFiles(model, author, changes)
  if (model.keepsVersions === false) return
  await insertVersions(
    model,
    author,
    changes.flatMap(({ before, after }) =>
      after === undefined
        ? [toVersion(model, author, before, toContent(model, before), 'delete')]
        : toEditVersions(model, author, before, after),
    ),
  )
}

/** Keeps the last version of records that are being deleted, all of them by one statement. */
export async function keepLastVersions(model: ResourceModel, author: Author, rows: readonly Values[]): Promise<void> {
  await keepChanges(
    model,
    author,
    rows.map((row) => ({ before: row, after: undefined })),
  )
}

function toEditVersions(model: ResourceModel, author: Author, before: Values, after: Values): readonly Version[] {
  const [old, content] = [toContent(model, before), toContent(model, after)]
  if (isDeepStrictEqual(old, content)) return []
  return [toVersion(model, author, after, old, 'base'), toVersion(model, author, after, content, 'edit')]
}

/** A record as it was stored, without what never leaves the server and what follows from other records. */
function toContent(model: ResourceModel, row: Values): Values {
  // Who wrote last and when says the version itself.
  const { updateBy, updateTime } = toStampNames(model)
  const kept = model.readable.filter(
    (name) =>
      name !== updateBy &&
      name !== updateTime &&
      !isSecretName(name) &&
      model.secret?.includes(name) !== true &&
      model.fields[name]?.versioned !== false,
  )
  return Object.fromEntries(kept.map((name) => [name, row[name] ?? null]))
}

function toVersion(
  { tenant }: ResourceModel,
  author: Author,
  row: Values,
  content: Values,
  type: Version['type'],
): Version {
  const own = tenant === undefined ? undefined : row[tenant.field]
  const tenantId = typeof own === 'number' ? own : (author.tenantId ?? noTenant)
  return { id: createId(), dataId: String(row.id), content: JSON.stringify(content), type, tenantId }
}

/**
 * Adds versions in one statement that counts them too. The rows are locked by this transaction, or new in it, so no
 * other writer counts at the same time.
 */
async function insertVersions(model: ResourceModel, { db, user }: Author, versions: readonly Version[]): Promise<void> {
  if (versions.length === 0) return
  const table = model.isVerbatim === true ? model.table : snakeCaseName(model.table)
  const { username, realname } = user
  const ids = versions.map(({ dataId }) => dataId)
  const insert = sql`
    with last as (
      select given.*, coalesce(kept.version, 0) as version
      from jsonb_to_recordset(cast(${JSON.stringify(versions)} as jsonb))
        as given(id text, "dataId" text, content text, type text, "tenantId" integer)
      left join (
        select data_id, max(data_version) as version from sys_data_log
        where data_table = cast(${table} as text)
          and data_id in (select jsonb_array_elements_text(cast(${JSON.stringify(ids)} as jsonb)))
        group by data_id
      ) kept on kept.data_id = given."dataId"
    )
    insert into sys_data_log
      (id, data_table, data_id, data_content, data_version, type, create_name, create_by, tenant_id)
    select id, cast(${table} as text), "dataId", cast(content as jsonb),
      case type when 'edit' then greatest(version, 1) + 1 else version + 1 end, type,
      case type when 'base' then null else cast(${realname} as text) end,
      case type when 'base' then null else cast(${username} as text) end, "tenantId"
    from last
    where type <> 'base' or version = 0`
  await executeDeferred(db, insert.compile(db))
}
