import { toDynamic } from '../db/dynamic.ts'
import { toJson } from '../db/json.ts'
import type { Connection } from '../db/schema.ts'
import { isRelativeMoment, toMoment } from './moments.ts'
import type { PackItem } from './packItem.ts'

type Values = Readonly<Record<string, unknown>>

/** Records that one statement adds: a parameter list has its limit. */
const batchSize = 250

/**
 * Adds the records of items that were never installed, many at a time. A record comes after those that it stands under or
 * joins, and is left out where they are not there.
 */
export async function addItems(db: Connection, items: readonly PackItem[]): Promise<void> {
  const now = Date.now()
  for (const round of toRounds(items))
    for (const [table, ofTable] of Map.groupBy(round, (item) => item.table))
      for (let from = 0; from < ofTable.length; from += batchSize)
        await addRecords(db, table, ofTable.slice(from, from + batchSize), now)
}

/** The values of an item as its parent allows: at the root when that is gone; undefined when it cannot stand without. */
export async function withPresentParent(db: Connection, item: PackItem): Promise<Values | undefined> {
  return toPlaced(item, await findNamed(db, [item]))
}

/** The values as columns take them. */
export function toColumns(item: PackItem, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      item.json.includes(name) && value !== null ? toJson(value) : value,
    ]),
  )
}

async function addRecords(db: Connection, table: string, items: readonly PackItem[], now: number): Promise<void> {
  const present = await findNamed(db, items)
  const records = items.flatMap((item) => {
    const values = toPlaced(item, present)
    if (values === undefined || !hasLinked(item, present)) return []
    const audit = item.links === undefined ? { createBy: 'system' } : {}
    return [{ id: item.recordId, ...audit, ...toColumns(item, withMoments(item, values, now)) }]
  })
  if (records.length === 0) return
  await toDynamic(db)
    .insertInto(table)
    .values(records)
    // A person may have made the same dictionary or item before; then theirs counts.
    .onConflict((conflict) =>
      (items.every(({ isOwn }) => isOwn === true) ? conflict.column('id') : conflict).doNothing(),
    )
    .execute()
}

interface Named {
  readonly table: string
  readonly id: string
}

const toRecordKey = ({ table, id }: Named): string => `${table} ${id}`

/** The records that an item names: the one above it and those that it joins. */
function namedBy({ parent, links = {}, values }: PackItem): readonly Named[] {
  const columns = Object.entries(parent === undefined ? links : { ...links, [parent.column]: parent.table })
  return columns.flatMap(([column, table]) => {
    const id = values[column]
    return typeof id === 'string' ? [{ table, id }] : []
  })
}

/** The items by how many others of them have to come first. */
function toRounds(items: readonly PackItem[]): readonly (readonly PackItem[])[] {
  const byRecord = new Map(items.map((item) => [toRecordKey({ table: item.table, id: item.recordId }), item]))
  const known = new Map<PackItem, number>()
  const roundOf = (item: PackItem): number => {
    const found = known.get(item)
    if (found !== undefined) return found
    // Records that name each other have no order; the one that is asked first comes first.
    known.set(item, 0)
    const before = namedBy(item).flatMap((named) => byRecord.get(toRecordKey(named)) ?? [])
    const round = Math.max(0, ...before.map((other) => roundOf(other) + 1))
    known.set(item, round)
    return round
  }
  const rounds = Map.groupBy(items, roundOf)
  return [...rounds].sort(([left], [right]) => left - right).map(([, round]) => round)
}

/** Which of the records that items name are there. */
async function findNamed(db: Connection, items: readonly PackItem[]): Promise<ReadonlySet<string>> {
  const present = new Set<string>()
  for (const [table, named] of Map.groupBy(items.flatMap(namedBy), (entry) => entry.table)) {
    const wanted = [...new Set(named.map(({ id }) => id))]
    const rows = await toDynamic(db).selectFrom(table).select('id').where('id', 'in', wanted).execute()
    for (const row of rows) present.add(toRecordKey({ table, id: String(row.id) }))
  }
  return present
}

/** A person may have deleted the folder above: the item then stands at the root, or is left out when it cannot. */
function toPlaced(item: PackItem, present: ReadonlySet<string>): Values | undefined {
  const { parent, values } = item
  const id = parent === undefined ? null : values[parent.column]
  if (parent === undefined || typeof id !== 'string' || present.has(toRecordKey({ table: parent.table, id })))
    return values
  return parent.isNeeded ? undefined : { ...values, [parent.column]: null }
}

/** A person may have deleted for good what a record joins: then there is nothing to join. */
function hasLinked({ links = {}, values }: PackItem, present: ReadonlySet<string>): boolean {
  return Object.entries(links).every(([column, table]) => {
    const id = values[column]
    return typeof id !== 'string' || present.has(toRecordKey({ table, id }))
  })
}

function withMoments({ moments = [] }: PackItem, values: Values, now: number): Values {
  const resolved = moments.flatMap((column) => {
    const value = values[column]
    return isRelativeMoment(value) ? [[column, toMoment(value, now)] as const] : []
  })
  return { ...values, ...Object.fromEntries(resolved) }
}
