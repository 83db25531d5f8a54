import { getMember, isEqual, isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import type { JsonSchema } from '../schema/index.ts'

/** A schema that applies to a value of a document. */
export interface SchemaVisit {
  readonly path: Pointer
  readonly value: unknown
  readonly schema: JsonSchema
}

/** A property whose presence decides the branch of a choice, where the value has it or not. */
export interface ChoiceVisit {
  readonly path: Pointer
  readonly value: unknown
  readonly discriminators: readonly string[]
  /** What may stand here, in the words of the choice. */
  readonly expected: string | undefined
}

export interface SchemaVisitor {
  visit?(visit: SchemaVisit): void
  visitChoice?(visit: ChoiceVisit): void
}

const asSchema = (value: unknown): JsonSchema | undefined => (isObject(value) ? value : undefined)

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value

const hasType = (value: unknown, type: unknown): boolean => {
  const actual = typeOf(value)
  const types: readonly unknown[] = Array.isArray(type) ? type : [type]
  return types.some((wanted) => wanted === actual || (wanted === 'number' && actual === 'integer'))
}

/** Whether a value meets a schema as far as type, fixed values, patterns and presence of properties go. */
export function isLike(value: unknown, schema: JsonSchema): boolean {
  if (schema.type !== undefined && !hasType(value, schema.type)) return false
  if (Object.hasOwn(schema, 'const') && !isEqual(value, schema.const)) return false
  if (typeof schema.pattern === 'string' && !(typeof value === 'string' && new RegExp(schema.pattern, 'u').test(value)))
    return false
  if (Array.isArray(schema.enum) && !schema.enum.some((item) => isEqual(item, value))) return false
  if (!isObject(value)) return true
  if (Array.isArray(schema.required) && !schema.required.every((key) => Object.hasOwn(value, String(key)))) return false
  return Object.entries(isObject(schema.properties) ? schema.properties : {}).every(
    ([key, property]) =>
      !Object.hasOwn(value, key) ||
      !isObject(property) ||
      !Object.hasOwn(property, 'const') ||
      value[key] === property.const,
  )
}

/** Follows a reference into the definitions of the root schema. */
function resolveSchema(root: JsonSchema, schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema
  return asSchema(getMember(root.$defs, schema.$ref.slice('#/$defs/'.length))) ?? schema
}

/**
 * Walks a schema and a value together: every schema that applies to a place of the value is visited, through
 * references, conditions and unions, as far as the value goes. A value of the wrong shape is simply not entered.
 */
export function walkSchema(
  root: JsonSchema,
  start: JsonSchema,
  startValue: unknown,
  startPath: Pointer,
  visitor: SchemaVisitor,
): void {
  const enter = (written: JsonSchema, value: unknown, path: Pointer): void => {
    const schema = resolveSchema(root, written)
    // What is said beside a reference is said of its place.
    if (schema !== written) visitor.visit?.({ path, value, schema: written })
    visitor.visit?.({ path, value, schema })
    for (const part of asList(schema.allOf)) enter(part, value, path)
    if (schema.if !== undefined) enterChoice(schema, value, path)
    const union = [...asList(schema.anyOf), ...asList(schema.oneOf)].find((branch) =>
      isLike(value, resolveSchema(root, branch)),
    )
    if (union !== undefined) enter(union, value, path)
    if (Array.isArray(value)) enterItems(schema, value, path)
    else if (isObject(value)) enterMembers(schema, value, path)
  }

  const enterChoice = (schema: JsonSchema, value: unknown, path: Pointer): void => {
    const discriminators: string[] = []
    let rest: JsonSchema | undefined = schema
    let chosen: JsonSchema | undefined
    while (rest?.if !== undefined) {
      const test = asSchema(rest.if) ?? {}
      if (Array.isArray(test.required) && test.properties === undefined)
        discriminators.push(...test.required.map(String))
      if (chosen === undefined && isLike(value, test)) chosen = asSchema(rest.then)
      rest = asSchema(rest.else)
    }
    const expected = typeof rest?.expected === 'string' ? rest.expected : undefined
    if (discriminators.length > 0) visitor.visitChoice?.({ path, value, discriminators, expected })
    const branch = chosen ?? rest
    if (branch !== undefined) enter(branch, value, path)
  }

  const enterItems = (schema: JsonSchema, value: readonly unknown[], path: Pointer): void => {
    const items = asSchema(schema.items)
    if (items !== undefined) for (const [index, item] of value.entries()) enter(items, item, childPointer(path, index))
  }

  const enterMembers = (schema: JsonSchema, value: Readonly<Record<string, unknown>>, path: Pointer): void => {
    const properties = asSchema(schema.properties)
    const rest = asSchema(schema.additionalProperties)
    const patterns = Object.entries(asSchema(schema.patternProperties) ?? {})
    if (properties === undefined && rest === undefined && patterns.length === 0) return
    for (const key of Object.keys(value)) {
      const own =
        asSchema(getMember(properties, key)) ??
        patterns
          .map(([pattern, member]) => (new RegExp(pattern, 'u').test(key) ? asSchema(member) : undefined))
          .find((member) => member !== undefined)
      const member = own ?? rest
      if (member !== undefined) enter(member, value[key], childPointer(path, key))
    }
  }

  enter(start, startValue, startPath)
}

const asList = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isObject) : [])
