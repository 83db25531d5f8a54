import type { QueryRule } from '../../../language/index.ts'
import type { AddressedPage } from '../listLocation.ts'
import { toQueryEntry } from '../listPage.ts'

/** What the address of a list says besides the fields of its query bar. */
const reserved: ReadonlySet<string> = new Set(['page', 'size', 'sort', 'view', 'tree', 'where', 'record', 'calendar'])

export const isReserved = (name: string): boolean => reserved.has(name)

/** The parameter of a field: its name. One that is called like a reserved word, whatever its underscores, gets one more. */
const toParameterName = (field: string): string => (isReserved(field.replace(/^_+/, '')) ? `_${field}` : field)

/** The parameters that an entry of the query bar may have: under its first rule its name alone, else with the rule. */
export const parametersOf = (
  { field, rules = [] }: ReturnType<typeof toQueryEntry>,
  first: QueryRule,
): readonly { readonly name: string; readonly rule: QueryRule }[] => [
  { name: toParameterName(field), rule: first },
  ...rules.filter((rule) => rule !== first).map((rule) => ({ name: `${toParameterName(field)}.${rule}`, rule })),
]

/** Whether a document asks what the query of its address says of a field. */
export const readsQuery = ({ page }: AddressedPage['resolved'], field: string): boolean =>
  JSON.stringify([page.filter, page.query]).includes(`query.${field}`)

/** The parameters that say where a person is in a list; what the document reads of its address says which list it is. */
export const ownParameters = (resolved: AddressedPage['resolved']): readonly string[] => [
  ...reserved,
  ...entriesOf(resolved)
    .filter(({ field }) => !readsQuery(resolved, field))
    .flatMap(({ field, rules = [] }) => {
      const name = toParameterName(field)
      return [name, ...rules.map((rule) => `${name}.${rule}`)]
    }),
]

/** The entries of the query bar of a page. */
export const entriesOf = ({ page }: Pick<AddressedPage['resolved'], 'page'>) => (page.query ?? []).map(toQueryEntry)
