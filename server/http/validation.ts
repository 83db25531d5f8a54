import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { isObject } from '../../runtime/language/index.ts'

/** Texts of a query become the numbers and booleans that a schema asks for; bodies of older clients send such texts too. */
const ajv = new Ajv({ coerceTypes: true, useDefaults: true, allErrors: false, strict: false })

/** Compiles the schemas of routes for Fastify, each when the first call needs it: a start needs none of them. */
export const compileSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | undefined
  const required = new Set<string>((schema as { readonly required?: readonly string[] }).required ?? [])
  return (data: unknown) => {
    if (httpPart === 'querystring') dropEmpty(data, required)
    compiled ??= ajv.compile(schema)
    const validate = compiled
    if (validate(data)) return { value: data }
    return { error: new SchemaError(validate.errors ?? []) }
  }
}

/** What a route's schema refused, in words for a developer. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'

  constructor(errors: readonly ErrorObject[]) {
    const error = errors[0]
    super(`${error?.instancePath.slice(1).replaceAll('/', '.') ?? ''} ${error?.message ?? ''}`.trim())
  }
}

/** An empty query parameter means that there is none (wire contract 2.1). */
function dropEmpty(data: unknown, required: ReadonlySet<string>): void {
  if (!isObject(data)) return
  const record = data as Record<string, unknown>
  for (const key of Object.keys(record)) if (record[key] === '' && !required.has(key)) delete record[key]
}
