import { useCallback, useMemo } from 'react'
import { type Failure, reportLifetime, useData, useRecords } from '../../data/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { findCall, type ResolvedPage, type SourceCallName } from '../../language/index.ts'
import { type LiveRecords, type LiveView, useAsked, useLiveSource } from '../../live/index.ts'
import type { DataRecord, Language } from '../../registry/index.ts'
import { missingCall } from './builtIns/missingCall.ts'
import type { RecordsKind, toPaging } from './listPage.ts'
import type { ReportKeys } from './reports/reportKeys.ts'
import type { AskedParameters } from './useListParameters.ts'
import type { ViewRequest } from './views/request.ts'

type Parameters = AskedParameters['parameters']

/** What a list asks that differs from its parameters. */
export interface ListQuestion {
  /** What is sent in place of the parameters, as a tree asks for its uppermost records. */
  readonly toQuestion?: (parameters: Parameters, plain: Parameters) => DataRecord
  /** The call that is asked; `list` when left out. */
  readonly toCallName?: (parameters: Parameters, plain: Parameters) => SourceCallName
}

interface RecordsRequest extends Omit<AskedParameters, 'entries'> {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly paging: ReturnType<typeof toPaging>
  readonly current: number
  readonly size: number
  /** How the view that shows asks for records. */
  readonly view: ViewRequest
  /** The keys that rows of a report get, which come without any. */
  readonly reportKeys: ReportKeys | undefined
  readonly asked: ListQuestion
}

/** The records of a list, and what is known of them. */
interface ListRecords {
  readonly state: ReturnType<typeof useRecords>
  /** What a live source says of itself. */
  readonly live: LiveView | undefined
  /** The live source itself, for what asks beside the list. */
  readonly topic: LiveRecords
  readonly reload: () => Promise<void>
}

/** A list whose source says not where its records are (specification 5). */
const toMissingList = (language: Language): Failure => ({
  key: 'server',
  level: 'error',
  seconds: 4,
  message: missingCall('list').messageIn(language),
})

/** Asks the source of a list for the records at the place where it is, and follows them where the source is live. */
export function useListRecords({
  resolved: { page, key, source },
  paging,
  current,
  size,
  view: { batch, isOwn = false },
  reportKeys,
  parameters,
  plainParameters,
  asked: { toQuestion, toCallName },
}: RecordsRequest): ListRecords {
  const { reloadRecords } = useData()
  const language = useLanguage()
  const question = useMemo(
    () => toQuestion?.(parameters, plainParameters) ?? parameters,
    [toQuestion, parameters, plainParameters],
  )
  const call = useMemo(
    () => findCall(source, toCallName?.(parameters, plainParameters) ?? 'list', { query: question }),
    [source, toCallName, parameters, plainParameters, question],
  )
  const isGrouped = source !== undefined && 'onlineReport' in source && source.group !== undefined
  const requested = useRecords({
    url: call?.path ?? '',
    parameters: paging
      ? { ...call?.query, ...(batch ? { pageNo: 1, pageSize: batch } : { pageNo: current, pageSize: size }) }
      : (call?.query ?? question),
    enabled: call !== undefined && !isOwn,
    keepPrevious: true,
    isWhole: paging === null,
    freshFor: isGrouped ? reportLifetime : 0,
  })
  // Rows ask for their keys while they are drawn.
  useMemo(() => reportKeys?.learn(requested.records), [reportKeys, requested.records])
  const reload = useCallback(async () => {
    if (source) await reloadRecords(source)
  }, [reloadRecords, source])
  const followed = source && 'socket' in source ? source : undefined
  const topic = useLiveSource(followed?.socket, followed?.socketKey ?? key)
  const { apply, live } = topic
  // A tree says itself what is here of all of its branches, and so does a view that asks by itself.
  const isApart = page.kind === 'treeTable' || isOwn
  useAsked(isApart ? undefined : topic.source, {
    records: requested.records,
    isFetching: requested.isFetching,
    answeredAt: requested.answeredAt,
    reload,
    extent: 'page',
  })
  const records = useMemo(
    () => (isApart ? requested.records : apply(requested.records)),
    [isApart, apply, requested.records],
  )
  const gone = requested.records.length - records.length
  const answered = { ...requested, records, total: requested.total - gone }
  const state =
    call === undefined ? { ...answered, status: 'error' as const, failure: toMissingList(language) } : answered
  return { state, live, topic, reload }
}
