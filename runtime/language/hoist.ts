import { isObject, type JsonObject } from './json.ts'

const single = ['items', 'additionalProperties', 'propertyNames', 'then', 'else', 'not'] as const
const named = ['properties', 'patternProperties'] as const
const lists = ['allOf', 'anyOf', 'oneOf'] as const

/** Rebuilds a schema with each schema directly inside it replaced by what `change` makes of it. */
function mapInner(schema: JsonObject, change: (inner: JsonObject) => JsonObject): JsonObject {
  const result: Record<string, unknown> = { ...schema }
  for (const key of single) if (isObject(schema[key])) result[key] = change(schema[key])
  for (const key of named) {
    const members = schema[key]
    if (isObject(members))
      result[key] = Object.fromEntries(
        Object.entries(members).map(([name, inner]) => [name, isObject(inner) ? change(inner) : inner]),
      )
  }
  for (const key of lists) {
    const members = schema[key]
    if (Array.isArray(members)) result[key] = members.map((inner: unknown) => (isObject(inner) ? change(inner) : inner))
  }
  return result
}

const annotations = [
  'description',
  'default',
  'reference',
  'expression',
  'template',
  'keys',
  'scope',
  'content',
  'about',
] as const

/** A schema without the words that validators ignore; `word` and `expected` stay, as messages are made of them. */
export function withoutAnnotations(schema: JsonObject): JsonObject {
  const result: Record<string, unknown> = { ...mapInner(schema, withoutAnnotations) }
  for (const name of annotations) delete result[name]
  return result
}

const shortest = 48

/**
 * Gives each schema that stands several times in the definitions one definition of its own and refers to it: the code
 * that ajv writes shrinks to a third, and so does the time to compile it.
 */
export function hoistRepeated(definitions: JsonObject): JsonObject {
  const counts = new Map<string, number>()
  const count = (schema: JsonObject): JsonObject => {
    const text = JSON.stringify(schema)
    counts.set(text, (counts.get(text) ?? 0) + 1)
    if (counts.get(text) === 1) mapInner(schema, count)
    return schema
  }
  for (const definition of Object.values(definitions)) if (isObject(definition)) mapInner(definition, count)

  const hoisted = new Map<string, string>()
  const result: Record<string, unknown> = {}
  const replace = (schema: JsonObject): JsonObject => {
    const text = JSON.stringify(schema)
    if (text.length < shortest || (counts.get(text) ?? 0) < 2) return mapInner(schema, replace)
    let name = hoisted.get(text)
    if (name === undefined) {
      name = `shared.${hoisted.size}`
      hoisted.set(text, name)
      result[name] = mapInner(schema, replace)
    }
    return { $ref: `#/$defs/${name}` }
  }
  for (const [name, definition] of Object.entries(definitions))
    result[name] = isObject(definition) ? mapInner(definition, replace) : definition
  return result
}
