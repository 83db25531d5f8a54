import { type Field, type QueryEntry, resolveTemplates, type Scope } from '../../../language/index.ts'
import type { DataRecord, ValueWidget } from '../../../registry/index.ts'
import { toQueryEntry } from '../listPage.ts'
import { toFirstRule } from '../queryRules.ts'
import { shapeOf } from './ruleValue.ts'

interface QueryPage {
  readonly page: { readonly query?: readonly QueryEntry[] }
  readonly fields: Readonly<Record<string, Field>>
}

/** What a page asks before a person does: the defaults of its query entries, as their widgets ask them. */
export function firstQuery(
  { page, fields }: QueryPage,
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
  return Object.fromEntries(begun)
}
