import type { Bound } from '../../../../server/authority/reach.ts'
import { camelCaseName } from '../../../../server/db/names.ts'

/** A record that somebody may read: what rules may be about, and the tenants that it belongs to. */
export interface Row {
  readonly id: string
  readonly values: Readonly<Record<string, string | null>>
  /** Undefined where the records have no tenant; 0 is that of none. */
  readonly tenants?: readonly number[]
}

/** The values of the variables of rules, for one person. */
export type Filled = Readonly<Record<string, readonly string[]>>

/** Whether all rules let a record through, read anew: `orgCode right_like #{sys_org_code}`. */
export function isWithinRules({ values }: Row, bounds: readonly Bound[], filled: Filled): boolean {
  return bounds.every(({ source }) => {
    if (source?.kind === 'asker') return isOfAsker(values, source.name, filled)
    // What is hidden or read-only keeps no record away.
    if (source?.kind !== 'rule') return true
    // Of a rule on the main table of a sub table as well: records of both with the same code belong together.
    const [, column = '', operator = '', value = ''] = /^(\S+) (\S+) (.*)$/.exec(source.text) ?? []
    const stored = values[column] ?? values[camelCaseName(column)]
    const wanted = fill(value, filled)
    if (stored === undefined || stored === null) return false
    if (operator === '=') return wanted.includes(stored)
    if (operator === 'right_like') return wanted.some((text) => stored.startsWith(text))
    throw new Error(`The trial knows no rule such as ${source.text}.`)
  })
}

/** Reports of the trial compare one column with a variable. */
function isOfAsker(values: Row['values'], variable: string, filled: Filled): boolean {
  const stored = values[variable === 'sys_org_code' ? 'sysOrgCode' : 'code']
  return stored === (filled[variable] ?? []).join(',')
}

function fill(value: string, filled: Filled): readonly string[] {
  const [, variable] = /^#\{(\w+)\}$/.exec(value) ?? []
  return variable === undefined ? [value] : (filled[variable] ?? [])
}
