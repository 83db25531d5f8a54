import { useCallback, useState } from 'react'
import type { DataRecord } from '../../registry/index.ts'

/**
 * Gives a record in full once it is known: what was chosen before the picker opened begins with its value alone.
 * `sources` are what is known now; what was known of other pages is kept.
 */
export function useKnownRecords(
  sources: readonly (readonly DataRecord[])[],
  keyOf: (record: DataRecord) => string,
): (record: DataRecord) => DataRecord {
  const [known, setKnown] = useState<ReadonlyMap<string, DataRecord>>(() => new Map())
  const latest = learn(known, sources, keyOf)
  if (latest !== known) setKnown(latest)
  return useCallback((record) => latest.get(keyOf(record)) ?? record, [latest, keyOf])
}

/** What is known with the records of the sources, of which a later one wins; the same where they bring nothing new. */
function learn(
  known: ReadonlyMap<string, DataRecord>,
  sources: readonly (readonly DataRecord[])[],
  keyOf: (record: DataRecord) => string,
): ReadonlyMap<string, DataRecord> {
  const learned = new Map(sources.flat().map((record) => [keyOf(record), record]))
  const isNew = [...learned].some(([key, record]) => known.get(key) !== record)
  return isNew ? new Map([...known, ...learned]) : known
}
