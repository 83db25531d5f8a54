import { isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import type { Reference } from '../schema/annotations.ts'
import type { JsonSchema } from '../schema/index.ts'
import { walkSchema } from './schemaWalk.ts'

/** What a schema says of a text: a formula, a template, a reference to something, or a word of the vocabulary. */
export type Annotation =
  | { readonly kind: 'expression'; readonly names: readonly string[] }
  | { readonly kind: 'template'; readonly names: readonly string[] }
  | { readonly kind: 'reference'; readonly reference: Reference }
  | { readonly kind: 'word'; readonly word: string }

/** A text of a document whose schema says what it is. */
export interface Place {
  readonly path: Pointer
  readonly annotation: Annotation
  readonly value: string
}

/** Every annotated text of a value, in the order in which it is written. */
export function collectSchemaPlaces(
  root: JsonSchema,
  schema: JsonSchema,
  value: unknown,
  path: Pointer = '',
): readonly Place[] {
  const places: Place[] = []
  const seen = new Set<string>()
  const add = (place: Place): void => {
    const mark = `${place.annotation.kind} ${place.path}`
    if (seen.has(mark)) return
    seen.add(mark)
    places.push(place)
  }
  walkSchema(root, schema, value, path, {
    visit: (visit) => {
      const { schema: applied } = visit
      if (Array.isArray(applied.template)) addTemplates(visit.value, visit.path, applied.template.map(String), add)
      if (typeof visit.value !== 'string') return
      if (Array.isArray(applied.expression))
        add({
          path: visit.path,
          value: visit.value,
          annotation: { kind: 'expression', names: applied.expression.map(String) },
        })
      if (typeof applied.reference === 'string')
        add({
          path: visit.path,
          value: visit.value,
          annotation: { kind: 'reference', reference: applied.reference as Reference },
        })
      if (typeof applied.word === 'string')
        add({ path: visit.path, value: visit.value, annotation: { kind: 'word', word: applied.word } })
    },
  })
  return places
}

/** A template place holds any JSON value; each text in it is a template of its own. */
function addTemplates(value: unknown, path: Pointer, names: readonly string[], add: (place: Place) => void): void {
  if (typeof value === 'string') add({ path, value, annotation: { kind: 'template', names } })
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) addTemplates(item, childPointer(path, index), names, add)
  else if (isObject(value))
    for (const [key, member] of Object.entries(value)) addTemplates(member, childPointer(path, key), names, add)
}
