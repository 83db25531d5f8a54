import { isObject, type JsonObject } from '../../runtime/language/json.ts'

const prefix = '#/$defs/'

/** The definitions that a schema refers to, by itself or by those that it refers to, in the order of the definitions. */
export function reachedDefinitions(schema: JsonObject, definitions: JsonObject): JsonObject {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (!isObject(value)) return
    const name = typeof value.$ref === 'string' ? value.$ref.slice(prefix.length) : undefined
    if (name !== undefined && !names.has(name)) {
      names.add(name)
      visit(definitions[name])
    }
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(schema)
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => names.has(name)))
}
