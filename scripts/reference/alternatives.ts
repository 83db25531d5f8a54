import type { JsonSchema } from '../../runtime/language/index.ts'
import { schemaAt } from './knownParts.ts'

/** The schemas among which what was written decides; one that leaves no choice is the only one. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  const own = Array.isArray(schema.anyOf) ? (schema.anyOf as readonly JsonSchema[]) : undefined
  if (own !== undefined) return own.flatMap(alternativesOf)
  if (schema.if === undefined) return 'not' in schema ? [] : [schema]
  const chosen = schemaAt(schema, 'then')
  const otherwise = schemaAt(schema, 'else')
  return [
    ...(chosen === undefined ? [] : alternativesOf(withType(chosen, schemaAt(schema, 'if')))),
    ...(otherwise === undefined ? [] : alternativesOf(otherwise)),
  ]
}

/** A branch that says no type has that of its condition. */
const withType = (schema: JsonSchema, test: JsonSchema | undefined): JsonSchema =>
  schema.type === undefined && schema.$ref === undefined && schema.if === undefined && test?.type !== undefined
    ? { type: test.type, ...schema }
    : schema
