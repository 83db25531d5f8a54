import { useCallback, useMemo, useState } from 'react'
import type { FilterEntry, SuperQuery, useRecords } from '../../data/index.ts'
import { evaluateCondition } from '../../form/index.ts'
import { type ResolvedPage, resolveTemplates, type Scope } from '../../language/index.ts'
import type { LiveRecords, LiveView } from '../../live/index.ts'
import { type AddressMove, personKey, usePageInstance, usePageServices } from '../../page/index.ts'
import { type DataRecord, useRegistry } from '../../registry/index.ts'
import { firstQuery } from './filters/firstQuery.ts'
import type { ListLocation, ListStart } from './listLocation.ts'
import type { ListSort, RecordsKind } from './listPage.ts'
import { toFirstSort, toPaging } from './listPage.ts'
import type { QueryRules } from './queryRules.ts'
import { createReportKeys } from './reports/reportKeys.ts'
import { type ColumnChoiceState, useColumnChoice } from './useColumnChoice.ts'
import { type LocationState, useListLocation } from './useListLocation.ts'
import { useListParameters } from './useListParameters.ts'
import { type ListQuestion, useListRecords } from './useListRecords.ts'
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

export interface ListOptions extends ListQuestion {
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
}

/** The controller of lists and pickers. */
export function useListController(resolved: ResolvedPage<RecordsKind>, options: ListOptions): ListController {
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
  const view = options.toRequest?.(location) ?? byPages

  const isReport = source !== undefined && 'onlineReport' in source
  const [reportKeys] = useState(createReportKeys)
  const keyOf = useCallback(
    (record: DataRecord) => (isReport ? reportKeys.keyOf(record) : String(record[key])),
    [isReport, reportKeys, key],
  )
  const ticked = useSelection(keyOf, options.isSingle, options.selected ?? [])

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

  const { state, live, topic, reload } = useListRecords({
    resolved,
    paging: firstPaging,
    current,
    size,
    view,
    reportKeys: isReport ? reportKeys : undefined,
    parameters,
    plainParameters,
    asked: options,
  })

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
    paging: firstPaging && !view.batch && !view.isOwn ? { current, size, sizes: firstPaging.sizes } : null,
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
