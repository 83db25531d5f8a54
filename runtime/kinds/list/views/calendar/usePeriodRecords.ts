import { useLayoutEffect, useMemo } from 'react'
import { useRecords } from '../../../../data/index.ts'
import { findCall, type ListCalendar } from '../../../../language/index.ts'
import { type DataRecord, useRegistry } from '../../../../registry/index.ts'
import type { ListController } from '../../useListController.ts'
import { type DateField, type Period, toBeginning, toLasting } from './period.ts'

/** As many records as one call may ask for. */
const maxRecords = 1000

/** The records of a period, in the state of what asks for them. */
export interface PeriodRecords {
  readonly records: readonly DataRecord[]
  readonly total: number
  readonly status: 'loading' | 'refreshing' | 'ready' | 'error'
  readonly message: string | undefined
  readonly retry: () => void
}

function usePeriodQuestion(
  { resolved: { source } }: ListController,
  parameters: Readonly<Record<string, string>> | undefined,
) {
  const call = useMemo(
    () => (parameters ? findCall(source, 'list', { query: parameters }) : undefined),
    [source, parameters],
  )
  return useRecords({
    url: call?.path ?? '',
    parameters: { ...call?.query, pageNo: 1, pageSize: maxRecords },
    enabled: call !== undefined,
    keepPrevious: true,
  })
}

/** Asks for the records of a period by the question of the list: those that begin in it, and those that go on in it. */
export function usePeriodRecords(
  controller: ListController,
  { start, end }: ListCalendar,
  period: Period,
): PeriodRecords {
  const { findWidget } = useRegistry()
  const { parameters, resolved } = controller
  const { fields } = resolved
  const [beginning, lasting] = useMemo(() => {
    const toField = (name: string): DateField => ({
      name,
      isMoment: findWidget(fields[name]?.widget ?? '')?.isMoment === true,
    })
    const hasEnd = end !== undefined && end !== start
    return [
      toBeginning(parameters, toField(start), period),
      hasEnd ? toLasting(parameters, toField(start), toField(end), period) : undefined,
    ]
  }, [parameters, fields, findWidget, start, end, period])
  const first = usePeriodQuestion(controller, beginning)
  const second = usePeriodQuestion(controller, lasting)
  const questions = lasting ? [first, second] : [first]
  const failed = questions.find(({ status }) => status === 'error')
  const isLoading = questions.some(({ status }) => status === 'loading')
  const isRefreshing = questions.some(({ status }) => status === 'refreshing')
  const later = lasting ? second.records : none
  const asked = useMemo(() => [...first.records, ...later], [first.records, later])
  const isFetching = questions.some((question) => question.isFetching)
  const answeredAt = Math.min(...questions.map((question) => question.answeredAt))
  const { reload, topic } = controller
  const { source, apply } = topic
  useLayoutEffect(
    // Another day may bring a record into the period, or out of it.
    () => source?.setAsked({ records: asked, isFetching, answeredAt, reload, extent: 'some' }),
    [source, asked, isFetching, answeredAt, reload],
  )
  const records = useMemo(() => apply(asked), [apply, asked])
  return {
    records,
    total: first.total + (lasting ? second.total : 0),
    status: failed ? 'error' : isLoading ? 'loading' : isRefreshing ? 'refreshing' : 'ready',
    message: failed?.status === 'error' ? failed.failure.message : undefined,
    retry: () => {
      for (const each of questions) if (each.status === 'error') each.retry()
    },
  }
}

const none: readonly DataRecord[] = []
