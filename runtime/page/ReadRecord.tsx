import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useData } from '../data/index.ts'
import { useTranslate } from '../i18n/index.ts'
import { isObject, type SourceCall } from '../language/index.ts'
import type { PageOpening } from '../registry/index.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { useFailureMessage } from './useFailureMessage.ts'

type Values = Readonly<Record<string, unknown>>

export interface ReadRecordProps {
  readonly call: SourceCall
  readonly opening: PageOpening
  readonly children: (opening: PageOpening) => ReactNode
}

/** Reads the record of an opening once, and shows the page with it. */
export function ReadRecord({ call, opening, children }: ReadRecordProps) {
  const { client } = useData()
  const translate = useTranslate()
  const failureMessage = useFailureMessage()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['named record', call.path, call.query],
    queryFn: async ({ signal }) => {
      const { result } = await client.get(call.path, call.query, { signal, report: false })
      return isObject(result) ? result : {}
    },
    staleTime: 0,
    gcTime: 0,
  })
  // What is typed into the page does not go when the record is read anew.
  const [record, setRecord] = useState<Values>()
  if (data && !record && !isFetching) setRecord(data)
  const complete = useMemo(() => ({ ...opening, record: { ...opening.record, ...record } }), [opening, record])
  if (record) return children(complete)
  if (error && !isFetching) return <LoadFailure reason={failureMessage(error)} onRetry={() => void refetch()} />
  return <div className="pw-page-loading" role="status" aria-label={translate('page.loading')} />
}
