import {
  type Field,
  isObject,
  type QueryEntry,
  type ResolvedPage,
  resolveTemplates,
  type Scope,
} from '../../../language/index.ts'
import type { DataRecord, ValueWidget } from '../../../registry/index.ts'
import { toQueryEntry } from '../listPage.ts'
import { toFirstRule } from '../queryRules.ts'
import { shapeOf } from './ruleValue.ts'

interface QueryPage {
  readonly page: {
    readonly kind: ResolvedPage['page']['kind']
    readonly query?: readonly QueryEntry[]
    readonly filter?: unknown
  }
  readonly fields: Readonly<Record<string, Field>>
  readonly key: string
}

/**
 * What a page asks before a person does: the defaults of its query entries, as their widgets ask them. A list that is
 * opened with the key of a record, such as by a notice, asks for that one (specification 2.6).
 */
export function firstQuery(
  { page, fields, key }: QueryPage,
  names: Scope,
  findWidget: (id: string) => ValueWidget | undefined,
): DataRecord {
  const begun = (page.query ?? []).map(toQueryEntry).flatMap((entry): readonly [string, unknown][] => {
    if (entry.default === undefined) return []
    const { value } = resolveTemplates(entry.default, names)
    const field = fields[entry.field]
    const widget = findWidget(entry.widget ?? field?.widget ?? 'input')
    const asksOne = shapeOf(toFirstRule(entry, widget)) === 'one'
    const begin = asksOne ? widget?.filtering?.begin : undefined
    return [[entry.field, begin ? begin(value, { ...field?.props, ...entry.props }) : value]]
  })
  return { ...Object.fromEntries(begun), ...namedRecord(page, key, names) }
}

function namedRecord({ kind, filter }: QueryPage['page'], key: string, { query }: Scope): DataRecord {
  // A list whose filter reads the address knows what the key in it means.
  if (kind !== 'list' || (filter !== undefined && JSON.stringify(filter).includes('query.'))) return {}
  const named = isObject(query) ? (query[key] ?? query.id) : undefined
  return named === undefined || named === '' ? {} : { [key]: named }
}
