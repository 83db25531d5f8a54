import { toJson } from '../db/json.ts'
import type { Connection } from '../db/schema.ts'
import type { PackItem } from './packItem.ts'

type Values = Readonly<Record<string, unknown>>

/** What is known of an item that was installed before. */
export interface Memory {
  readonly item: { readonly pack: string; readonly kind: string; readonly id: string }
  readonly checksum: string
  /** What the pack had made of it. Sample rows are never changed again, so theirs are not kept. */
  readonly installed: Values
}

/** An item as it was installed now. */
export interface Installed {
  readonly item: PackItem
  readonly checksum: string
}

/** Items that one statement remembers: a parameter list has its limit. */
const batchSize = 500

/** What identifies an item over all packs. */
export function toKey(item: { readonly pack: string; readonly kind: string; readonly id: string }): string {
  return JSON.stringify([item.pack, item.kind, item.id])
}

/** Reads what was installed of some packs, by the keys of the items. */
export async function readMemory(db: Connection, packs: readonly string[]): Promise<ReadonlyMap<string, Memory>> {
  if (packs.length === 0) return new Map()
  const rows = await db.selectFrom('packInstall').selectAll().where('pack', 'in', packs).execute()
  return new Map(
    rows.map((row) => {
      const item = { pack: row.pack, kind: row.itemKind, id: row.itemId }
      return [toKey(item), { item, checksum: row.checksum, installed: row.installed ?? {} }]
    }),
  )
}

/** Remembers items as they are installed now. */
export async function remember(db: Connection, installed: readonly Installed[]): Promise<void> {
  // One statement may not write a row twice.
  const known = [...new Map(installed.map((entry) => [toKey(entry.item), entry])).values()]
  for (let from = 0; from < known.length; from += batchSize) {
    const rows = known.slice(from, from + batchSize).map(({ item, checksum }) => ({
      pack: item.pack,
      itemKind: item.kind,
      itemId: item.id,
      checksum,
      installed: toJson(item.kind === 'row' ? {} : item.values),
    }))
    await db
      .insertInto('packInstall')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['pack', 'itemKind', 'itemId']).doUpdateSet((build) => ({
          checksum: build.ref('excluded.checksum'),
          installed: build.ref('excluded.installed'),
        })),
      )
      .execute()
  }
}

/** Forgets an item, which a later version of the pack may bring back. */
export async function forget(db: Connection, { item }: Memory): Promise<void> {
  await db
    .deleteFrom('packInstall')
    .where('pack', '=', item.pack)
    .where('itemKind', '=', item.kind)
    .where('itemId', '=', item.id)
    .execute()
}
