import type { CallQuery } from './address.ts'
import type { CallOptions } from './call.ts'
import type { Client } from './client.ts'
import { type RecordsPage, toRecordsPage, type WireRecord } from './recordsAnswer.ts'

/** As many records as one call may ask of a server of the family. */
const largestPage = 1000
/** A server whose total never comes true is not asked for ever. */
const maxPages = 100

interface WholeOptions {
  readonly signal?: AbortSignal
  /** False when the caller shows failures itself. */
  readonly report?: NonNullable<CallOptions['report']>
}

/**
 * All records of a list: an answer that names a larger total than it has records is asked for its further pages
 * (specification 7.3: a bare array, or a page of records).
 * @throws CallError when a call fails or an answer is neither.
 */
export async function fetchWhole(
  client: Client,
  url: string,
  parameters: CallQuery,
  options: WholeOptions = {},
): Promise<RecordsPage> {
  const ask = async (pageNo: number): Promise<RecordsPage> => {
    const query = { ...parameters, pageNo, pageSize: largestPage }
    return toRecordsPage((await client.get(url, query, options)).result, url)
  }
  const first = await ask(1)
  const records: WireRecord[] = [...first.records]
  for (let page = 2; records.length < first.total && page <= maxPages; page++) {
    const next = await ask(page)
    // A server without pages answers the same again.
    if (next.records.length === 0 || isSame(next.records[0], first.records[0])) break
    records.push(...next.records)
  }
  return { records, total: Math.max(first.total, records.length) }
}

const isSame = (one: WireRecord | undefined, other: WireRecord | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The query of a list that is loaded as a whole; telling that its source changed asks it again as any other. */
export const toWholeQuery = (client: Client, url: string, parameters: CallQuery) => ({
  queryKey: ['records', url, client.getLanguage(), parameters, 'whole'] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    fetchWhole(client, url, parameters, { signal, report: 'notInPlace' }),
})
