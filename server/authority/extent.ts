import { toDynamic } from '../db/dynamic.ts'
import { camelCaseName, snakeCaseName } from '../db/names.ts'
import type { Connection } from '../db/schema.ts'
import type { QueryFields } from '../http/query/condition.ts'
import { toExpression } from '../http/query/toExpression.ts'
import { toRuleGroup } from '../http/rules/toRuleGroups.ts'
import { listVariables, replaceVariables } from '../http/rules/variables.ts'
import type { Grants, Place } from './grants.ts'
import type { Holder } from './people.ts'

/** A rule by what it says. */
export interface RuleText {
  readonly column: string
  readonly operator: string
  readonly value: string | null
}

/** The words of a rule by which it is the same as another one. */
export function toRuleKey({ column, operator, value }: RuleText): string {
  return `${toColumn(column)} ${operator.trim().toLowerCase()} ${value ?? ''}`
}

const toColumn = (column: string): string => camelCaseName(column.trim().toLowerCase())

/**
 * How a rule on one's own records is read: `person` names who they are, so that the own records of two people differ;
 * `holder` takes it as it stands, since who is given it gets their own ones.
 */
export type Naming = 'person' | 'holder'

/** Says what a rule leaves to a person, in words that can be compared; undefined for the same as to everybody. */
export type ReadExtent = (rule: RuleText, holder: Holder, naming: Naming) => Promise<ReadonlySet<string> | undefined>

type Values = (holder: Holder, grants: PersonalGrants, naming: Naming) => readonly string[]

interface PersonalGrants extends Pick<Grants, 'roles'> {
  readonly places: ReadonlyMap<string, Place>
}

// Who belongs to several departments may make any of them the current one.
const orgCodes: Values = ({ departs }, { places }) => departs.flatMap((id) => places.get(id)?.orgCode ?? [])

/** The variables of rules that differ from person to person (wire contract 2.5). */
const personal: Readonly<Record<string, Values>> = {
  sys_user_code: ({ username = '' }, _grants, naming) => [naming === 'person' ? username : '#'],
  sys_user_id: ({ id = '' }, _grants, naming) => [naming === 'person' ? id : '#'],
  sys_user_name: ({ realname = '' }) => [realname],
  sys_org_code: orgCodes,
  sys_multi_org_code: orgCodes,
  sys_org_id: ({ departs }) => departs,
  sys_role_code: ({ roles: held }, { roles }) => held.flatMap((id) => roles.get(id)?.code ?? []),
}

const departVariables = new Set(['sys_org_code', 'sys_multi_org_code', 'sys_org_id'])
const codeColumns = new Set(['orgCode', 'sysOrgCode', 'departCode'])
const idColumns = new Set(['departId', 'depId'])
const departFields: QueryFields = { id: { type: 'text' }, orgCode: { type: 'text' } }
const narrowing = /^(eq|=|==|in|like|left_like|right_like|like_with_or|likewithor|elem_match|elemmatch)$/i

/** Reads what rules leave to people, given where departments stand now. */
export function createExtents(db: Connection, { places: all, roles }: Pick<Grants, 'places' | 'roles'>): ReadExtent {
  const grants = { roles, places: new Map(all.map((place) => [place.id, place])) }
  const departs = new Map<string, Promise<ReadonlySet<string>>>()
  return async (rule, holder, naming) => {
    if (holder.id === undefined) return undefined
    const { operator, value } = rule
    const names = listVariables(value ?? '').map(snakeCaseName)
    const column = toColumn(rule.column)
    const isOfDeparts =
      names.some((name) => departVariables.has(name)) || codeColumns.has(column) || idColumns.has(column)
    if (!isOfDeparts && !names.some((name) => Object.hasOwn(personal, name))) return undefined
    const texts = replaceVariables(value ?? '', (name) => {
      const known = snakeCaseName(name)
      // What is the same for everybody, such as the date, stays as it is written.
      return personal[known]?.(holder, grants, naming) ?? [`#{${name}}`]
    })
    const sorted = [...new Set(texts)].sort()
    if (!isOfDeparts) return new Set(narrowing.test(operator.trim()) ? sorted : [JSON.stringify(sorted)])
    const field = names.includes('sys_org_id') || idColumns.has(column) ? 'id' : 'orgCode'
    const key = JSON.stringify([field, operator, sorted])
    const found =
      departs.get(key) ??
      findDeparts(db, { field, operator, values: sorted }).then((ids) => ids.intersection(grants.places))
    departs.set(key, found)
    return found
  }
}

/** The departments that a condition on their codes, or their ids, lets through. */
async function findDeparts(
  db: Connection,
  {
    field,
    operator,
    values,
  }: { readonly field: string; readonly operator: string; readonly values: readonly string[] },
): Promise<ReadonlySet<string>> {
  const group = toRuleGroup({ column: field, operator }, values, departFields)
  const rows = await toDynamic(db)
    .selectFrom('sysDepart')
    .select('id')
    .where('delFlag', '=', 0)
    .where(toExpression(group, departFields))
    .execute()
  return new Set(rows.map(({ id }) => String(id)))
}
