import type { SuperQuery } from '../../data/index.ts'
import type { ListViewId, ResolvedPage } from '../../language/index.ts'
import type { DataRecord, Registry } from '../../registry/index.ts'
import type { ListSort, RecordsKind } from './listPage.ts'
import type { QueryRules } from './queryRules.ts'

/** Where a person is in a list: what they ask, in which order, and which page of the answer shows. */
export interface ListLocation {
  /** The values of the query bar by field. */
  readonly query: DataRecord
  /** The rules that the person chose for entries which offer several. */
  readonly rules: QueryRules
  readonly superQuery: SuperQuery | null
  readonly sort: ListSort | undefined
  /** The page, counted from 1, and the records on it. */
  readonly current: number
  readonly size: number
  /** The node of the tree beside the list whose records show. */
  readonly node: string | undefined
  readonly view: ListViewId | undefined
  /** The month of a calendar as `YYYY-MM`; that of today when undefined. */
  readonly period: string | undefined
}

/** How a list begins elsewhere than its page says. */
export type ListStart = (plain: ListLocation) => ListLocation

/** The list whose address it is, and where it begins by itself. */
export interface AddressedPage {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly plain: ListLocation
  readonly registry: Pick<Registry, 'findWidget'>
}
