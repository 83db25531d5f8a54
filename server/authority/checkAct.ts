import { lockWithNext } from '../db/lock.ts'
import type { ActRun, CheckAct, CheckedAct, Subjects } from '../http/act.ts'
import type { SignedInCall } from '../http/call.ts'
import type { Services } from '../http/services.ts'
import { withTransaction } from '../http/transaction.ts'
import { toRuledRecords } from './binding.ts'
import { type Concerned, findConcerned, joinConcerned } from './concerned.ts'
import { createDepartFinder } from './departFinder.ts'
import { withoutNewNames } from './newNames.ts'
import { splitTenants } from './people.ts'
import { findBeyond, type Holding, isWithin, type Reach } from './reach.ts'
import { type Reason, refuseAct } from './refusal.ts'
import { findSeen } from './seen.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'

/**
 * Makes the one place that decides who may give what to whom. Every act on rights is done and then judged by what it did:
 * what somebody reaches after it and did not before has to be within what its caller reached before; nobody widens
 * themselves; who is acted for, and things on which rights hang, have to be within the caller's reach as a whole. What is
 * not allowed is undone with its transaction. Administrators may do everything.
 */
export function createActCheck(services: Pick<Services, 'calls' | 'powers'>): CheckAct {
  const readRecords = createRecordsReader(services)
  const prepareDeparts = createDepartFinder()
  const check = async <T>(inner: SignedInCall, act: CheckedAct, { renew, work }: ActRun<T>): Promise<T> => {
    const { db } = inner
    const records = readRecords()
    // Two acts at once could together give what neither may.
    await lockWithNext(db, 'acts on rights')
    await renew(db)
    const { sort, subjectsOf } = toSort(act)
    const actor = inner.user.id
    const tenants = splitTenants(inner.user.relTenantIds)
    const subjects = await subjectsOf(inner)
    const seen = await findSeen(inner, subjects)
    const concerned = await findConcerned(db, subjects, { seen, tenants })
    const before = await takeSnapshot(withActor(concerned, actor), {
      db,
      records,
      prepareDeparts,
      named: new Set([actor, ...(sort === 'actsFor' ? (seen.users ?? []) : [])]),
    })
    const result = await work(db)
    const later = await subjectsOf(inner, result)
    const added = toAdded(later, subjects)
    // Other nodes may open the same forms and reports now.
    const all = joinConcerned(
      concerned,
      await findConcerned(db, { ...added, ...pickOpened(later) }, { tenants }),
      added,
    )
    const people = new Set([...(seen.users ?? []), ...(added.users ?? [])])
    const actedFor = sort === 'actsFor' ? people : new Set<string>()
    const found = await takeSnapshot(withActor(all, actor), {
      db,
      records,
      prepareDeparts,
      named: new Set([actor, ...actedFor]),
      known: before.known,
    })
    const after = withoutNewNames(found, before)
    const reason = findReason({
      actor,
      actedFor,
      named: people,
      concerned: all,
      before,
      after,
      powers: services.powers,
    })
    if (reason !== undefined) throw new RefusedAct(reason)
    return result
  }
  return async (call, act, run) => {
    try {
      return await withTransaction(call, (inner) => check(inner, act, run))
    } catch (error) {
      // Told once all is as it was: under the names that things had, not under those that the act gave them.
      throw error instanceof RefusedAct ? await refuseAct(call, error.reason) : error
    }
  }
}

/** Undoes the transaction of an act. */
class RefusedAct extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super('The act is refused.')
    this.reason = reason
  }
}

/** The subjects that are there only since the work. */
function toAdded(after: Subjects, before: Subjects): Subjects {
  const { grantees: _grantees, movedTo: _movedTo, ...lists } = after
  return Object.fromEntries(
    Object.entries(lists).map(([name, ids]) => {
      const known = new Set(before[name as keyof typeof lists])
      return [name, ids.filter((id) => !known.has(id))]
    }),
  )
}

const pickOpened = ({ forms = [], reports = [], graphs = [], templets = [] }: Subjects): Subjects => ({
  ...{ forms, reports, graphs, templets },
})

const withActor = (concerned: Concerned, actor: string): Concerned => ({
  ...concerned,
  people: new Set([...concerned.people, actor]),
})

interface Sort {
  readonly sort: 'gives' | 'actsFor' | 'changes'
  readonly subjectsOf: (call: SignedInCall, result?: unknown) => Subjects | Promise<Subjects>
}

function toSort(act: CheckedAct): Sort {
  if ('gives' in act) return { sort: 'gives', subjectsOf: act.gives }
  if ('actsFor' in act) return { sort: 'actsFor', subjectsOf: act.actsFor }
  return { sort: 'changes', subjectsOf: act.changes }
}

interface Findings {
  readonly actor: string
  readonly actedFor: ReadonlySet<string>
  /** The people whom the call names. */
  readonly named: ReadonlySet<string>
  readonly concerned: Concerned
  readonly before: Snapshot
  readonly after: Snapshot
  readonly powers: Services['powers']
}

/** Why an act is not allowed; undefined where it is. */
function findReason({ actor, actedFor, named, concerned, before, after, powers }: Findings): Reason | undefined {
  const limit = before.reachOf(actor, 'person')
  const widened = findGained(limit, after.reachOf(actor, 'person'))
  if (widened.length > 0) return { kind: 'oneself', lacking: widened, limit }
  const limitOfHolder = before.reachOf(actor, 'holder')
  const limitOfAccount = before.reachOf(actor, 'account')
  for (const who of [...concerned.people, ...concerned.imagined.keys()]) {
    if (who === actor) continue
    const about = { who, isNamed: named.has(who) }
    const [was, is] = [before.reachOf(who, 'holder'), after.reachOf(who, 'holder')]
    const gained = findGained(was, is).filter(
      ({ key }) => !concerned.newcomers.has(who) || concerned.opened.some((begin) => key.startsWith(begin)),
    )
    const given = gained.filter(({ key }) => key.startsWith('code:') && powers.has(key.slice(5)))
    if (given.length > 0) return { kind: 'power', ...about, lacking: given, limit }
    if (actedFor.has(who)) {
      const beyond = findLacking([before.reachOf(who, 'account'), after.reachOf(who, 'account')], limitOfAccount)
      if (beyond !== undefined) return { kind: 'actsFor', ...about, lacking: beyond, limit: limitOfAccount }
    }
    const switched = concerned.ofSwitched.has(who)
      ? findLacking([pickTenants(was, concerned.switched)], limitOfHolder)
      : undefined
    if (switched !== undefined) return { kind: 'person', ...about, lacking: switched, limit: limitOfHolder }
    const changed = concerned.things.has(who)
      ? findLacking([was, is], limitOfHolder)
      : findLacking([toReach(gained, is), toReach(findLost(was, is).map(ofAnybody), was)], limitOfHolder)
    if (changed !== undefined)
      return { kind: concerned.things.has(who) ? 'thing' : 'person', ...about, lacking: changed, limit: limitOfHolder }
  }
  return undefined
}

const everything: Holding = { tenantId: 0, key: 'everything', bounds: [] }

/** Gives the records that data rules may be about; the calls of packs come and go. */
function createRecordsReader(services: Pick<Services, 'calls'>): () => ReturnType<typeof toRuledRecords> {
  let known: { readonly calls: Services['calls']; readonly records: ReturnType<typeof toRuledRecords> } | undefined
  return () => {
    const { calls } = services
    if (known?.calls !== calls) known = { calls, records: toRuledRecords(calls.all) }
    return known.records
  }
}

/** What of some reaches is beyond a limit; undefined for nothing. */
function findLacking(reaches: readonly Reach[], limit: Reach): readonly Holding[] | undefined {
  const beyond = reaches.filter((reach) => !isWithin(reach, limit))
  if (beyond.length === 0) return undefined
  return beyond.flatMap((reach) => (reach.isAdmin ? [everything] : findBeyond(reach, limit)))
}

/** What somebody reaches that they did not; all of it for a new administrator. */
function findGained(was: Reach, is: Reach): readonly Holding[] {
  if (is.isAdmin && !was.isAdmin) return [everything]
  return findBeyond(is, was)
}

/**
 * What somebody does not reach any more at all. What is narrowed is no loss: who looks after departments takes people out
 * of them, and who looks after the rights of a form withholds some of it, without reading what others then read less of.
 */
function findLost(was: Reach, is: Reach): readonly Holding[] {
  if (is.isAdmin) return []
  if (was.isAdmin) return [everything]
  return [...was.tenants].flatMap(([tenantId, holdings]) =>
    [...holdings].flatMap(([key, bounds]) =>
      is.tenants.get(tenantId)?.has(key) === true ? [] : [{ tenantId, key, bounds }],
    ),
  )
}

/** What somebody had, as anybody has it: who makes an end of a report makes it for each of its readers. */
const ofAnybody = ({ bounds, ...held }: Holding): Holding => ({
  ...held,
  bounds: bounds.map(({ extent, ...bound }) => (bound.source?.kind === 'asker' ? bound : { ...bound, extent })),
})

/** What of a reach is held in some tenants. */
const pickTenants = (reach: Reach, ids: readonly number[]): Reach => ({
  ...reach,
  isEverywhere: false,
  tenants: new Map([...reach.tenants].filter(([id]) => ids.includes(id))),
})

/** A reach of some holdings alone. */
function toReach(holdings: readonly Holding[], { isEverywhere }: Reach): Reach {
  const byTenant = Map.groupBy(holdings, ({ tenantId }) => tenantId)
  const tenants = new Map(
    [...byTenant].map(([tenantId, own]) => [tenantId, new Map(own.map(({ key, bounds }) => [key, bounds]))]),
  )
  return { isAdmin: false, isEverywhere, tenants }
}
