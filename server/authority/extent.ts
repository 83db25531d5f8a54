import { camelCaseName, snakeCaseName } from '../db/names.ts'
import type { FieldType } from '../http/query/condition.ts'
import { nameRuleOperator } from '../http/rules/operators.ts'
import { toField } from '../http/rules/toRuleGroups.ts'
import { listVariables, replaceVariables } from '../http/rules/variables.ts'
import type { FindDeparts } from './departFinder.ts'
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
  return `${toColumn(column)} ${nameRuleOperator(operator) ?? operator.trim().toLowerCase()} ${value ?? ''}`
}

/** What a rule says that lets no record through. */
export const neverKey = 'never'

/**
 * The same for a rule on the records of a form, by which field it names and by how that compares: the words of a rule say
 * something else once fields have other names or types.
 */
export function toFormRuleKey({ column, operator, value }: RuleText, fields: NamedFields): string {
  const name = toField(column, fields)
  const field = name === undefined ? undefined : fields[name]
  const read = nameRuleOperator(operator)
  return field === undefined || read === undefined ? neverKey : `${field.id}:${field.type} ${read} ${value ?? ''}`
}

/** The fields of a form by their names: which ones they are, whatever they are called, and how they compare. */
export type NamedFields = Readonly<Record<string, { readonly id: string; readonly type: FieldType }>>

/** A column is named as the field is, or as the database does, in any letters. */
function toColumn(column: string): string {
  const name = column.trim()
  return name.includes('_') || name === name.toUpperCase() ? camelCaseName(name.toLowerCase()) : name
}

/**
 * How what hangs on who somebody is is read. `person` names who they are, so that the own records of two people differ;
 * `account` does so too, but takes what is open to everybody for the same to all; `holder` takes a rule on one's own
 * records as it stands besides, since who is given it gets their own ones.
 */
export type Naming = 'person' | 'account' | 'holder'

/** Says what a rule leaves to a person, in words that can be compared; undefined for the same as to everybody. */
export type ReadExtent = (rule: RuleText, holder: Holder, naming: Naming) => Promise<ReadonlySet<string> | undefined>

/** Says what a variable stands for where a person asks; undefined for what says nothing of them. */
export type ReadAsker = (variable: string, holder: Holder, naming: Naming) => ReadonlySet<string> | undefined

type Values = (holder: Holder, grants: PersonalGrants, naming: Naming) => readonly string[]

interface PersonalGrants extends Pick<Grants, 'roles'> {
  readonly places: ReadonlyMap<string, Place>
}

// Who belongs to several departments may make any of them the current one.
const orgCodes: Values = ({ departs }, { places }) => departs.flatMap((id) => places.get(id)?.orgCode ?? [])

/** The variables of rules that differ from person to person (wire contract 2.5). */
const personal: Readonly<Record<string, Values>> = {
  sys_user_code: ({ username = '' }, _grants, naming) => [naming === 'holder' ? '#' : username],
  sys_user_id: ({ id = '' }, _grants, naming) => [naming === 'holder' ? '#' : id],
  sys_user_name: ({ realname = '' }) => [realname],
  sys_org_code: orgCodes,
  sys_multi_org_code: orgCodes,
  sys_org_id: ({ departs }) => departs,
  sys_role_code: ({ roles: held }, { roles }) => held.flatMap((id) => roles.get(id)?.code ?? []),
}

const departVariables = new Set(['sys_org_code', 'sys_multi_org_code', 'sys_org_id'])
const codeColumns = new Set(['orgCode', 'sysOrgCode', 'departCode'])
const idColumns = new Set(['departId', 'depId'])
/** Words that leave to each person their own records and no others, where they compare with one variable alone. */
const ownOperators = new Set(['eq', 'eq_with_add', 'in', 'elem_match'])

const leavesOwn = ({ operator, value }: RuleText): boolean =>
  ownOperators.has(nameRuleOperator(operator) ?? '') && /^\s*#\{\w+\}\s*$/.test(value ?? '')

const narrowing = /^(eq|=|==|in|like|left_like|right_like|like_with_or|likewithor|elem_match|elemmatch)$/i

/** Everything that a variable may stand for. */
const anything: ReadonlySet<string> = new Set(['*'])

/** The variables that stand for one person alone. */
const ownVariables = new Set(['sys_user_code', 'sys_user_id'])

/**
 * Reads what variables stand for: departments by their ids, since one that moves has another code and is the same, with all
 * below them, since texts compare by the beginning of a code too.
 */
export function createAskers({ roles, places }: Pick<Grants, 'roles' | 'places'>): ReadAsker {
  const grants = { roles, places: new Map<string, Place>() }
  const below = Map.groupBy(places, ({ parentId }) => parentId)
  const addBelow = (id: string, found: Set<string>): Set<string> => {
    if (found.has(id)) return found
    found.add(id)
    for (const place of below.get(id) ?? []) addBelow(place.id, found)
    return found
  }
  return (variable, holder, naming) => {
    const read = Object.hasOwn(personal, variable) ? personal[variable] : undefined
    if (read === undefined) return undefined
    if (holder.isEverybody === true && !ownVariables.has(variable)) return anything
    if (!departVariables.has(variable)) return new Set(read(holder, grants, naming))
    return holder.departs.reduce((found, id) => addBelow(id, found), new Set<string>())
  }
}

/** Reads what rules leave to people, given where departments stand now. */
export function createExtents(
  { places: all, roles }: Pick<Grants, 'places' | 'roles'>,
  findDeparts: FindDeparts,
): ReadExtent {
  const grants = { roles, places: new Map(all.map((place) => [place.id, place])) }
  return async (rule, holder, naming) => {
    if (holder.id === undefined) return undefined
    const { operator, value } = rule
    const names = listVariables(value ?? '').map(snakeCaseName)
    const column = toColumn(rule.column)
    const isOfDeparts =
      names.some((name) => departVariables.has(name)) || codeColumns.has(column) || idColumns.has(column)
    if (!isOfDeparts && !names.some((name) => Object.hasOwn(personal, name))) return undefined
    // What is not only of one's own depends on how one is called.
    const called = leavesOwn(rule) ? naming : 'person'
    const texts = replaceVariables(value ?? '', (name) => {
      const known = snakeCaseName(name)
      // What is the same for everybody, such as the date, stays as it is written.
      return personal[known]?.(holder, grants, called) ?? [`#{${name}}`]
    })
    const sorted = [...new Set(texts)].sort()
    if (!isOfDeparts) return new Set(narrowing.test(operator.trim()) ? sorted : [JSON.stringify(sorted)])
    const field = names.includes('sys_org_id') || idColumns.has(column) ? 'id' : 'orgCode'
    const departs = (await findDeparts({ field, operator, values: sorted })).intersection(grants.places)
    const others = names.filter((name) => Object.hasOwn(personal, name) && !departVariables.has(name))
    return departs.union(new Set(others.flatMap((name) => personal[name]?.(holder, grants, called) ?? [])))
  }
}
