import { useQuery } from '@tanstack/react-query'
import { toParameterText, toQueryParameters } from '../language/index.ts'
import { useData } from './context.tsx'
import type { WireRecord } from './recordsAnswer.ts'
import { fetchWhole } from './wholeRecords.ts'

interface ByValue {
  /** Undefined for a source that cannot be asked. */
  readonly url: string | undefined
  readonly field: string
  readonly values: readonly string[]
}

const none: readonly WireRecord[] = []

/** The records whose field holds one of the values, such as those that were chosen at another time (wire contract 2.1). */
export function useRecordsByValue({ url, field, values }: ByValue): readonly WireRecord[] {
  const { client } = useData()
  const { data } = useQuery({
    queryKey: ['records', url ?? '', client.getLanguage(), 'by value', field, values] as const,
    queryFn: async ({ signal }) => {
      const named = toQueryParameters([{ field, rule: 'in', value: values }])
      const { records } = await fetchWhole(client, url ?? '', named, { signal, report: false })
      // A server that does not know the question answers with other records.
      return records.filter((record) => values.includes(toParameterText(record[field])))
    },
    enabled: url !== undefined && values.length > 0,
  })
  return data ?? none
}
