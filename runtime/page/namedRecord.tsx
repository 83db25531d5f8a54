import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useData } from '../data/index.ts'
import { useTranslate } from '../i18n/index.ts'
import { findCall, isObject, partSeparator, type ResolvedPage, type SourceCall } from '../language/index.ts'
import type { PageOpening } from '../registry/index.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { useFailureMessage } from './useFailureMessage.ts'

type Values = Readonly<Record<string, unknown>>

/** How a page opens, and the call that reads its record where no more than the key of it is known. */
export interface NamedOpening {
  readonly opening: PageOpening
  readonly read?: SourceCall
}

const plainOpening: PageOpening = { mode: 'add' }

const toKey = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/**
 * How a page opens at an address or from a notice: a form of a list shows the record whose key it is given, in its query or
 * as its record (specification 2.6). A form that loads by steps of its own finds the key there.
 */
export function toNamedOpening(
  { page, key, source }: ResolvedPage,
  given: PageOpening | undefined,
  query: Values,
): NamedOpening {
  const opening = given ?? plainOpening
  if (page.kind !== 'form') return { opening }
  const isAtAddress = given === undefined && page.id.endsWith(`${partSeparator}form`)
  const record = opening.mode === 'add' ? {} : (opening.record ?? {})
  const isKeyAlone = Object.keys(record).every((name) => name === key || name === 'id')
  const id = toKey(isAtAddress ? (query[key] ?? query.id) : isKeyAlone ? (record[key] ?? record.id) : '')
  if (id === '') return { opening }
  const named: PageOpening = isAtAddress ? { mode: 'view', record: { [key]: id } } : opening
  const read = page.load?.length ? undefined : findCall(source, 'queryById', { ids: [id] })
  return { opening: named, ...(read ? { read } : {}) }
}

interface ReadRecordProps {
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
