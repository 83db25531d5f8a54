import { createHash } from 'node:crypto'
import { toDynamic } from '../db/dynamic.ts'
import { toStableId } from '../db/id.ts'
import { toJson } from '../db/json.ts'
import type { Connection } from '../db/schema.ts'
import type { PackItem } from './packItem.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Brings the items of a pack into the database. What was never installed is added. What was installed before is changed
 * only where it still is what the pack had made of it: a person's words stay, and what a person deleted stays deleted.
 */
export async function installItems(db: Connection, items: readonly PackItem[]): Promise<void> {
  const memory = await readMemory(db, [...new Set(items.map((item) => item.pack))])
  for (const item of items) {
    const checksum = toChecksum(item.values)
    const known = memory.get(toKey(item))
    if (known?.checksum === checksum) continue
    if (known === undefined) await add(db, item)
    else if (item.kind !== 'row') await change(db, item, known.installed)
    await remember(db, item, checksum)
  }
  await removeGone(db, items, memory)
}

/**
 * A page or a code that a pack no longer has leaves the menu with it: its node would lead nowhere. Everything else that
 * was once installed is data and stays.
 */
async function removeGone(
  db: Connection,
  items: readonly PackItem[],
  memory: ReadonlyMap<string, Memory>,
): Promise<void> {
  const present = new Set(items.map(toKey))
  for (const [key, { item }] of memory) {
    if (present.has(key) || (item.kind !== 'page' && item.kind !== 'access')) continue
    await db.deleteFrom('sysPermission').where('id', '=', toStableId(item.kind, item.id)).execute()
    await db
      .deleteFrom('packInstall')
      .where('pack', '=', item.pack)
      .where('itemKind', '=', item.kind)
      .where('itemId', '=', item.id)
      .execute()
  }
}

interface Memory {
  readonly item: { readonly pack: string; readonly kind: string; readonly id: string }
  readonly checksum: string
  readonly installed: Values
}

async function readMemory(db: Connection, packs: readonly string[]): Promise<ReadonlyMap<string, Memory>> {
  if (packs.length === 0) return new Map()
  const rows = await db.selectFrom('packInstall').selectAll().where('pack', 'in', packs).execute()
  return new Map(
    rows.map((row) => {
      const item = { pack: row.pack, kind: row.itemKind, id: row.itemId }
      return [toKey(item), { item, checksum: row.checksum, installed: row.installed ?? {} }]
    }),
  )
}

function toKey(item: { readonly pack: string; readonly kind: string; readonly id: string }): string {
  return JSON.stringify([item.pack, item.kind, item.id])
}

async function add(db: Connection, item: PackItem): Promise<void> {
  const values = await withPresentParent(db, item)
  if (values === undefined || !(await hasLinked(db, item))) return
  await toDynamic(db)
    .insertInto(item.table)
    .values({
      id: item.recordId,
      ...(item.links === undefined ? { createBy: 'system' } : {}),
      ...toColumns(item, values),
    })
    // A person may have made the same dictionary or item before; then theirs counts.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A person may have deleted the folder above: the item then stands at the root, or is left out when it cannot. */
async function withPresentParent(db: Connection, item: PackItem): Promise<Values | undefined> {
  const { parent, values } = item
  const id = parent === undefined ? null : values[parent.column]
  if (parent === undefined || id === null) return values
  const row = await toDynamic(db).selectFrom(parent.table).select('id').where('id', '=', id).executeTakeFirst()
  if (row !== undefined) return values
  return parent.isNeeded ? undefined : { ...values, [parent.column]: null }
}

/** A person may have deleted for good what a record joins: then there is nothing to join. */
async function hasLinked(db: Connection, { links = {}, values }: PackItem): Promise<boolean> {
  for (const [column, table] of Object.entries(links)) {
    const row = await toDynamic(db).selectFrom(table).select('id').where('id', '=', values[column]).executeTakeFirst()
    if (row === undefined) return false
  }
  return true
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

async function remember(db: Connection, item: PackItem, checksum: string): Promise<void> {
  const installed = toJson(item.values)
  await db
    .insertInto('packInstall')
    .values({ pack: item.pack, itemKind: item.kind, itemId: item.id, checksum, installed })
    .onConflict((conflict) => conflict.columns(['pack', 'itemKind', 'itemId']).doUpdateSet({ checksum, installed }))
    .execute()
}

function toColumns(item: PackItem, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      item.json.includes(name) && value !== null ? toJson(value) : value,
    ]),
  )
}

/** Values are the same when their JSON is, whatever the order of keys: jsonb keeps an order of its own. */
function isSame(left: unknown, right: unknown): boolean {
  return toStableJson(left ?? null) === toStableJson(right ?? null)
}

function toStableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  )
}

function toChecksum(values: Values): string {
  return createHash('sha256').update(toStableJson(values)).digest('hex').slice(0, 32)
}
