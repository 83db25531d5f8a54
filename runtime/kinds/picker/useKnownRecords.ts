import { useCallback, useRef } from 'react'
import type { DataRecord } from '../../registry/index.ts'

/**
 * Gives a record in full once a page of the picker has shown it: what was chosen before the picker opened is known by
 * its value alone.
 */
export function useKnownRecords(
  rows: readonly DataRecord[],
  keyOf: (record: DataRecord) => string,
): (record: DataRecord) => DataRecord {
  const known = useRef(new Map<string, DataRecord>())
  for (const row of rows) known.current.set(keyOf(row), row)
  return useCallback((record) => known.current.get(keyOf(record)) ?? record, [keyOf])
}
