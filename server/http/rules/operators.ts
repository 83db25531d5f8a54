import type { Condition, ConditionGroup, FieldType, SingleOperator } from '../query/condition.ts'
import { toConditions, toListConditions } from '../query/toConditions.ts'

/**
 * How an operator reads the values of a rule: one text, or several where a variable had several values. A group without
 * conditions, or with one that is `never`, says that something of the rule cannot be read: nothing fulfils it.
 */
type RuleOperator = (field: string, type: FieldType, values: readonly string[]) => ConditionGroup

const split = (values: readonly string[]): readonly string[] =>
  values.flatMap((value) => value.split(',')).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))

/** A group without conditions is read as a rule that nothing fulfils. */
const nothing: ConditionGroup = { match: 'and', conditions: [] }

/** Joins what each value says; one that says nothing must not be left out, since the others alone may show more. */
function join(match: 'and' | 'or', parts: readonly (readonly Condition[])[]): ConditionGroup {
  return parts.some((part) => part.length === 0) ? nothing : { match, conditions: parts.flat() }
}

const each =
  (match: 'and' | 'or', operator: SingleOperator): RuleOperator =>
  (field, type, values) =>
    join(
      match,
      values.map((value) => toConditions(field, type, operator, value)),
    )

/** Words that compare with one value; with several of them nothing can be compared. */
const single =
  (operator: SingleOperator): RuleOperator =>
  (field, type, values) =>
    values.length === 1 ? each('and', operator)(field, type, values) : nothing

const list =
  (operator: 'in' | 'not_in' | 'multi' | 'not_multi'): RuleOperator =>
  (field, type, values) => {
    const elements = split(values)
    const [condition] = toListConditions(field, type, operator, elements.join(','))
    const isWhole = condition !== undefined && 'value' in condition && Array.isArray(condition.value)
    // A query drops the elements that cannot be read; a rule without them would be another one.
    return isWhole && condition.value.length === elements.length ? { match: 'and', conditions: [condition] } : nothing
  }

/** `A01%` begins with, `%01` ends with, and anything else contains (wire contract 2.5). */
const like: RuleOperator = (field, type, values) =>
  join(
    'or',
    values.map((value) => toConditions(field, type, ...toPart(value))),
  )

function toPart(value: string): [SingleOperator, string] {
  const [, start, part = '', end] = /^([%*]?)(.*?)([%*]?)$/s.exec(value) ?? []
  if (start !== '' && end === '') return ['left_like', part]
  return start === '' && end !== '' ? ['right_like', part] : ['like', part]
}

const words =
  (match: 'and' | 'or'): RuleOperator =>
  (field, type, values) =>
    each(match, 'like')(field, type, split(values))

const range =
  (isInside: boolean): RuleOperator =>
  (field, type, values) => {
    const [from, to, ...more] = split(values)
    if (from === undefined || to === undefined || more.length > 0) return nothing
    const bound = (operator: SingleOperator, value: string): Condition[] => toConditions(field, type, operator, value)
    return isInside
      ? join('and', [bound('ge', from), bound('le', to)])
      : join('or', [bound('lt', from), bound('gt', to)])
  }

const presence =
  (operator: 'empty' | 'not_empty'): RuleOperator =>
  (field) => ({ match: 'and', conditions: [{ field, operator }] })

const equal: RuleOperator = (field, type, values) =>
  values.length === 1 ? each('and', 'eq')(field, type, values) : list('in')(field, type, values)

const ruleOperators: Readonly<Record<string, RuleOperator>> = {
  eq: equal,
  eq_with_add: (field, type, values) =>
    equal(
      field,
      type,
      values.map((value) => value.replaceAll('++', '+')),
    ),
  ne: each('and', 'ne'),
  gt: single('gt'),
  ge: single('ge'),
  lt: single('lt'),
  le: single('le'),
  in: list('in'),
  not_in: list('not_in'),
  like,
  not_like: each('and', 'not_like'),
  left_like: each('or', 'left_like'),
  not_left_like: each('and', 'not_left_like'),
  right_like: each('or', 'right_like'),
  not_right_like: each('and', 'not_right_like'),
  like_with_and: words('and'),
  like_with_or: words('or'),
  empty: presence('empty'),
  not_empty: presence('not_empty'),
  elem_match: list('multi'),
  elem_not_match: list('not_multi'),
  range: range(true),
  not_range: range(false),
}

/** The other spellings of the wire (wire contract 2.4). */
const aliases: Readonly<Record<string, string>> = {
  '=': 'eq',
  '==': 'eq',
  '!=': 'ne',
  '<>': 'ne',
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
  eqwithadd: 'eq_with_add',
  likewithand: 'like_with_and',
  likewithor: 'like_with_or',
  elemmatch: 'elem_match',
  ele_match: 'elem_match',
  ele_not_match: 'elem_not_match',
}

/** All words by which a rule may compare. */
export const ruleWords: readonly string[] = [...Object.keys(ruleOperators), ...Object.keys(aliases)]

/** The name of an operator by any of its spellings; raw SQL and words of other databases have none (wire contract 5, S12). */
export function nameRuleOperator(word: string): string | undefined {
  const text = word.trim().toLowerCase()
  const name = Object.hasOwn(aliases, text) ? (aliases[text] ?? text) : text
  return Object.hasOwn(ruleOperators, name) ? name : undefined
}

/** Finds an operator by any of its spellings. */
export function findRuleOperator(word: string): RuleOperator | undefined {
  const name = nameRuleOperator(word)
  return name === undefined ? undefined : ruleOperators[name]
}

/** Whether an operator asks for no value. */
export function needsNoValue(word: string): boolean {
  return /^(not_)?empty$/i.test(word.trim())
}
