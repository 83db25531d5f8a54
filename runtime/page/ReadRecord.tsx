import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { CallError, type Client, useData } from '../data/index.ts'
import { useTranslate } from '../i18n/index.ts'
import { isObject, type SourceCall } from '../language/index.ts'
import type { PageOpening } from '../registry/index.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { NoRecord } from './NoRecord.tsx'
import { useFailureMessage } from './useFailureMessage.ts'

type Values = Readonly<Record<string, unknown>>

export interface ReadRecordProps {
  readonly call: SourceCall
  readonly opening: PageOpening
  readonly children: (opening: PageOpening) => ReactNode
}

/** Whether the server has no such record for the person; anything else may go well another time. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'refused' || error.status === 403 || error.status === 404)

/** A record as the server has it; null where there is none that the person may see. */
async function readRecord(client: Client, { path, query }: SourceCall, signal: AbortSignal): Promise<Values | null> {
  try {
    const { result } = await client.get(path, query, { signal, report: false })
    return isObject(result) ? result : null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Reads the record of an opening once, and shows the page with it. */
export function ReadRecord({ call, opening, children }: ReadRecordProps) {
  const { client } = useData()
  const translate = useTranslate()
  const failureMessage = useFailureMessage()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['named record', call.path, call.query],
    queryFn: ({ signal }) => readRecord(client, call, signal),
    staleTime: 0,
    gcTime: 0,
  })
  // What is typed into the page does not go when the record is read anew.
  const [record, setRecord] = useState<Values>()
  if (data && !record && !isFetching) setRecord(data)
  const complete = useMemo(() => ({ ...opening, record: { ...opening.record, ...record } }), [opening, record])
  if (record) return children(complete)
  if (data === null && !isFetching) return <NoRecord reason="gone" onRetry={() => void refetch()} />
  if (error && !isFetching)
    return <LoadFailure reason={failureMessage(error)} error={error} onRetry={() => void refetch()} />
  return <div className="pw-page-loading" role="status" aria-label={translate('page.loading')} />
}
