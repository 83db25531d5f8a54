import type { Holding, Reach } from '../../../../server/authority/reach.ts'
import {
  findBeyond,
  isCovered,
  isNew,
  listHoldings,
  type Measure,
  nameHolding,
  type Span,
  splitPerms,
  toMeasure,
} from './measure.ts'
import { toName } from './names.ts'
import type { State } from './state.ts'

/** Calls that were accepted: one, or two at once. */
export interface Done {
  /** Who made them, by their ids. */
  readonly callers: readonly string[]
  readonly span: Span
  readonly powers: ReadonlySet<string>
}

/** Says what accepted calls broke; nothing for most. */
export function findFaults(done: Done): readonly string[] {
  return [...ownReach(done), ...reachOfOthers(done), ...accounts(done), ...things(done), ...tenants(done)]
}

/** What callers may give: what they reached before. Of two at once, one may have been given something by the other. */
function toLimits({ callers, span }: Done, naming: 'holder' | 'account'): readonly Measure[] {
  const before = callers.map((caller) => toMeasure(span.before, caller, naming))
  return callers.length === 1 ? before : [...before, ...callers.map((caller) => toMeasure(span.after, caller, naming))]
}

/** Nobody widens themselves; of two at once, each was given what the other one reaches, their own records as theirs. */
function ownReach({ callers, span }: Done): readonly string[] {
  return callers.flatMap((caller) => {
    const is = span.after.snapshot.reachOf(caller, 'person')
    if (is.isAdmin && !span.before.snapshot.reachOf(caller, 'person').isAdmin)
      return ['a caller became an administrator']
    const others = callers.filter((other) => other !== caller).map((other) => toMeasure(span.before, other, 'holder'))
    const given = span.after.snapshot.reachOf(caller, 'holder')
    const lacking = new Set(findBeyond(given, others, span).map(nameHeld))
    return findBeyond(is, [toMeasure(span.before, caller, 'person')], span)
      .filter((held) => others.length === 0 || lacking.has(nameHeld(held)))
      .map((held) => `a caller gained ${nameHolding(held)}`)
  })
}

const nameHeld = ({ tenantId, key }: Holding): string => `${tenantId} ${key}`

/** What others gain or lose is within the callers' reach; powers are nobody's to give. */
function reachOfOthers(done: Done): readonly string[] {
  const { callers, span, powers } = done
  const { before, after } = span
  const limits = toLimits(done, 'holder')
  const lacking = (held: Holding) => !isCovered(held, limits, span)
  return [...new Set([...before.watched, ...after.watched])].flatMap((who) => {
    if (callers.includes(who)) return []
    const [was, is] = [before.snapshot.reachOf(who, 'holder'), after.snapshot.reachOf(who, 'holder')]
    if (is.isAdmin && !was.isAdmin) return [`${who} became an administrator`]
    if (was.isAdmin) return is.isAdmin ? [] : [`${who} is no administrator any more`]
    const gained = findBeyond(is, [toMeasure(before, who, 'holder')], span)
    const given = gained.filter(({ key }) => key.startsWith('code:') && powers.has(key.slice(5)))
    const lost = findLost(was, is)
    return [
      ...given.map(({ key }) => `${who} gained the power ${key}`),
      ...gained.filter(lacking).map((held) => `${who} gained ${nameHolding(held)}, which the caller lacks`),
      ...lost
        .map(ofAnybody)
        .filter(lacking)
        .map((held) => `${who} lost ${nameHolding(held)}, which the caller lacks`),
    ]
  })
}

/** What somebody had, as anybody has it: who makes an end of a report makes it for each of its readers. */
const ofAnybody = (held: Holding): Holding => ({
  ...held,
  bounds: held.bounds.map((bound) => (bound.source?.kind === 'asker' ? { ...bound, extent: undefined } : bound)),
})

/** What somebody does not reach any more at all; what is narrowed is no loss. */
function findLost(was: Reach, is: Reach): readonly Holding[] {
  return listHoldings(was).filter(({ tenantId, key }) => {
    const left = is.tenants.get(tenantId)
    // Who looks after all departments does so after one of them is gone.
    const hasAll =
      key.startsWith('depart:') && ['code:depart:users', 'code:depart:role'].every((code) => left?.has(code))
    return left?.has(key) !== true && !hasAll
  })
}

/** Only who reaches all that somebody does may do with their account what else only they could do. */
function accounts(done: Done): readonly string[] {
  const { callers, span } = done
  const { before, after } = span
  const limits = toLimits(done, 'account')
  return before.state.users.flatMap(({ id, username }) => {
    if (callers.includes(id) || toAccount(before.state, id) === toAccount(after.state, id)) return []
    // Of two at once the second one found what the first one had made of it.
    if (callers.length > 1 && findWhole(after.snapshot.reachOf(id, 'account'), limits, span).length === 0) return []
    return findWhole(before.snapshot.reachOf(id, 'account'), limits, span).map(
      (what) => `the account of ${username} changed, who has ${what}`,
    )
  })
}

/** Only who reaches all that the people of a tenant do there closes or opens it. */
function tenants(done: Done): readonly string[] {
  const { callers, span } = done
  const { before, after } = span
  const statusOf = ({ tenants: all }: State, tenantId: number) => all.find(({ id }) => id === tenantId)?.status
  const limits = toLimits(done, 'holder')
  return before.state.tenants.flatMap(({ id: tenantId, status }) => {
    if (statusOf(after.state, tenantId) === status) return []
    const people = before.state.users
      .filter(({ id, delFlag }) => delFlag === 0 && !callers.includes(id))
      .map(({ id }) => id)
    return people.flatMap((who) => {
      const reach = before.snapshot.reachOf(who, 'holder')
      const own = reach.tenants.get(tenantId)
      if (own === undefined) return []
      return findWhole({ ...reach, isEverywhere: false, tenants: new Map([[tenantId, own]]) }, limits, span).map(
        (what) => `the tenant ${tenantId} changed, where ${who} has ${what}`,
      )
    })
  })
}

/** Everything of an account that is its holder's alone, as a text; undefined for one that is gone. */
function toAccount({ users, agents, sessions }: State, id: string): string | undefined {
  const found = users.find((user) => user.id === id)
  if (found === undefined) return undefined
  const { relTenantIds: _tenants, orgCode: _org, ...user } = found
  return JSON.stringify([
    user,
    agents.filter(({ userName }) => userName === user.username),
    sessions.filter(({ userId }) => userId === id),
  ])
}

/** What of a reach is in none of the limits as a whole; nothing where one has all of it. */
function findWhole(reach: Reach, limits: readonly Measure[], span: Span): readonly string[] {
  if (reach.isAdmin) return ['everything']
  const beyond = limits.map((limit) => findBeyond(reach, [limit], span))
  return beyond.some((each) => each.length === 0) ? [] : (beyond[0] ?? []).map(nameHolding)
}

/** A role that is changed, before and after, is within the caller's reach as a whole, and so is what a node opens. */
function things(done: Done): readonly string[] {
  const { callers, span } = done
  const { before, after } = span
  const limits = toLimits(done, 'holder')
  const roles = listChangedRoles(span).flatMap((who) =>
    [before, after].flatMap(({ snapshot }) =>
      findWhole(snapshot.reachOf(who, 'holder'), limits, span).map((what) => `${who} changed, which has ${what}`),
    ),
  )
  const held = new Set(
    callers.flatMap((caller) => listHoldings(before.snapshot.reachOf(caller, 'holder')).map(({ key }) => key)),
  )
  const nodes = listChanged(followNames(span), after.state.nodes).flatMap((id) =>
    [before, after].flatMap(({ state }) => {
      const node = state.nodes.find((each) => each.id === id)
      const codes = splitPerms(node?.perms ?? null)
      const isHeld = (code: string) =>
        held.has(`code:${code}`) || held.has(`operation:${code}`) || isNew(`code:${code}`, span)
      return codes.filter((code) => !isHeld(code)).map((code) => `a node with ${code} changed`)
    }),
  )
  return [...roles, ...nodes]
}

/** The nodes as they were, with codes that follow what has another name since: who calls it otherwise changes no node. */
function followNames({ before, renamed }: Span): State['nodes'] {
  const follow = (code: string): string => {
    const at = code.lastIndexOf(':')
    return `${renamed.get(code.slice(0, at)) ?? code.slice(0, at)}${code.slice(at)}`
  }
  return before.state.nodes.map((node) => ({
    ...node,
    perms: node.perms === null ? null : splitPerms(node.perms).map(follow).join(','),
  }))
}

/** The roles that are called otherwise, came or went, and those that were given something. */
function listChangedRoles(span: Span): readonly string[] {
  const { before, after } = span
  const grants = { roles: 'grants', departRoles: 'departGrants' } as const
  return (['roles', 'departRoles'] as const).flatMap((kind) => {
    const known = new Set(before.state[grants[kind]].map((grant) => JSON.stringify(grant)))
    const given = after.state[grants[kind]].filter(
      (grant) => !known.has(JSON.stringify(grant)) && !isPartOfHeld(grant, span, grants[kind]),
    )
    const changed = listChanged(before.state[kind], after.state[kind])
    return [...new Set([...changed, ...given.map(({ roleId }) => roleId)])].map((id) => toName(kind, id))
  })
}

/** Whether a grant is of a new button below a node that the role held already, which is divided. */
function isPartOfHeld(
  { roleId, permissionId }: State['grants'][number],
  { before, after }: Span,
  grants: 'grants' | 'departGrants',
): boolean {
  if (before.state.nodes.some(({ id }) => id === permissionId)) return false
  const above = after.state.nodes.find(({ id }) => id === permissionId)?.parentId
  return before.state[grants].some((each) => each.roleId === roleId && each.permissionId === above)
}

type Row = { readonly id: string }

function listChanged(before: readonly Row[], after: readonly Row[]): readonly string[] {
  const texts = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, JSON.stringify(row)]))
  const [was, is] = [texts(before), texts(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
}
