import { isObject, type JsonObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import type { DocumentType, JsonSchema } from '../schema/index.ts'
import { collectLayouts, type ObjectLayout } from './keyOrder.ts'

/** The columns that a line of a document may take. */
const lineWidth = 120

/**
 * The canonical text of a document (design 3, "Diffs stay small"): properties in the order of the schema and unknown
 * ones after them as they stood, defaults left out, indents of two spaces, and every list or object on one line when
 * the line fits into 120 columns. The document itself always takes a line for each property.
 */
export function writeDocument(root: JsonSchema, document: unknown, form: DocumentType): string {
  const layouts = collectLayouts(root, document, form)
  return `${writeBroken(order(document, '', layouts), 0)}\n`
}

type Ordered =
  | string
  | {
      readonly open: '[' | '{'
      readonly entries: readonly (readonly [prefix: string, value: Ordered])[]
      readonly inline: string
    }

/** The value with its properties in order and every text ready, so that laying out only measures. */
function order(value: unknown, path: Pointer, layouts: ReadonlyMap<Pointer, ObjectLayout>): Ordered {
  if (Array.isArray(value))
    return group(
      '[',
      value.map((item: unknown, index) => ['', order(item ?? null, childPointer(path, index), layouts)] as const),
    )
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const entries = orderKeys(value, layouts.get(path)).map(
    (key) => [`${JSON.stringify(key)}: `, order(value[key], childPointer(path, key), layouts)] as const,
  )
  return group('{', entries)
}

function orderKeys(value: JsonObject, layout: ObjectLayout | undefined): readonly string[] {
  const keys = Object.keys(value).filter((key) => value[key] !== undefined && layout?.defaults.has(key) !== true)
  if (layout === undefined) return keys
  const known = layout.order.filter((key) => keys.includes(key))
  return [...known, ...keys.filter((key) => !layout.order.includes(key))]
}

const inlineOf = (value: Ordered): string => (typeof value === 'string' ? value : value.inline)

function group(open: '[' | '{', entries: readonly (readonly [string, Ordered])[]): Ordered {
  const inner = entries.map(([prefix, value]) => `${prefix}${inlineOf(value)}`).join(', ')
  return { open, entries, inline: open === '[' ? `[${inner}]` : inner === '' ? '{}' : `{ ${inner} }` }
}

/** Lays a value out from a column; `used` counts what stands before it and the comma after it. */
function layOut(value: Ordered, indent: number, used: number): string {
  const inline = inlineOf(value)
  return typeof value === 'string' || used + inline.length <= lineWidth ? inline : writeBroken(value, indent)
}

function writeBroken(value: Ordered, indent: number): string {
  if (typeof value === 'string' || value.entries.length === 0) return inlineOf(value)
  const margin = ' '.repeat(indent + 2)
  const lines = value.entries.map(
    ([prefix, inner]) => `${margin}${prefix}${layOut(inner, indent + 2, indent + 2 + prefix.length + 1)}`,
  )
  return `${value.open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${value.open === '[' ? ']' : '}'}`
}
