import { useCallback, useMemo, useState } from 'react'
import { type CallQuery, type Failure, useAnswer, useData } from '../../../data/index.ts'
import { useLanguage, useText } from '../../../i18n/index.ts'
import type { RecordSource, Scope } from '../../../language/index.ts'
import {
  type FilterField,
  pickRecords,
  pickTotal,
  type Question,
  toQuestion,
  translateRows,
} from '../../../language/index.ts'
import { useLiveRecords } from '../../../live/index.ts'
import type { DataRecord, Language } from '../../../registry/index.ts'
import { missingCall } from '../../list/index.ts'
import type { PageStore } from '../store/pageStore.ts'
import type { FurtherRecords, SourceState } from './sourceState.ts'
import { useRefresh } from './useRefresh.ts'
import { toFollowing } from './withOrigins.ts'

export interface SourceRequest {
  readonly source: RecordSource | undefined
  /** Seconds after which it is asked anew, where the source does not say so itself. */
  readonly refresh?: number | undefined
  readonly names: Scope
  readonly filters: readonly FilterField[]
  /** False as long as nobody sees what comes of it. */
  readonly enabled: boolean
  /** The store of the page, with the other sources that a formula reads. */
  readonly store: PageStore
}

/** A source that says not where its records are (specification 5). */
const toMissing = (language: Language): Failure => ({
  key: 'server',
  level: 'error',
  seconds: 4,
  message: missingCall('list').messageIn(language),
})

const none: readonly DataRecord[] = []
const nowhere: Question = { kind: 'rows', rows: none, isWritten: false }
const noParameters = {}

/** The records that were added to those of the first answer, as long as the same is asked. */
interface Added {
  readonly key: string
  readonly page: number
  readonly records: readonly DataRecord[]
  readonly isAdding: boolean
  readonly failure: Failure | undefined
}

/** What a question for all records of a source may say: how many at most, and in which order. */
const ofWhole: ReadonlySet<string> = new Set(['pageNo', 'pageSize', 'column', 'order'])

/** Whether an answer has all records that there are, so that a change of one of them makes no other part of it. */
const isWhole = (question: Question, hasMore: boolean): boolean =>
  !hasMore && question.kind === 'call' && Object.keys(question.parameters).every((name) => ofWhole.has(name))

/** The records of a source in one of five states. Whoever asks the same shares one call. */
export function useSource({ source, refresh, names, filters, enabled, store }: SourceRequest): SourceState {
  const language = useLanguage()
  const text = useText()
  const { client, toFailure } = useData()
  const asked = useMemo(() => (source ? toQuestion(source, names, filters) : nowhere), [source, names, filters])
  const key = useMemo(() => JSON.stringify(asked.kind === 'call' ? [asked.url, asked.parameters] : asked.kind), [asked])
  const [chosen, setChosen] = useState({ key, page: 1 })
  const page = chosen.key === key ? chosen.page : 1
  const question = useMemo(
    () => (source && page > 1 ? toQuestion(source, names, filters, page) : asked),
    [source, names, filters, page, asked],
  )
  const isCall = question.kind === 'call'
  const answer = useAnswer({
    url: isCall ? question.url : '',
    parameters: (isCall ? question.parameters : noParameters) as CallQuery,
    enabled: enabled && isCall,
  })
  const ownRefresh = source && 'refresh' in source ? source.refresh : undefined
  useRefresh(enabled && isCall ? (ownRefresh ?? refresh) : undefined, answer.endedAt, answer.isFetching, answer.reload)

  const [added, setAdded] = useState<Added>()
  const current = added?.key === key ? added : undefined
  const path = isCall ? question.records : undefined
  const first = useMemo(() => {
    if (question.kind === 'rows') return question.isWritten ? translateRows(question.rows, text) : question.rows
    return question.kind === 'call' ? pickRecords(answer.result, path) : none
  }, [question, answer.result, path, text])
  const asWritten = useMemo(() => (current ? [...first, ...current.records] : first), [first, current])
  const allOf = (isCall ? pickTotal(answer.result) : undefined) ?? asWritten.length

  const askPage = useCallback(
    async (number: number): Promise<readonly DataRecord[]> => {
      const next = source ? toQuestion(source, names, filters, number) : nowhere
      if (next.kind !== 'call') return none
      const { result } = await client.get(next.url, next.parameters as CallQuery, { report: false })
      return pickRecords(result, next.records)
    },
    [source, names, filters, client],
  )
  const lastPage = current?.page ?? page
  const add = useCallback(() => {
    const before: Added = { key, page: lastPage, records: current?.records ?? none, isAdding: true, failure: undefined }
    setAdded(before)
    askPage(lastPage + 1).then(
      (more) => setAdded({ ...before, page: lastPage + 1, records: [...before.records, ...more], isAdding: false }),
      (error: unknown) => setAdded({ ...before, isAdding: false, failure: toFailure(error) }),
    )
  }, [key, lastPage, current, askPage, toFailure])
  const goTo = useCallback((number: number) => setChosen({ key, page: number }), [key])
  const { reload: reloadFirst } = answer
  const reload = useCallback(async () => {
    await reloadFirst()
    if (!current || current.page <= page) return
    const numbers = Array.from({ length: current.page - page }, (_, index) => page + 1 + index)
    const pages = await Promise.all(numbers.map(askPage))
    setAdded({ ...current, records: pages.flat() })
  }, [reloadFirst, current, page, askPage])

  const followed = source && 'socket' in source && isCall ? source : undefined
  const { records, live } = useLiveRecords({
    socket: enabled ? followed?.socket : undefined,
    socketKey: followed?.socketKey ?? 'id',
    records: asWritten,
    isFetching: answer.isFetching,
    answeredAt: answer.updatedAt,
    reload,
    extent: followed?.key !== undefined ? 'one' : isWhole(question, asWritten.length < allOf) ? 'whole' : 'some',
  })
  const total = allOf - (asWritten.length - records.length)

  const size = isCall ? question.size : undefined
  const further = useMemo<FurtherRecords | undefined>(() => {
    if (size === undefined) return undefined
    return {
      size,
      page,
      hasMore: (page - 1) * size + records.length < total,
      isAdding: current?.isAdding ?? false,
      failure: current?.failure,
      add,
      goTo,
    }
  }, [size, page, records.length, total, current, add, goTo])

  const failure = question.kind === 'missing' ? toMissing(language) : answer.failure
  const { isLoading, isFetching, updatedAt } = answer
  const along = source && 'rows' in source ? names : undefined
  return useMemo<SourceState>(() => {
    const isWaiting = isCall && (!enabled || isLoading)
    const status = failure
      ? 'error'
      : isWaiting
        ? 'loading'
        : isCall && isFetching
          ? 'refreshing'
          : records.length === 0
            ? 'empty'
            : 'ready'
    const own = { status, records, total, failure, updatedAt: isCall ? updatedAt : 0, reload, further, live } as const
    // Other names where one of the sources that the formula reads has changed.
    return along && source ? toFollowing(store, source, own) : own
  }, [
    isCall,
    enabled,
    isLoading,
    isFetching,
    failure,
    records,
    total,
    updatedAt,
    reload,
    further,
    live,
    along,
    store,
    source,
  ])
}
