import { useQueries } from '@tanstack/react-query'
import { findCall } from '../../language/index.ts'
import { useData } from '../context.tsx'
import type { WireRecord } from '../recordsAnswer.ts'
import { type KeyedSource, loadRecord } from './recordBatch.ts'

/** As long as servers of the family keep tables that are read as dictionaries (wire contract 1.1). */
const lifetime = 5 * 60 * 1000

export interface KeyedRecord {
  /** Undefined until the answer is there, and where none comes; null where there is no such record. */
  readonly record: WireRecord | null | undefined
  /** Whether the answer is on its way. */
  readonly isAwaited: boolean
}

/**
 * The records of keys, in their order, such as those that a field of another table names. What many cells ask at once
 * goes out as one call; telling that the source changed asks anew.
 */
export function useKeyedRecords(question: KeyedSource | undefined, keys: readonly string[]): readonly KeyedRecord[] {
  const { client } = useData()
  const url = question && findCall(question.source, 'list')?.path
  const requested = question === undefined || url === undefined ? [] : [...new Set(keys)]
  const queries = useQueries({
    queries: requested.map((key) => ({
      queryKey: ['records', url, client.getLanguage(), 'by key', question, key] as const,
      queryFn: () => (question ? loadRecord(client, question, key) : null),
      staleTime: lifetime,
    })),
  })
  return keys.map((key) => {
    const query = queries[requested.indexOf(key)]
    return { record: query?.data, isAwaited: query?.isPending === true }
  })
}
