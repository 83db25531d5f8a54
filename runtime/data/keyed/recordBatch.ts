import { findCall, type Source, toParameterText, toQueryParameters } from '../../language/index.ts'
import type { Client } from '../client.ts'
import type { WireRecord } from '../recordsAnswer.ts'
import { fetchWhole } from '../wholeRecords.ts'

/** Records of one source by a field of theirs. */
export interface KeyedSource {
  readonly source: Source
  /** The field whose values are the keys. */
  readonly field: string
}

/** Keys that one call carries; its address stays short enough for every server. */
const batchSize = 100

interface Batch {
  readonly keys: Set<string>
  readonly records: Promise<ReadonlyMap<string, WireRecord>>
}

const batches = new WeakMap<Client, Map<string, Batch>>()

/** Servers of the family know a report's rows by its id alone; pages name reports by their codes (wire contract 1.15). */
async function withId(client: Client, source: Source): Promise<Source> {
  if (!('onlineReport' in source)) return source
  const path = `/online/cgreport/api/getRpColumns/${encodeURIComponent(source.onlineReport)}`
  const { result } = await client.get(path, {}, { report: false })
  const id = (result as { readonly cgRpConfigId?: unknown } | null)?.cgRpConfigId
  return typeof id === 'string' && id !== '' ? { ...source, onlineReport: id } : source
}

async function loadBatch(client: Client, { source, field }: KeyedSource, keys: readonly string[]) {
  const requested = await withId(client, source)
  const starts = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) => index * batchSize)
  const parts = await Promise.all(
    starts.map(async (start) => {
      const value = keys.slice(start, start + batchSize)
      const call = findCall(requested, 'list', { query: toQueryParameters([{ field, rule: 'in', value }]) })
      return call ? (await fetchWhole(client, call.path, call.query, { report: false })).records : []
    }),
  )
  // A server that does not know the question answers with other records.
  const wanted = new Set(keys)
  const found = parts.flat().map((record) => [toParameterText(record[field]), record] as const)
  return new Map(found.filter(([key]) => wanted.has(key)))
}

function openBatch(client: Client, question: KeyedSource): Batch {
  const open = batches.get(client) ?? new Map<string, Batch>()
  batches.set(client, open)
  const name = JSON.stringify(question)
  const waiting = open.get(name)
  if (waiting) return waiting
  const keys = new Set<string>()
  const records = Promise.resolve().then(() => {
    open.delete(name)
    return loadBatch(client, question, [...keys])
  })
  const batch = { keys, records }
  open.set(name, batch)
  return batch
}

/** The record of one key, null where there is none. What is asked for in one turn goes out in one call. */
export async function loadRecord(client: Client, question: KeyedSource, key: string): Promise<WireRecord | null> {
  const { keys, records } = openBatch(client, question)
  keys.add(key)
  return (await records).get(key) ?? null
}
