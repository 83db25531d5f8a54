import type { JsonSchema } from '../../runtime/language/index.ts'
import { alternativesOf } from './alternatives.ts'
import { findKnownPart, schemaAt } from './knownParts.ts'
import { toCode, toTable } from './markdown.ts'
import { typeText } from './typeText.ts'

/** One line of a table of options. */
export interface Option {
  /** The name with those around it: `sort.field`, `items[].label`, `state.<name>.default`. */
  readonly name: string
  readonly isRequired: boolean
  readonly schema: JsonSchema
}

const asSchemas = (value: unknown): readonly (readonly [string, JsonSchema])[] =>
  Object.entries((value ?? {}) as Readonly<Record<string, JsonSchema>>)

/** All options of an object with those inside of it, up to what is described elsewhere. */
export function optionsOf(schema: object, before = ''): readonly Option[] {
  const branches = alternativesOf(schema as JsonSchema)
  const found = branches.flatMap((branch) => ownOptions(branch, before, branches.length > 1))
  return found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index)
}

function ownOptions(schema: JsonSchema, before: string, isAlternative: boolean): readonly Option[] {
  const required = Array.isArray(schema.required) && !(isAlternative && before !== '') ? schema.required : []
  const own = asSchemas(schema.properties).flatMap(([name, property]) => [
    { name: `${before}${name}`, isRequired: required.includes(name), schema: property },
    ...innerOptions(property, `${before}${name}`),
  ])
  const items = schema.type === 'array' ? schemaAt(schema, 'items') : undefined
  const named = schemaAt(schema, 'additionalProperties')
  return [
    ...own,
    ...(items === undefined ? [] : innerOptions(items, `${before.replace(/\.$/, '')}[]`)),
    ...(named === undefined ? [] : innerOptions(named, `${before}<name>`)),
  ]
}

const innerOptions = (schema: JsonSchema, name: string): readonly Option[] =>
  findKnownPart(schema) === undefined ? optionsOf(schema, `${name}.`) : []

const toDefault = (schema: JsonSchema): string =>
  Object.hasOwn(schema, 'default') ? toCode(JSON.stringify(schema.default)) : ''

/** A table of options; `leftOut` are those that a table elsewhere has. */
export function toOptionTable(options: readonly Option[]): string {
  if (options.length === 0) return 'It has no options.'
  const rows = options.map(({ name, isRequired, schema }) => [
    isRequired ? `${toCode(name)} *` : toCode(name),
    typeText(schema),
    toDefault(schema),
    typeof schema.description === 'string' ? schema.description : '',
  ])
  return toTable(['option', 'what may stand there', 'default', 'what it says'], rows)
}
