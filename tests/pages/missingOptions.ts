import { isObject } from '../../runtime/language/index.ts'

type Schema = Readonly<Record<string, unknown>>

/** Definitions that have tests of their own: what a field or a step may say is not an option of a kind. */
const apart = new Set(['field', 'fields', 'step'])

/** Options that need a second document beside the one of the kind. */
const beside = new Set(['model'])

/** Options of which one document can use but one branch, and which have tests of their own. */
const singular = new Set(['source', 'sources'])

/**
 * The options of a schema that none of the values uses, as paths such as `/columns/fixed`. Branches of unions are all
 * followed, as every one of them is an option. Definitions that another document uses in full are left out.
 */
export function missingOptions(
  root: Schema,
  schema: Schema,
  values: readonly unknown[],
  elsewhere: readonly string[] = [],
): readonly string[] {
  const definitions = isObject(root.$defs) ? root.$defs : {}
  const missing = new Set<string>()

  const requested = new Set([...apart, ...elsewhere])

  const visit = (node: unknown, given: readonly unknown[], path: string, depth: number): void => {
    if (!isObject(node) || depth > 12) return
    if (typeof node.$ref === 'string') {
      const name = node.$ref.split('/').at(-1) ?? ''
      // What stands in several places, or nests in itself, is asked for in the first of them.
      if (!requested.has(name)) {
        requested.add(name)
        visit(definitions[name], given, path, depth + 1)
      }
    }
    for (const part of ['then', 'else']) visit(node[part], given, path, depth)
    for (const part of Array.isArray(node.allOf) ? node.allOf : []) visit(part, given, path, depth)
    const objects = given.filter(isObject)
    if (isObject(node.properties)) {
      for (const [name, property] of Object.entries(node.properties)) {
        const inside = objects.filter((value) => Object.hasOwn(value, name)).map((value) => value[name])
        if (inside.length === 0 && !beside.has(name)) missing.add(`${path}/${name}`)
        else if (!singular.has(name)) visit(property, inside, `${path}/${name}`, depth + 1)
      }
    }
    if (isObject(node.items)) visit(node.items, given.filter(Array.isArray).flat(), path, depth + 1)
    if (isObject(node.additionalProperties))
      visit(node.additionalProperties, objects.flatMap(Object.values), path, depth + 1)
  }

  visit(schema, values, '', 0)
  return [...missing]
}
