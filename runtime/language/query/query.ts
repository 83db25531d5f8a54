import type { QueryRule } from '../schema/queryRules.ts'
import { isFilterText } from './filterText.ts'
import { toLiteral, toOperand, toUnequal } from './literal.ts'

/** What a person asked of one field. */
export interface QueryEntry {
  readonly field: string
  readonly rule: QueryRule
  readonly value: unknown
}

/** The parameters of a call by name, not yet encoded for an address. */
export type QueryParameters = Record<string, string>

/** The trimmed text of a value; empty for what holds no text. Lists are joined by commas. */
export function toParameterText(value: unknown): string {
  if (Array.isArray(value)) return toElements(value).join(',')
  if (isFilterText(value)) return value.text.trim()
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  return ''
}

function toElements(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : toParameterText(value).split(',')
  return parts.map(toParameterText).filter((part) => part !== '')
}

type Writer = (field: string, value: unknown) => QueryParameters

const one =
  (write: (text: string) => string): Writer =>
  (field, value) => {
    const text = toParameterText(value)
    return text === '' ? {} : { [field]: write(text) }
  }

const list: Writer = (field, value) => {
  const elements = toElements(value)
  return elements.length === 0 ? {} : { [`${field}_MultiString`]: elements.join(',') }
}

const bound = (name: string, value: unknown): QueryParameters => {
  const text = toParameterText(value)
  return text === '' ? {} : { [name]: text }
}

/**
 * Comparisons are written with the space that wire contract 2.1 requires: the specification's form without it is read as
 * plain equality by servers of the family.
 */
const writers: Readonly<Record<QueryRule, Writer>> = {
  eq: (field, value) => (Array.isArray(value) ? list(field, value) : one(toLiteral)(field, value)),
  ne: one((text) => `!${toUnequal(text)}`),
  gt: one((text) => `> ${toOperand(text)}`),
  ge: one((text) => `>= ${toOperand(text)}`),
  lt: one((text) => `< ${toOperand(text)}`),
  le: one((text) => `<= ${toOperand(text)}`),
  like: one((text) => `*${text}*`),
  left_like: one((text) => `*${text}`),
  right_like: one((text) => `${text}*`),
  in: list,
  between: (field, value) => {
    const [from, to] = Array.isArray(value) ? value : [value, undefined]
    return { ...bound(`${field}_begin`, from), ...bound(`${field}_end`, to) }
  },
  multi: (field, value) => {
    const elements = toElements(value)
    return elements.length === 0 ? {} : { [field]: `,${elements.join(',')},` }
  },
}

/** An entry by the rule that holds for it: a text with an operator of its own is asked by that alone (specification 5). */
export const byOwnOperator = (entry: QueryEntry): QueryEntry =>
  isFilterText(entry.value) ? { field: entry.field, rule: entry.value.operator, value: entry.value.text } : entry

/**
 * Writes what a person asked as the parameters of wire contract 2.1; empty values are left out. A text under `eq` and
 * `ne` is sent as a literal whatever characters it holds. Two things have no literal in that grammar: a comma inside an
 * element of a list, and a star at the open end of `left_like` and `right_like`, which then search as `like`.
 */
export function toQueryParameters(entries: readonly QueryEntry[]): QueryParameters {
  return Object.assign({}, ...entries.map(byOwnOperator).map(({ field, rule, value }) => writers[rule](field, value)))
}
