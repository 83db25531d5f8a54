import type { JsonSchema } from '../../runtime/language/index.ts'
import { alternativesOf } from './alternatives.ts'
import { findKnownPart, schemaAt } from './knownParts.ts'
import { toCode } from './markdown.ts'

const references: Readonly<Record<string, string>> = {
  text: 'text or `@:key`',
  field: 'name of a field',
  column: 'name of a field',
  model: 'id of a model',
  page: 'id of a page',
  pack: 'id of a pack',
  fragment: 'id of a fragment',
  columnsFragment: 'id of a fragment',
  layoutFragment: 'id of a fragment',
  stepsFragment: 'id of a fragment',
  menu: 'id of a menu folder',
  access: 'access code',
  dictionary: 'code of a dictionary',
  pattern: 'pattern',
  source: 'name of a source',
  state: 'name of a state',
  icon: '[icon](icons.md)',
  value: 'name of a value',
}

const mostWords = 24

/** What may stand in place of a schema, in a few words with links to what is described elsewhere. */
export function typeText(schema: JsonSchema): string {
  const known = findKnownPart(schema)
  if (known !== undefined) return `[${known.words}](${known.address})`
  const branches = alternativesOf(schema)
  if (branches.length !== 1 || branches[0] !== schema)
    return [...new Set(branches.map(typeText))].join(' or ') || 'anything'
  if (Object.hasOwn(schema, 'const')) return toCode(JSON.stringify(schema.const))
  if (Array.isArray(schema.enum)) return enumText(schema.enum)
  return ofType(schema)
}

function enumText(words: readonly unknown[]): string {
  if (words.length > mostWords) return `one of ${words.length} words`
  return words.map((word) => toCode(typeof word === 'string' ? word : JSON.stringify(word))).join(', ')
}

function ofType(schema: JsonSchema): string {
  if (Array.isArray(schema.type)) return schema.type.join(' or ')
  if (schema.type === 'string') return stringText(schema)
  if (schema.type === 'boolean') return 'true or false'
  if (schema.type === 'integer') return `whole number${range(schema)}`
  if (schema.type === 'number') return `number${range(schema)}`
  if (schema.type === 'array') return `list of ${typeText(schemaAt(schema, 'items') ?? {})}`
  if (schema.type === 'object') return objectText(schema)
  return schema.template === undefined ? 'anything' : 'anything, with templates'
}

function stringText(schema: JsonSchema): string {
  if (schema.expression !== undefined) return '[formula](formulas.md)'
  if (schema.template !== undefined) {
    const key = schema.reference === 'text' ? ' or `@:key`,' : ''
    return `text${key} with [templates](formulas.md#templates)`
  }
  const referred = typeof schema.reference === 'string' ? references[schema.reference] : undefined
  return referred ?? (typeof schema.expected === 'string' ? schema.expected : 'text')
}

function objectText(schema: JsonSchema): string {
  const named = schemaAt(schema, 'additionalProperties')
  if (schema.properties !== undefined) return 'object'
  if (named !== undefined) return `${typeText(named)} by name`
  return schema.template === undefined ? 'values by name' : 'values by name, with templates'
}

function range({ minimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  if (minimum !== undefined) return ` from ${minimum}`
  return maximum === undefined ? '' : ` up to ${maximum}`
}
