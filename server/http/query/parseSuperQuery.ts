import { createError } from '../../../runtime/language/index.ts'
import {
  type Condition,
  type ConditionGroup,
  findField,
  type ListOperator,
  type QueryFields,
  type SingleOperator,
} from './condition.ts'
import { parseEncodedJson } from './encodedJson.ts'
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

/**
 * Reads the advanced query (wire contract 2.3). Lines without a field, a rule or a value are dropped; anything that
 * cannot be understood is refused, because an unfiltered list would be a wrong answer. Raw statements are none of the
 * rules.
 */
export function parseSuperQuery(
  parameters: Readonly<Record<string, unknown>>,
  fields: QueryFields,
): ConditionGroup | null {
  const sent = parameters.superQueryParams
  if (typeof sent !== 'string' || sent.trim() === '') return null
  const lines = parseEncodedJson(sent)
  if (!Array.isArray(lines)) throw createError('requestInvalid', { detail: 'superQueryParams' })
  const conditions = lines.flatMap((line) => parseLine(line, fields))
  if (conditions.length === 0) return null
  return { match: parameters.superQueryMatchType === 'or' ? 'or' : 'and', conditions }
}

function parseLine(line: unknown, fields: QueryFields): Condition[] {
  const { field, rule, val } = (line ?? {}) as {
    readonly field?: unknown
    readonly rule?: unknown
    readonly val?: unknown
  }
  const name = toText(field)
  const word = toText(rule).toLowerCase()
  const value = toText(val)
  if (name === '' || word === '') return []
  const isBare = word === 'empty' || word === 'not_empty'
  if (value === '' && !isBare) return []
  const known = findField(fields, name)
  if (known === undefined) throw createError('queryValueInvalid', { field: name })
  if (isBare) return [{ field: name, operator: word }]
  const operator = single.get(word)
  if (operator !== undefined) return toConditions(name, known.type, operator, value)
  const listOperator = lists.get(word)
  if (listOperator !== undefined) return toListConditions(name, known.type, listOperator, value)
  throw createError('queryValueInvalid', { field: `${name} ${word}` })
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : ''
}
