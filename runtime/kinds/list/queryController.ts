import type { QueryEntry, ResolvedPage } from '../../language/index.ts'
import type { RecordsKind } from './listPage.ts'
import type { QueryRules } from './queryRules.ts'

/** What a query bar works on; lists, pickers and reports have one. */
export interface QueryController {
  readonly resolved: Pick<ResolvedPage, 'fields'> & {
    readonly page: { readonly kind: RecordsKind | 'report'; readonly query?: readonly QueryEntry[] }
  }
  /** What was asked last. */
  readonly query: Readonly<Record<string, unknown>>
  /** Asks by values, and by the rules that a person chose for entries which offer several. */
  readonly search: (values: Readonly<Record<string, unknown>>, rules: QueryRules) => void
}
