import { useCallback, useMemo, useState } from 'react'
import { type Failure, toListParameters, useData, useRecords } from '../../data/index.ts'
import { holds } from '../../form/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { findCall, type ResolvedPage, resolveTemplates, type Scope } from '../../language/index.ts'
import { personKey, usePageInstance, usePageServices } from '../../page/index.ts'
import { type DataRecord, type Language, useRegistry } from '../../registry/index.ts'
import { missingCall } from './builtIns/missingCall.ts'
import { type RecordsKind, toFirstSort, toPaging, toQueryEntry } from './listPage.ts'
import { type ColumnChoiceState, useColumnChoice } from './useColumnChoice.ts'
import { type Selection, useSelection } from './useSelection.ts'

export interface ListSort {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

type QueryValues = Readonly<Record<string, unknown>>

/** Everything that a list is at a moment, and what can be done with it; the view draws it (design 4). */
export interface ListController {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly state: ReturnType<typeof useRecords>
  readonly keyOf: (record: DataRecord) => string
  /** What was asked last; searching and resetting go back to the first page (specification 4). */
  readonly query: QueryValues
  readonly search: (values: QueryValues) => void
  readonly sort: ListSort
  /** Sorts by a column; undefined goes back to the order of the page. */
  readonly setSort: (sort: ListSort | undefined) => void
  readonly paging: { readonly current: number; readonly size: number; readonly sizes: readonly number[] } | null
  readonly setPage: (current: number, size: number) => void
  readonly selection: Selection
  readonly isRowDisabled: (record: DataRecord) => boolean
  readonly columnChoice: ColumnChoiceState
  readonly reload: () => Promise<void>
  /** The parameters of the question without its page, for exports. */
  readonly parameters: Readonly<Record<string, string>>
  /** The filter of the page; a new record gets its values. */
  readonly fixed: DataRecord
  readonly scopeOf: (record?: DataRecord) => Scope
}

const firstQuery = (resolved: ResolvedPage<RecordsKind>, names: Scope): QueryValues =>
  Object.fromEntries(
    (resolved.page.query ?? [])
      .map(toQueryEntry)
      .filter((entry) => entry.default !== undefined)
      .map((entry) => [entry.field, resolveTemplates(entry.default, names).value]),
  )

const plainRule = 'eq'

/** A list whose source says not where its records are (specification 5). */
const toMissingList = (language: Language): Failure => ({
  key: 'server',
  level: 'error',
  seconds: 4,
  message: missingCall('list').words(language),
})

export interface ListOptions {
  /** Whether only the newest ticked record stays. */
  readonly isSingle: boolean
  /** Records that are ticked from the start. */
  readonly selected?: readonly DataRecord[]
}

/** The controller of lists and pickers. */
export function useListController(resolved: ResolvedPage<RecordsKind>, options: ListOptions): ListController {
  const { reloadRecords } = useData()
  const registry = useRegistry()
  const services = usePageServices()
  const { names } = usePageInstance()
  const { page, key, source } = resolved

  const [query, setQuery] = useState<QueryValues>(() => firstQuery(resolved, names()))
  const [sort, setChosenSort] = useState<ListSort | undefined>()
  const firstPaging = useMemo(() => toPaging(resolved), [resolved])
  const [position, setPosition] = useState({ current: 1, size: firstPaging?.size ?? 0 })

  const keyOf = useCallback((record: DataRecord) => String(record[key]), [key])
  const selection = useSelection(keyOf, options.isSingle, options.selected ?? [])
  const columnChoice = useColumnChoice(personKey(services), page.id)

  const fixed = useMemo(() => resolveTemplates(page.filter ?? {}, names()).value as DataRecord, [page, names])
  const parameters = useMemo(() => {
    const entries = (page.query ?? []).map(toQueryEntry).map((entry) => {
      const widget = registry.findWidget(entry.widget ?? resolved.fields[entry.field]?.widget ?? 'input')
      return { field: entry.field, rule: entry.rule ?? widget?.rule ?? plainRule, value: query[entry.field] }
    })
    const filters = Object.entries(fixed).map(([field, value]) => ({ field, rule: 'eq' as const, value }))
    return toListParameters({ query: [...entries, ...filters], sort: [sort ?? toFirstSort(resolved)] })
  }, [page, query, fixed, sort, resolved, registry])

  const url = findCall(source, 'list')
  const language = useLanguage()
  const asked = useRecords({
    url: url ?? '',
    parameters: firstPaging ? { ...parameters, pageNo: position.current, pageSize: position.size } : parameters,
    enabled: url !== undefined,
    keepPrevious: true,
  })
  const state = url === undefined ? { ...asked, status: 'error' as const, failure: toMissingList(language) } : asked

  const reload = useCallback(async () => {
    if (source) await reloadRecords(source)
  }, [reloadRecords, source])
  const search = useCallback(
    (values: QueryValues) => {
      // To ask the same once more is to ask for news.
      if (position.current === 1 && JSON.stringify(values) === JSON.stringify(query)) void reload()
      setQuery(values)
      setPosition((before) => ({ ...before, current: 1 }))
    },
    [position, query, reload],
  )
  const setSort = useCallback((next: ListSort | undefined) => {
    setChosenSort(next)
    setPosition((before) => ({ ...before, current: 1 }))
  }, [])
  const setPage = useCallback((current: number, size: number) => setPosition({ current, size }), [])
  const { records } = state
  const scopeOf = useCallback(
    (record?: DataRecord): Scope => ({
      ...names(),
      record: record ?? names().record,
      rows: records,
      query,
      selection: selection.records,
    }),
    [names, records, query, selection.records],
  )
  const isRowDisabled = useCallback(
    (record: DataRecord) =>
      'rowDisabledWhen' in page ? holds(page.rowDisabledWhen, { ...names(), record }, false) : false,
    [page, names],
  )

  return {
    resolved,
    state,
    keyOf,
    query,
    search,
    sort: sort ?? toFirstSort(resolved),
    setSort,
    paging: firstPaging ? { ...position, sizes: firstPaging.sizes } : null,
    setPage,
    selection,
    isRowDisabled,
    columnChoice,
    reload,
    parameters,
    fixed,
    scopeOf,
  }
}
