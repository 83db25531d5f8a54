import { isEqual, isObject } from '../json.ts'
import { walkSchema } from '../places/schemaWalk.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import type { DocumentType, JsonSchema } from '../schema/index.ts'

/** What the schemas say of an object's properties: their order, and which of them may be left out as they stand. */
export interface ObjectLayout {
  readonly order: readonly string[]
  readonly defaults: ReadonlySet<string>
}

/** In a page's fields and in props that lie over a field's, a default is an override and says something. */
const isOverride = (path: Pointer, form: DocumentType): boolean =>
  form === 'page' && /^\/fields(\/|$)|^\/query\/\d+\/props(\/|$)/.test(path)

/** The layout of every object in a document, by its path. */
export function collectLayouts(
  root: JsonSchema,
  document: unknown,
  form: DocumentType,
): ReadonlyMap<Pointer, ObjectLayout> {
  const layouts = new Map<Pointer, { readonly order: string[]; readonly defaults: Set<string> }>()
  const needed = new Map<Pointer, Set<string>>()
  const defaults = new Set<Pointer>()
  walkSchema(root, root, document, '', {
    visit: ({ path, value, schema }) => {
      if (Object.hasOwn(schema, 'default') && isEqual(schema.default, value) && !isOverride(path, form))
        defaults.add(path)
      if (!isObject(value) || !isObject(schema.properties)) return
      const layout = layouts.get(path) ?? { order: [], defaults: new Set<string>() }
      for (const name of Object.keys(schema.properties)) if (!layout.order.includes(name)) layout.order.push(name)
      layouts.set(path, layout)
      if (Array.isArray(schema.required))
        needed.set(path, new Set([...(needed.get(path) ?? []), ...schema.required.map(String)]))
    },
  })
  for (const [path, layout] of layouts)
    for (const name of layout.order)
      if (defaults.has(childPointer(path, name)) && needed.get(path)?.has(name) !== true) layout.defaults.add(name)
  return layouts
}
