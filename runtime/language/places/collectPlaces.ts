import { isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import type { Reference } from '../schema/annotations.ts'
import type { JsonSchema } from '../schema/index.ts'
import { type SchemaVisit, walkSchema } from './schemaWalk.ts'

/** What a schema says of a text: a formula, a template, a reference to something, or a word of the vocabulary. */
export type Annotation =
  | {
      readonly kind: 'expression'
      readonly names: readonly string[]
      /** Whether it is about the rows of the field to whose props it belongs. */
      readonly about?: 'rows'
    }
  | { readonly kind: 'template'; readonly names: readonly string[] }
  | { readonly kind: 'reference'; readonly reference: Reference }
  | { readonly kind: 'word'; readonly word: string }

/** A text of a document whose schema says what it is. */
export interface Place {
  readonly path: Pointer
  readonly annotation: Annotation
  readonly value: string
  /** Whether the text is the name of a property. */
  readonly at?: 'key'
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
    const { annotation, at = '', path } = place
    const reference = annotation.kind === 'reference' ? annotation.reference : ''
    const mark = `${annotation.kind} ${reference} ${at} ${path}`
    if (seen.has(mark)) return
    seen.add(mark)
    places.push(place)
  }
  walkSchema(root, schema, value, path, {
    visit: (visit) => {
      const { schema: applied } = visit
      if (Array.isArray(applied.template)) addTemplates(visit.value, visit.path, applied.template.map(String), add)
      if (typeof applied.keys === 'string' && isObject(visit.value)) addKeys(visit, applied.keys as Reference, add)
      if (typeof visit.value !== 'string') return
      if (Array.isArray(applied.expression))
        add({
          path: visit.path,
          value: visit.value,
          annotation: {
            kind: 'expression',
            names: applied.expression.map(String),
            ...(applied.about === 'rows' ? { about: 'rows' } : {}),
          },
        })
      if (typeof applied.reference === 'string')
        add({
          path: visit.path,
          value: visit.value,
          annotation: { kind: 'reference', reference: applied.reference as Reference },
        })
      if (applied.content === 'html')
        add({ path: visit.path, value: visit.value, annotation: { kind: 'reference', reference: 'html' } })
      if (typeof applied.word === 'string')
        add({ path: visit.path, value: visit.value, annotation: { kind: 'word', word: applied.word } })
    },
  })
  return places
}

/** The names of an object that refer to something. */
function addKeys({ value, path }: SchemaVisit, reference: Reference, add: (place: Place) => void): void {
  for (const key of Object.keys(isObject(value) ? value : {}))
    add({ path: childPointer(path, key), at: 'key', value: key, annotation: { kind: 'reference', reference } })
}

/** A template place holds any JSON value; each text in it is a template of its own. */
function addTemplates(value: unknown, path: Pointer, names: readonly string[], add: (place: Place) => void): void {
  if (typeof value === 'string') add({ path, value, annotation: { kind: 'template', names } })
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) addTemplates(item, childPointer(path, index), names, add)
  else if (isObject(value))
    for (const [key, member] of Object.entries(value)) addTemplates(member, childPointer(path, key), names, add)
}
