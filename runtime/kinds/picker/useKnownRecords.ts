import { useCallback, useRef } from 'react'
import type { DataRecord } from '../../registry/index.ts'

/**
 * Gives a record in full once it is known: what was chosen before the picker opened begins with its value alone.
 * `sources` are what is known now; what was known of other pages is kept.
 */
export function useKnownRecords(
  sources: readonly (readonly DataRecord[])[],
  keyOf: (record: DataRecord) => string,
): (record: DataRecord) => DataRecord {
  const known = useRef(new Map<string, DataRecord>())
  for (const records of sources) for (const record of records) known.current.set(keyOf(record), record)
  return useCallback((record) => known.current.get(keyOf(record)) ?? record, [keyOf])
}
