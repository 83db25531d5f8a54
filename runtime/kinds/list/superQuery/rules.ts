import { type SuperQueryRule, superQueryRules } from '../../../language/index.ts'
import type { ValueWidget } from '../../../registry/index.ts'

const ordered: readonly SuperQueryRule[] = ['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le']
const chosen: readonly SuperQueryRule[] = ['eq', 'like', 'in', 'ne']
const equalityRules: readonly SuperQueryRule[] = ['eq', 'ne']

/** Widgets whose text is one of some values, and not what a person typed. */
const choosing: ReadonlySet<ValueWidget['group']> = new Set(['choice', 'people', 'record', 'file'])

/** The rules of specification 5 that suit the values of a widget; `eq` is always the first. */
export function rulesOf({ value, group }: Pick<ValueWidget, 'value' | 'group'>): readonly SuperQueryRule[] {
  if (value === 'number' || value === 'date') return ordered
  if (value === 'boolean') return equalityRules
  if (value === 'list' || value === 'record' || choosing.has(group)) return chosen
  return superQueryRules
}
