import { useCallback, useMemo, useState } from 'react'
import {
  type Failure,
  type FilterEntry,
  reportLifetime,
  type SuperQuery,
  useData,
  useRecords,
} from '../../data/index.ts'
import { evaluateCondition } from '../../form/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { findCall, type ResolvedPage, resolveTemplates, type Scope, type SourceCallName } from '../../language/index.ts'
import { type LiveRecords, type LiveView, useAsked, useLiveSource } from '../../live/index.ts'
import { type AddressMove, personKey, usePageInstance, usePageServices } from '../../page/index.ts'
import { type DataRecord, type Language, useRegistry } from '../../registry/index.ts'
import { missingCall } from './builtIns/missingCall.ts'
import { firstQuery } from './filters/firstQuery.ts'
import type { ListLocation, ListStart } from './listLocation.ts'
import type { ListSort, RecordsKind } from './listPage.ts'
import { toFirstSort, toPaging } from './listPage.ts'
import type { QueryRules } from './queryRules.ts'
import { createReportKeys } from './reports/reportKeys.ts'
import { type ColumnChoiceState, useColumnChoice } from './useColumnChoice.ts'
import { type LocationState, useListLocation } from './useListLocation.ts'
import { useListParameters } from './useListParameters.ts'
import { usePageSize } from './usePageSize.ts'
import { type Selection, useSelection, withShown } from './useSelection.ts'
import type { ViewRequest } from './views/request.ts'

type QueryValues = Readonly<Record<string, unknown>>

/** Everything that a list is at a moment, and what can be done with it; the view draws it (design 4). */
export interface ListController extends LocationState {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly state: ReturnType<typeof useRecords>
  /** What a live source says of itself. */
  readonly live: LiveView | undefined
  /** The live source itself, for what asks beside the list. */
  readonly topic: LiveRecords
  readonly keyOf: (record: DataRecord) => string
  /** What was asked last; searching and resetting go back to the first page (specification 4). */
  readonly query: QueryValues
  readonly search: (values: QueryValues, rules?: QueryRules) => void
  /** The rules that a person chose for entries which offer several. */
  readonly rules: QueryRules
  /** The advanced query; null when none is asked. To ask one goes back to the first page. */
  readonly superQuery: SuperQuery | null
  readonly setSuperQuery: (query: SuperQuery | null) => void
  /** Whether a person asked for some of the records, so that there may be others. */
  readonly isFiltered: boolean
  /** Undefined for the order in which an online report comes. */
  readonly sort: ListSort | undefined
  /** Sorts by a column; undefined goes back to the order of the page. */
  readonly setSort: (sort: ListSort | undefined) => void
  readonly paging: { readonly current: number; readonly size: number; readonly sizes: readonly number[] } | null
  readonly setPage: (current: number, size: number, move?: AddressMove) => void
  /** Keeps the records per page for the next time that the person opens the page. */
  readonly keepSize: (size: number) => void
  readonly selection: Selection
  readonly isRowDisabled: (record: DataRecord) => boolean
  readonly columnChoice: ColumnChoiceState
  readonly reload: () => Promise<void>
  /** The parameters of the question without its page, for exports. */
  readonly parameters: Readonly<Record<string, string>>
  /** The same without what the person asked. */
  readonly plainParameters: Readonly<Record<string, string>>
  /** What the person asked, field by field. */
  readonly entries: readonly FilterEntry[]
  /** The filter of the page; a new record gets its values. */
  readonly fixed: DataRecord
  readonly scopeOf: (record?: DataRecord) => Scope
  /** The names in scope for a row, where what is ticked besides is none of them: it stays the same while people tick. */
  readonly rowScopeOf: (record: DataRecord) => Scope
}

const noRules: QueryRules = {}
const byPages: ViewRequest = {}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A list whose source says not where its records are (specification 5). */
const toMissingList = (language: Language): Failure => ({
  key: 'server',
  level: 'error',
  seconds: 4,
  message: missingCall('list').messageIn(language),
})

export interface ListOptions {
  /** Whether only the newest ticked record stays. */
  readonly isSingle: boolean
  /** Where the list begins, when it is not where its page does. */
  readonly start?: ListStart | undefined
  /** Records that are ticked from the start. */
  readonly selected?: readonly DataRecord[]
  /** How the view that shows asks for records; by the pages of the list when it gives nothing. */
  readonly toRequest?: (location: ListLocation) => ViewRequest
  /** Values that every question and every new record has besides those of the page's filter. */
  readonly filter?: DataRecord
  /** What is sent in place of the parameters, as a tree asks for its uppermost records. */
  readonly toQuestion?: (parameters: ListController['parameters'], plain: ListController['parameters']) => DataRecord
  /** The call that is asked; `list` when left out. */
  readonly toCallName?: (
    parameters: ListController['parameters'],
    plain: ListController['parameters'],
  ) => SourceCallName
}

/** The controller of lists and pickers. */
export function useListController(resolved: ResolvedPage<RecordsKind>, options: ListOptions): ListController {
  const { reloadRecords } = useData()
  const registry = useRegistry()
  const services = usePageServices()
  const { names } = usePageInstance()
  const { page, key, source } = resolved

  const firstPaging = useMemo(() => toPaging(resolved), [resolved])
  const [firstSize, keepSize] = usePageSize(personKey(services), page.id, firstPaging)
  const columnChoice = useColumnChoice(personKey(services), page.id)
  const locationState = useListLocation(
    resolved,
    () => ({
      query: firstQuery(resolved, names(), registry.findWidget),
      rules: noRules,
      superQuery: null,
      sort: undefined,
      current: 1,
      size: firstSize,
      node: undefined,
      view: columnChoice.choice.view,
      period: undefined,
    }),
    options.start,
  )
  const { location, go } = locationState
  const { query, rules, superQuery, sort, current, size, node } = location
  const { batch, isOwn = false } = options.toRequest?.(location) ?? byPages

  const isReport = source !== undefined && 'onlineReport' in source
  const [reportKeys] = useState(createReportKeys)
  const keyOf = useCallback(
    (record: DataRecord) => (isReport ? reportKeys.keyOf(record) : String(record[key])),
    [isReport, reportKeys, key],
  )
  const ticked = useSelection(keyOf, options.isSingle, options.selected ?? [])

  const { toQuestion, toCallName } = options
  const tree = page.kind === 'list' ? page.tree : undefined
  const filter = useMemo(
    () => (tree && node !== undefined ? { ...options.filter, [tree.parameter]: node } : options.filter),
    [tree, node, options.filter],
  )
  const fixed = useMemo(
    () => ({ ...(resolveTemplates(page.filter ?? {}, names()).value as DataRecord), ...filter }),
    [page, names, filter],
  )
  const { entries, parameters, plainParameters } = useListParameters({ resolved, location, fixed, isReport })

  const language = useLanguage()
  const question = useMemo(
    () => toQuestion?.(parameters, plainParameters) ?? parameters,
    [toQuestion, parameters, plainParameters],
  )
  const call = useMemo(
    () => findCall(source, toCallName?.(parameters, plainParameters) ?? 'list', { query: question }),
    [source, toCallName, parameters, plainParameters, question],
  )
  const requested = useRecords({
    url: call?.path ?? '',
    parameters: firstPaging
      ? { ...call?.query, ...(batch ? { pageNo: 1, pageSize: batch } : { pageNo: current, pageSize: size }) }
      : (call?.query ?? question),
    enabled: call !== undefined && !isOwn,
    keepPrevious: true,
    isWhole: firstPaging === null,
    freshFor: isReport && source.group !== undefined ? reportLifetime : 0,
  })
  // Rows ask for their keys while they are drawn.
  useMemo(() => isReport && reportKeys.learn(requested.records), [isReport, reportKeys, requested.records])
  const reload = useCallback(async () => {
    if (source) await reloadRecords(source)
  }, [reloadRecords, source])
  const followed = source !== undefined && 'rest' in source ? source : undefined
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
  const shown = useMemo(
    () => (isApart ? requested.records : apply(requested.records)),
    [isApart, apply, requested.records],
  )
  const gone = requested.records.length - shown.length
  const answered = { ...requested, records: shown, total: requested.total - gone }
  const state =
    call === undefined ? { ...answered, status: 'error' as const, failure: toMissingList(language) } : answered

  const search = useCallback(
    (values: QueryValues, chosen: QueryRules = noRules) => {
      // To ask the same once more is to ask for news.
      if (current === 1 && isSame([values, chosen], [query, rules])) void reload()
      go({ query: values, rules: chosen, current: 1 })
    },
    [current, query, rules, reload, go],
  )
  const setSuperQuery = useCallback((next: SuperQuery | null) => go({ superQuery: next, current: 1 }), [go])
  const setSort = useCallback((next: ListSort | undefined) => go({ sort: next, current: 1 }), [go])
  const setPage = useCallback<ListController['setPage']>((current, size, move) => go({ current, size }, move), [go])
  const { records } = state
  // Ticked records are as the list shows them now, also after it was loaded again.
  const selection = useMemo(() => withShown(ticked, records, keyOf), [ticked, records, keyOf])
  const rowScopeOf = useCallback(
    (record?: DataRecord): Scope => ({
      ...names(),
      record: record ?? names().record,
      rows: records,
      // What the page was opened with, what its tree says, and what a person asked last.
      query: { ...(names().query as QueryValues), ...filter, ...query },
    }),
    [names, records, filter, query],
  )
  const scopeOf = useCallback(
    (record?: DataRecord): Scope => ({ ...rowScopeOf(record), selection: selection.records }),
    [rowScopeOf, selection.records],
  )
  const isRowDisabled = useCallback(
    (record: DataRecord) =>
      'rowDisabledWhen' in page ? evaluateCondition(page.rowDisabledWhen, { ...names(), record }, false) : false,
    [page, names],
  )

  return {
    ...locationState,
    resolved,
    state,
    live,
    topic,
    keyOf,
    query,
    search,
    rules,
    superQuery,
    setSuperQuery,
    isFiltered: superQuery !== null || Object.values(query).some((value) => value !== undefined && value !== ''),
    sort: sort ?? toFirstSort(resolved),
    setSort,
    paging: firstPaging && !batch && !isOwn ? { current, size, sizes: firstPaging.sizes } : null,
    setPage,
    keepSize,
    selection,
    isRowDisabled,
    columnChoice,
    reload,
    parameters,
    plainParameters,
    entries,
    fixed,
    scopeOf,
    rowScopeOf,
  }
}
