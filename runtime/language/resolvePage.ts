import { isObject, type JsonObject, setOwn } from './json.ts'
import type { Page, PageKind, PageOf } from './kinds/index.ts'
import type { Field } from './schema/field.ts'
import type { Model } from './schema/model.ts'
import type { Source } from './schema/source.ts'

/** A page with what its model says put in: what a kind's controller works on. */
export interface ResolvedPage<K extends PageKind = PageKind> {
  readonly page: PageOf<K>
  /** The model's fields in their order, each with the page's override over it, then the fields of the page alone. */
  readonly fields: Readonly<Record<string, Field>>
  readonly source: Source | undefined
  /** The field that identifies a record. */
  readonly key: string
  /** The field that names a record to people, if one is said. */
  readonly display: string | undefined
}

/** The key of records when neither the page nor its model says another. */
export const defaultKey = 'id'

/** Puts a page and its model together (design 3: a page may override a field of its model, its source and its key). */
export function resolvePage<P extends Page>(page: P, model?: Model): ResolvedPage<P['kind']> {
  return {
    page: page as unknown as PageOf<P['kind']>,
    fields: mergeFields(model?.fields, page.fields) as Readonly<Record<string, Field>>,
    source: page.source ?? model?.source,
    key: page.key ?? model?.key ?? defaultKey,
    display: model?.display,
  }
}

/** Fields of a model with overrides over them; values that are no objects count as none. */
export function mergeFields(declared: unknown, overrides: unknown): JsonObject {
  const result: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(isObject(declared) ? declared : {})) setOwn(result, name, field)
  for (const [name, override] of Object.entries(isObject(overrides) ? overrides : {}))
    setOwn(result, name, mergeField(Object.hasOwn(result, name) ? result[name] : undefined, override))
  return result
}

/**
 * One field with its override: single properties replace, `props` and the `fields` of a sub-table merge. A page that
 * names another widget gives the props of that widget itself, as the model's belong to the model's widget.
 */
function mergeField(declared: unknown, override: unknown): unknown {
  if (!isObject(declared) || !isObject(override)) return override
  const merged: Record<string, unknown> = { ...declared, ...override }
  const isSameWidget = override.widget === undefined || override.widget === declared.widget
  if (!isSameWidget && override.props === undefined) delete merged.props
  if (isSameWidget && isObject(declared.props) && isObject(override.props))
    merged.props = mergeProps(declared.props, override.props)
  if (isObject(declared.fields) && isObject(override.fields))
    merged.fields = mergeFields(declared.fields, override.fields)
  return merged
}

function mergeProps(declared: JsonObject, override: JsonObject): JsonObject {
  const result: Record<string, unknown> = { ...declared }
  for (const [name, value] of Object.entries(override)) {
    const before = Object.hasOwn(result, name) ? result[name] : undefined
    setOwn(result, name, isObject(before) && isObject(value) ? mergeProps(before, value) : value)
  }
  return result
}
