import type { QueryEntry, ResolvedPage } from '../../language/index.ts'
import type { RecordsKind } from './listPage.ts'
import type { QueryRules } from './queryRules.ts'

/** What a query bar works on; lists, pickers and reports have one. */
export interface QueryController {
  readonly resolved: Pick<ResolvedPage, 'fields'> & {
    readonly page: {
      readonly kind: RecordsKind | 'page'
      readonly title: string
      readonly query?: readonly QueryEntry[]
    }
  }
  /** What was asked last. */
  readonly query: Readonly<Record<string, unknown>>
  /** The rules that the person chose; what a bar has of them stays where this is left out. */
  readonly rules?: QueryRules
  /** What the page begins with, to which a person goes back; what the bar began with when left out. */
  readonly plain?: { readonly query: Readonly<Record<string, unknown>> }
  /** Asks by values, and by the rules that a person chose for entries which offer several. */
  readonly search: (values: Readonly<Record<string, unknown>>, rules: QueryRules) => void
}
