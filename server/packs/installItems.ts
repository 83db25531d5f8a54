import { createHash } from 'node:crypto'
import { isObject } from '../../runtime/language/index.ts'
import { toDynamic } from '../db/dynamic.ts'
import { toStableId } from '../db/id.ts'
import type { Connection } from '../db/schema.ts'
import { addItems, toColumns, withPresentParent } from './addItems.ts'
import type { PackItem } from './packItem.ts'
import { forget, readMemory, remember, toKey } from './packMemory.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Brings the items of a pack into the database. What was never installed is added. What was installed before is changed
 * only where it still is what the pack had made of it: a person's words stay, and what a person deleted stays deleted.
 * Sample rows are compared as they are written, so that a moment in them is that of their first installation.
 */
export async function installItems(db: Connection, items: readonly PackItem[]): Promise<void> {
  const memory = await readMemory(db, [...new Set(items.map((item) => item.pack))])
  const unlike = items
    .map((item) => ({ item, checksum: toChecksum(item.values), known: memory.get(toKey(item)) }))
    .filter(({ checksum, known }) => known?.checksum !== checksum)
  await addItems(
    db,
    unlike.filter(({ known }) => known === undefined).map(({ item }) => item),
  )
  for (const { item, known } of unlike)
    if (known !== undefined && item.kind !== 'row') await change(db, item, known.installed)
  await remember(db, unlike)
}

/**
 * A page or a code that a pack no longer has leaves the menu with it: its node would lead nowhere. Everything else that
 * was once installed is data and stays.
 */
export async function removeGone(db: Connection, items: readonly PackItem[]): Promise<void> {
  const memory = await readMemory(db, [...new Set(items.map((item) => item.pack))])
  const present = new Set(items.map(toKey))
  // What another pack brings by now is its.
  const kept = new Set(items.map(({ recordId }) => recordId))
  for (const [key, known] of memory) {
    const { kind, id } = known.item
    if (present.has(key) || (kind !== 'page' && kind !== 'access')) continue
    const recordId = toStableId(kind, id)
    if (!kept.has(recordId)) await db.deleteFrom('sysPermission').where('id', '=', recordId).execute()
    await forget(db, known)
  }
}

async function change(db: Connection, item: PackItem, installed: Values): Promise<void> {
  const row = await toDynamic(db).selectFrom(item.table).selectAll().where('id', '=', item.recordId).executeTakeFirst()
  if (row === undefined) return
  const values = (await withPresentParent(db, item)) ?? {}
  const changes = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isSame(row[name], installed[name]) && !isSame(row[name], value)),
  )
  if (Object.keys(changes).length === 0) return
  await toDynamic(db).updateTable(item.table).set(toColumns(item, changes)).where('id', '=', item.recordId).execute()
}

/** Values are the same when their JSON is, whatever the order of keys: jsonb keeps an order of its own. */
function isSame(left: unknown, right: unknown): boolean {
  return toStableJson(left ?? null) === toStableJson(right ?? null)
}

function toStableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1))) : part,
  )
}

function toChecksum(values: Values): string {
  return createHash('sha256').update(toStableJson(values)).digest('hex').slice(0, 32)
}
