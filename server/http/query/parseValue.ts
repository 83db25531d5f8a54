import type { Condition, FieldType, SingleOperator } from './condition.ts'
import { toConditions, toListConditions } from './toConditions.ts'

/** Signs that compare without a space behind them: search inputs write `>=` and `<=` so, whatever the type (specification 5). */
const tightSigns = { text: /^(>=|<=)(.*)$/s, others: /^(>=|<=|>|<)(.*)$/s } as const

const signs: Readonly<Record<string, SingleOperator>> = { '>': 'gt', '>=': 'ge', '<': 'lt', '<=': 'le' }

/**
 * Reads the value of a query parameter as conditions on its field. The readings are tried in the order below and the
 * first that fits wins (wire contract 2.1).
 */
export function parseValue(field: string, type: FieldType, sent: string, zone?: string): Condition[] {
  const value = sent.trim()
  const compare = (operator: SingleOperator, operand: string) => toConditions(field, type, operator, operand, zone)
  if (value === '') return []
  if (isQuoted(value)) return compare('eq', unquote(value))
  if (value === '*') return compare('eq', value)
  const spaced = /^(>=|<=|>|<|ge|le|gt|lt)(?:\s(.*))?$/s.exec(sent.trimStart())
  if (spaced !== null && spaced[2] !== undefined) return compare(toOperator(spaced[1]), unquote(spaced[2].trim()))
  if (value.startsWith('*') || value.endsWith('*')) return compare(...toPart(value))
  if (value.startsWith(',') && value.endsWith(',')) return toListConditions(field, type, 'multi', value)
  if (value.startsWith('!')) return compare('ne', unquote(value.slice(1).trim()))
  const tight = tightSigns[type === 'text' ? 'text' : 'others'].exec(value)
  if (tight !== null) return compare(toOperator(tight[1]), unquote(tight[2]?.trim() ?? ''))
  if (value.includes(',')) return toListConditions(field, type, 'in', value)
  return compare('eq', value.replaceAll('++', '+'))
}

function toOperator(word: string | undefined): SingleOperator {
  return signs[word ?? ''] ?? (word as SingleOperator)
}

/** Which part a value with stars at its ends matches. */
function toPart(value: string): [SingleOperator, string] {
  const isOpenStart = value.startsWith('*')
  const isOpenEnd = value.endsWith('*') && value.length > 1
  const part = value.slice(isOpenStart ? 1 : 0, isOpenEnd ? -1 : undefined)
  if (isOpenStart && isOpenEnd) return ['like', part]
  return isOpenStart ? ['left_like', part] : ['right_like', part]
}

function isQuoted(value: string): boolean {
  const first = value[0]
  return value.length >= 2 && (first === "'" || first === '"') && value.endsWith(first)
}

function unquote(value: string): string {
  return isQuoted(value) ? value.slice(1, -1) : value
}
