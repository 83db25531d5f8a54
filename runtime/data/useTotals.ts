import { useQueries } from '@tanstack/react-query'
import type { CallQuery } from './address.ts'
import type { Client } from './client.ts'
import { useData } from './context.tsx'
import { toRecordsPage } from './recordsAnswer.ts'

/** How many records a question has. */
export interface RecordsTotal {
  readonly total: number
  /** Whether it is the server's estimate. */
  readonly isEstimated: boolean
}

/** The query of a total: it asks for one record, as the answer says how many there are. What shows it says where it is missing. */
const toTotalQuery = (client: Client, url: string, parameters: CallQuery) => ({
  queryKey: ['records', url, client.getLanguage(), parameters, 'total'] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<RecordsTotal> => {
    const first = { ...parameters, pageNo: 1, pageSize: 1 }
    const { result } = await client.get(url, first, { signal, report: false })
    const { total, isTotalEstimated = false } = toRecordsPage(result, url)
    return { total, isEstimated: isTotalEstimated }
  },
})

/**
 * How many records each of some questions has, asked anew when the records change; undefined for a question whose total
 * is not there yet, or cannot be had.
 */
export function useTotals(
  questions: readonly { readonly url: string; readonly parameters: CallQuery }[],
): readonly (RecordsTotal | undefined)[] {
  const { client } = useData()
  const answers = useQueries({ queries: questions.map(({ url, parameters }) => toTotalQuery(client, url, parameters)) })
  return answers.map(({ data }) => data)
}
