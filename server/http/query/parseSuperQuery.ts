import { createError, isObject } from '../../../runtime/language/index.ts'
import {
  type Condition,
  type ConditionGroup,
  type FieldType,
  findField,
  type ListOperator,
  type QueryFields,
  type SingleOperator,
} from './condition.ts'
import { parseEncodedJson } from './encodedJson.ts'
import { refuseMany } from './refuseMany.ts'
import { toConditions, toListConditions } from './toConditions.ts'

const single: ReadonlyMap<string, SingleOperator> = new Map([
  ['eq', 'eq'],
  ['=', 'eq'],
  ['ne', 'ne'],
  ['!=', 'ne'],
  ['gt', 'gt'],
  ['>', 'gt'],
  ['ge', 'ge'],
  ['>=', 'ge'],
  ['lt', 'lt'],
  ['<', 'lt'],
  ['le', 'le'],
  ['<=', 'le'],
  ['like', 'like'],
  ['left_like', 'left_like'],
  ['right_like', 'right_like'],
  ['not_like', 'not_like'],
  ['eq_with_add', 'eq'],
  ['eqwithadd', 'eq'],
])
const lists: ReadonlyMap<string, ListOperator> = new Map([
  ['in', 'in'],
  ['not_in', 'not_in'],
  ['elemmatch', 'multi'],
  ['ele_match', 'multi'],
])

/** All words by which a line may compare. */
export const superQueryWords: readonly string[] = [...single.keys(), ...lists.keys()]

/** A part that stands in no value is found nowhere, which is an answer. */
const searches: ReadonlySet<string> = new Set(['like', 'left_like', 'right_like'])

/**
 * Reads the advanced query (wire contract 2.3). Lines without a field, a rule or a value are dropped; anything that
 * cannot be understood is refused, because an unfiltered list would be a wrong answer. Raw statements are none of the
 * rules.
 */
export function parseSuperQuery(
  parameters: Readonly<Record<string, unknown>>,
  fields: QueryFields,
  zone?: string,
): ConditionGroup | null {
  const sent = parameters.superQueryParams
  if (typeof sent !== 'string' || sent.trim() === '') return null
  const lines = parseEncodedJson(sent)
  if (!Array.isArray(lines)) throw createError('requestInvalid', { detail: 'superQueryParams' })
  const conditions = refuseMany(lines.flatMap((line) => parseLine(line, fields, zone)))
  if (conditions.length === 0) return null
  return { match: parameters.superQueryMatchType === 'or' ? 'or' : 'and', conditions }
}

function parseLine(line: unknown, fields: QueryFields, zone: string | undefined): Condition[] {
  if (!isObject(line)) throw createError('requestInvalid', { detail: 'superQueryParams' })
  const name = toText(line.field, 'field')
  const word = toText(line.rule, 'rule').toLowerCase()
  const value = toText(line.val, name)
  if (name === '' || word === '') return []
  const isBare = word === 'empty' || word === 'not_empty'
  if (value === '' && !isBare) return []
  const known = findField(fields, name)
  if (known === undefined) throw createError('queryValueInvalid', { field: name })
  if (isBare) return [{ field: name, operator: word }]
  const conditions = toLineConditions({ name, type: known.type, zone }, word, value)
  // Beside others that it is joined to by "or", a line that finds nothing would not be missed.
  if (!searches.has(word) && conditions.some(({ operator }) => operator === 'never'))
    throw createError('queryValueInvalid', { field: `${name} ${word} ${value}` })
  return conditions
}

interface LineField {
  readonly name: string
  readonly type: FieldType
  readonly zone: string | undefined
}

function toLineConditions({ name, type, zone }: LineField, word: string, value: string): Condition[] {
  const operator = single.get(word)
  if (operator !== undefined) return toConditions(name, type, operator, value, zone)
  const listOperator = lists.get(word)
  if (listOperator !== undefined) return toListConditions(name, type, listOperator, value)
  throw createError('queryValueInvalid', { field: `${name} ${word}` })
}

/** The text of a member of a line; empty for none. Throws for what is no text, which must not count as none. */
function toText(value: unknown, name: string): string {
  if (Array.isArray(value)) return value.map((each) => toText(each, name)).join(',')
  if (value === undefined || value === null) return ''
  if (typeof value === 'object') throw createError('queryValueInvalid', { field: name })
  return String(value).trim()
}
