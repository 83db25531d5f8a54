import type { QueryClient } from '@tanstack/react-query'
import type { Source } from '../language/index.ts'
import type { CallQuery } from './address.ts'
import type { Client } from './client.ts'
import { toRecordsPage } from './recordsAnswer.ts'

/** The query of a list; leaving the page ends its call. Dictionary texts inside rows make the language a part of it. */
export const toRecordsQuery = (client: Client, url: string, parameters: CallQuery) => ({
  queryKey: ['records', url, client.getLanguage(), parameters] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    toRecordsPage((await client.get(url, parameters, { signal, report: 'notInPlace' })).result, url),
})

/** The addresses that a source's records come from; online forms and reports share theirs among all of their kind. */
function toAddresses(source: Source | string): readonly string[] {
  if (typeof source === 'string') return [source]
  if ('rest' in source) return Object.values(source).filter((value) => value.startsWith('/'))
  return ['onlineForm' in source ? '/online/cgform/api' : '/online/cgreport/api']
}

/** The queries of records, and of calls that show them in another form. */
const ofRecords: readonly unknown[] = ['records', 'answer']

/**
 * Tells that the records of a source, or behind a base such as `/sys/user`, changed: what is on the screen is fetched
 * again before this resolves, the rest when it is next shown.
 */
export async function invalidateRecords(queryClient: QueryClient, source: Source | string): Promise<void> {
  const bases = toAddresses(source).map((address) => address.replace(/\/$/, ''))
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, url] }) =>
      ofRecords.includes(kind) && bases.some((base) => url === base || String(url).startsWith(`${base}/`)),
  })
}
