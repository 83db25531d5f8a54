import { findAccessibleTable, type RecordTexts, type SignedInCall, selectWithDeleted } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'

/** What records that versions are of are called in three languages, by table and id, as `toPlace` joins them. */
export async function readTexts(
  call: SignedInCall,
  versions: readonly Values[],
): Promise<ReadonlyMap<string, RecordTexts>> {
  const found = new Map<string, RecordTexts>()
  for (const [name, rows] of Map.groupBy(versions, ({ dataTable }) => String(dataTable))) {
    const table = await findAccessibleTable(call, name)
    const ids = rows.map(({ dataId }) => String(dataId))
    for (const [id, texts] of await readOfTable(call, table, ids)) found.set(toPlace(name, id), texts)
  }
  return found
}

/** The place of a record among those of several tables. */
export const toPlace = (table: unknown, id: unknown): string => `${String(table)} ${String(id)}`

type Table = Awaited<ReturnType<typeof findAccessibleTable>>

async function readOfTable(
  { db }: SignedInCall,
  table: Table,
  ids: readonly string[],
): Promise<Iterable<readonly [unknown, RecordTexts]>> {
  if (table?.readTexts !== undefined) return table.readTexts(db, ids)
  if (table?.translated === undefined) return []
  const rows = await selectWithDeleted(db, table).select(['id', 'texts']).where('id', 'in', ids).execute()
  return rows.flatMap(({ id, texts }) => (texts === null ? [] : [[id, texts as RecordTexts] as const]))
}
