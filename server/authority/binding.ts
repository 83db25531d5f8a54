import type { ResourceInfo } from '../http/callCatalogue.ts'
import { isNarrowedBy, type RuledResource } from '../http/rules/grantedRules.ts'
import type { FormAddress } from './forms.ts'
import type { Node } from './grants.ts'

/** Records that data rules may be about: how their codes begin, further codes of their calls, and their addresses. */
export interface RuledRecords extends RuledResource {
  readonly codes: ReadonlySet<string>
  readonly addresses: readonly string[]
}

/** The records that the calls of a server are about. */
export function toRuledRecords(
  calls: readonly {
    readonly access: { readonly kind: string; readonly codes?: readonly string[] }
    readonly resource?: ResourceInfo
  }[],
): readonly RuledRecords[] {
  const byResource = Map.groupBy(
    calls.filter(({ resource }) => resource !== undefined),
    ({ resource }) => resource,
  )
  return [...byResource].flatMap(([resource, own]) => {
    if (resource === undefined) return []
    const { access, path, addresses = [], of } = resource
    const codes = new Set(own.flatMap((call) => call.access.codes ?? []))
    return [{ access, path, codes, addresses, ...(of === undefined ? {} : { of }) }]
  })
}

/** The records of a form. */
function toFormRecords({ id, tableName, ownAddresses: addresses }: FormAddress): RuledRecords {
  return { access: `onl:${tableName}`, path: `/online/cgform/api/${id}`, codes: new Set(), addresses }
}

/** A code or an address that leads to records, or the path of their calls. */
export type RuledKey = { readonly code: string } | { readonly address: string } | { readonly path: string }

/** What the rules of a node narrow: codes and addresses that lead to the records that they are about. */
export interface Binding {
  /**
   * The records that they narrow among those that a key leads to, by the paths of their calls: one code may be about
   * several. An empty path stands for the key itself, where it leads to no records that are known; none where nothing of
   * it is narrowed.
   */
  findNarrowed(key: RuledKey): readonly string[]
  bindsForm(form: FormAddress): boolean
}

/** Says what the rules of a node narrow, among the records of calls and forms. */
export function toBinding(
  { codes, url }: Pick<Node, 'codes' | 'url'>,
  records: readonly RuledRecords[],
  findForms: (node: Pick<Node, 'codes' | 'url'>) => readonly FormAddress[],
): Binding {
  const forms = findForms({ codes, url })
  const ruled = [...records.filter((each) => isNarrowedBy({ codes, url }, each)), ...forms.map(toFormRecords)]
  // Many people hold the same codes.
  const known = new Map<string, readonly string[]>()
  const pathsWhere = (leads: (each: RuledRecords) => boolean, isOwn: boolean): readonly string[] => {
    const paths = ruled.filter(leads).map(({ path }) => path)
    return paths.length === 0 && isOwn ? [''] : paths
  }
  const findByCode = (code: string): readonly string[] => {
    const found =
      known.get(code) ??
      pathsWhere((each) => code.startsWith(`${each.access}:`) || each.codes.has(code), codes.includes(code))
    known.set(code, found)
    return found
  }
  return {
    findNarrowed: (key) => {
      if ('code' in key) return findByCode(key.code)
      if ('path' in key) return pathsWhere(({ path }) => path === key.path, false)
      return pathsWhere(({ addresses }) => addresses.includes(key.address), url === key.address)
    },
    bindsForm: ({ id }) => forms.some((form) => form.id === id),
  }
}
