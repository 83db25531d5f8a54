import { camelCaseName } from '../../db/names.ts'
import type { ConditionGroup, QueryFields } from '../query/condition.ts'
import type { GrantedRule } from './grantedRules.ts'
import { findRuleOperator, needsNoValue } from './operators.ts'
import { fillVariables, type RuleContext } from './variables.ts'

/** A rule as a condition of the database, with the values that it compares with. */
export interface ReadRule {
  readonly rule: GrantedRule
  readonly values: readonly string[]
  readonly group: ConditionGroup
}

/**
 * Reads rules for a person. A rule that cannot be read, because its column, its operator or a variable is unknown or
 * empty, lets no record through: what is wrong with a rule must never show more.
 */
export function readRules(
  rules: readonly GrantedRule[],
  fields: QueryFields,
  context: RuleContext,
): Promise<readonly ReadRule[]> {
  return Promise.all(rules.map((rule) => readRule(rule, fields, context)))
}

async function readRule(rule: GrantedRule, fields: QueryFields, context: RuleContext): Promise<ReadRule> {
  const values = needsNoValue(rule.ruleConditions) ? [] : await fillVariables(rule.ruleValue ?? '', context)
  return {
    rule,
    values: values.filter((value) => value !== ''),
    group: toRuleGroup({ column: rule.ruleColumn, operator: rule.ruleConditions }, values, fields),
  }
}

/** A rule as a condition on records with some fields, once its variables are filled; one that lets nothing through where it cannot be read. */
export function toRuleGroup(
  { column, operator }: { readonly column: string; readonly operator: string },
  values: readonly string[],
  fields: QueryFields,
): ConditionGroup {
  const name = toField(column, fields)
  const read = findRuleOperator(operator)
  const field = name === undefined ? undefined : fields[name]
  const isMissing = values.length === 0 && !needsNoValue(operator)
  if (name === undefined || field === undefined || read === undefined || isMissing) return never
  const group = read(name, field.type, values)
  return isReadable(group) ? group : never
}

/** One part that cannot be read makes the whole unreadable: joined by "or", the others would show what it keeps away. */
const isReadable = ({ conditions }: ConditionGroup): boolean =>
  conditions.length > 0 && conditions.every(({ operator }) => operator !== 'never')

const never: ConditionGroup = { match: 'and', conditions: [{ field: 'id', operator: 'never' }] }

/** The field that a rule's column means; undefined when the records have none. */
export function toField(column: string, fields: QueryFields): string | undefined {
  const name = column.trim()
  return [name, camelCaseName(name.toLowerCase())].find((each) => Object.hasOwn(fields, each))
}
