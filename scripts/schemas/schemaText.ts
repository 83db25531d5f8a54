import { isObject, type JsonObject } from '../../runtime/language/json.ts'

/** Members that hold a schema for each name: each name has a line of its own. */
const named = new Set(['$defs', 'properties'])

/** A schema as text: one line for each of its own words, properties and definitions, so that changes are read by line. */
export function schemaText(schema: JsonObject): string {
  const lines = Object.entries(schema).map(([word, value]) => {
    if (!named.has(word) || !isObject(value)) return `  ${JSON.stringify(word)}: ${JSON.stringify(value)}`
    const members = Object.entries(value).map(
      ([name, inner]) => `    ${JSON.stringify(name)}: ${JSON.stringify(inner)}`,
    )
    return `  ${JSON.stringify(word)}: {\n${members.join(',\n')}\n  }`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
