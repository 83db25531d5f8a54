import { Ajv, type ErrorObject } from 'ajv'
import type { TSchema } from 'typebox'
import { parseJson } from '../../runtime/language/index.ts'
import { formats } from './formats.ts'
import { EnvironmentSchema, type EnvironmentValues } from './schema.ts'
import { toMistake } from './toMistake.ts'
import { validateUniqueBy } from './uniqueBy.ts'
import type { VariableOptions } from './variable.ts'

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Settings that cannot be used; its message has a line for each, which a person sees. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** The schema of a variable: what JSON Schema says of it, and what else it says. */
export type VariableSchema = VariableOptions & {
  readonly type: 'array' | 'boolean' | 'integer' | 'string'
  readonly default?: unknown
}

/** The schemas of all variables by their names, in the order of the README. */
export const variables = EnvironmentSchema.properties as Readonly<Record<string, TSchema>> as Readonly<
  Record<string, VariableSchema>
>

const ajv = new Ajv({
  ...{ allErrors: true, verbose: true, useDefaults: true, strict: false, formats },
  // To compile the schema of schemas would take most of the time.
  ...{ meta: false, validateSchema: false },
})
ajv.addKeyword({ keyword: 'uniqueBy', type: 'array', schemaType: 'string', validate: validateUniqueBy })
const validate = ajv.compile<EnvironmentValues>(EnvironmentSchema)

/**
 * Reads the values of the environment by its schema. An empty variable is none. Throws a ConfigError that names every
 * variable that cannot be used, with its value, unless that is a secret, and with what would do.
 */
export function readEnvironment(environment: Environment): EnvironmentValues {
  const texts = new Map<string, string>()
  for (const [name, { isVerbatim = false }] of Object.entries(variables)) {
    const given = isVerbatim ? environment[name] : environment[name]?.trim()
    if (given !== undefined && given !== '') texts.set(name, given)
  }
  const values = Object.fromEntries(
    [...texts].map(([name, given]) => [name, toValue(variables[name] as VariableSchema, given)]),
  )
  if (validate(values)) return values
  const errors = validate.errors ?? []
  const foreign = new Set(errors.map(toVariable).filter((name) => variables[name]?.isForeign === true))
  if (foreign.size > 0) {
    return readEnvironment(Object.fromEntries([...texts].filter(([name]) => !foreign.has(name))))
  }
  throw new ConfigError(toLines(errors, texts).join('\n'))
}

/** The text of a variable as the type of its schema; a text that has no such value stays, so that the schema refuses it. */
function toValue({ type, separator, emptyWord }: VariableSchema, text: string): unknown {
  if (type === 'integer') return /^\d+$/.test(text) ? Number(text) : text
  if (type === 'boolean') return /^(1|true)$/i.test(text) ? true : /^(0|false)$/i.test(text) ? false : text
  if (type === 'string') return text
  if (separator === undefined) return parseJson(text) ?? text
  if (emptyWord !== undefined && text.toLowerCase() === emptyWord) return []
  const entries = text.split(separator).map((entry) => entry.trim())
  return entries.filter((entry) => entry !== '')
}

const toVariable = (error: ErrorObject): string => error.instancePath.split('/')[1] ?? ''

/** One line for each place that is wrong: a place that breaks two rules is mended by the first. */
function toLines(errors: readonly ErrorObject[], texts: ReadonlyMap<string, string>): readonly string[] {
  const lines = new Map<string, string>()
  for (const error of errors) {
    const { instancePath, params } = error
    const place = `${instancePath} ${params.property ?? ''} ${params.missingProperty ?? params.additionalProperty ?? ''}`
    if (!lines.has(place)) lines.set(place, toMistake(error, texts.get(toVariable(error)) ?? '', variables))
  }
  return [...lines.values()]
}
