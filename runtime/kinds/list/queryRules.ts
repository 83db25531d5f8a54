import type { QueryEntry, QueryRule } from '../../language/index.ts'
import type { ValueWidget } from '../../registry/index.ts'

/** The rules that a person chose, by field. */
export type QueryRules = Readonly<Record<string, QueryRule>>

type Entry = Pick<Exclude<QueryEntry, string>, 'field' | 'rule' | 'rules'>

const plainRule: QueryRule = 'eq'

/** The rule with which an entry begins: its own, else the first that it offers, else that of its widget. */
export const toFirstRule = ({ rule, rules }: Entry, widget: Pick<ValueWidget, 'rule'> | undefined): QueryRule =>
  rule ?? rules?.[0] ?? widget?.rule ?? plainRule

/** The rule by which an entry is asked: the one that a person chose among those that it offers, else its first. */
export function toFilterRule(
  entry: Entry,
  widget: Pick<ValueWidget, 'rule'> | undefined,
  chosen: QueryRules,
): QueryRule {
  const rule = chosen[entry.field]
  return rule !== undefined && entry.rules?.includes(rule) ? rule : toFirstRule(entry, widget)
}
