import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { Author } from './author.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { toKeys } from './key.ts'
import { forgetNamedFiles } from './namedFiles.ts'
import { keepChanges, keepLastVersions } from './versions.ts'

/** Which records of a resource a write is about: those of some ids, or what a query leaves of all. */
export type Which = readonly string[] | ((query: RecordQuery) => RecordQuery)

/**
 * Writes to the table of a resource beside its own calls, and keeps a version of every record that this changed or
 * removed, deleted ones in a recycle bin among them (wire contract 1.10). The records are held against other writers
 * first; `write` gets the ids of those that are there. `author.db` is the transaction of the write.
 */
export async function withVersions<T>(
  model: ResourceModel,
  author: Author,
  which: Which,
  write: (ids: readonly string[]) => Promise<T>,
): Promise<T> {
  const before = await lockWhich(model, author, which)
  const ids = before.map(({ id }) => String(id))
  const result = await write(ids)
  const rows = ids.length === 0 ? [] : await selectWhich(model, author, ids).selectAll().execute()
  const after = new Map(rows.map((row) => [String(row.id), row]))
  await keepChanges(
    model,
    author,
    before.map((row) => ({ before: row, after: after.get(String(row.id)) })),
  )
  await forgetNamedFiles(
    model,
    author.db,
    before.filter(({ id }) => !after.has(String(id))),
  )
  return result
}

/** Writes the same values to records beside the calls of their resource, each of which gets a version. */
export function changeRecords(model: ResourceModel, author: Author, which: Which, values: Values): Promise<void> {
  return withVersions(model, author, which, async (ids) => {
    const table = toDynamic(author.db, model).updateTable(model.table)
    if (ids.length > 0) await table.set(values).where('id', 'in', toKeys(model, ids)).execute()
  })
}

/** Keeps the last versions of records that go with another one by the references of the database. */
export async function keepBeforeRemoval(model: ResourceModel, author: Author, which: Which): Promise<void> {
  await keepLastVersions(model, author, await lockWhich(model, author, which))
}

/** Reads whole rows, held against other writers until the transaction ends. */
export async function lockWhich(model: ResourceModel, author: Author, which: Which): Promise<readonly Values[]> {
  // Whoever locks several rows takes them in one order, so that no two wait for each other.
  return Array.isArray(which) && which.length === 0
    ? []
    : selectWhich(model, author, which).selectAll().orderBy('id').forUpdate().execute()
}

function selectWhich(model: ResourceModel, { db }: Author, which: Which): RecordQuery {
  const all: RecordQuery = toDynamic(db, model).selectFrom(model.table)
  return typeof which === 'function' ? which(all) : all.where('id', 'in', toKeys(model, which))
}
