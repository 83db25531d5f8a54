import { useMemo } from 'react'
import { type FilterEntry, toListParameters } from '../../data/index.ts'
import type { ResolvedPage } from '../../language/index.ts'
import { type DataRecord, useRegistry } from '../../registry/index.ts'
import type { ListLocation } from './listLocation.ts'
import { type RecordsKind, toFirstSort, toQueryEntry } from './listPage.ts'
import { toFilterRule } from './queryRules.ts'
import { splitFilter } from './reports/splitFilter.ts'

interface ParametersRequest {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly location: ListLocation
  /** The filter of the page with its values. */
  readonly fixed: DataRecord
  readonly isReport: boolean
}

/** What a list asks for where it is, with the parameters that its call has for that. */
export interface AskedParameters {
  /** What the person asked, field by field. */
  readonly entries: readonly FilterEntry[]
  readonly parameters: Readonly<Record<string, string>>
  /** The parameters without what the person asked. */
  readonly plainParameters: Readonly<Record<string, string>>
}

/** The question of a list without its page, by what its query bar, its filter and its order say. */
export function useListParameters({ resolved, location, fixed, isReport }: ParametersRequest): AskedParameters {
  const registry = useRegistry()
  const { page, key } = resolved
  const { query, rules, superQuery, sort } = location
  const entries = useMemo(() => {
    const own = (page.query ?? []).map(toQueryEntry)
    // The record that the list was opened with, until somebody searches.
    const named = key in query && !own.some(({ field }) => field === key) ? [{ field: key, rule: 'eq' as const }] : []
    return [
      ...own.map((entry) => {
        const widget = registry.findWidget(entry.widget ?? resolved.fields[entry.field]?.widget ?? 'input')
        return { field: entry.field, rule: toFilterRule(entry, widget, rules), value: query[entry.field] }
      }),
      ...named.map((entry) => ({ ...entry, value: query[key] })),
    ]
  }, [page, key, query, rules, resolved, registry])
  const [parameters, plainParameters] = useMemo(() => {
    const { filters, own } = splitFilter(fixed, isReport)
    const order = [sort ?? toFirstSort(resolved) ?? []].flat()
    const requested = { query: [...entries, ...filters], sort: order, ...(superQuery ? { superQuery } : {}) }
    return [
      { ...toListParameters(requested), ...own },
      { ...toListParameters({ query: filters, sort: order }), ...own },
    ]
  }, [entries, fixed, isReport, sort, superQuery, resolved])
  return { entries, parameters, plainParameters }
}
