import { modules } from '../../../../server/modules/list.ts'
import type { TestServer } from '../../testServer.ts'
import { trialCalls } from './calls/index.ts'
import { companyTables, makeCompany, type Person, people } from './company.ts'
import { vacuum } from './fill.ts'
import { findFaults } from './laws.ts'
import { lookAt } from './look.ts'
import { findBeyond, type Moment, toMeasure, toSpan } from './measure.ts'
import { checkedActs } from './nodes.ts'
import { makeTemplate } from './online.ts'
import { createDraw, type Draw, shuffle } from './random.ts'
import { compareReads } from './reads.ts'
import { type Planned, send } from './send.ts'

/** How often each call of a trial was accepted and refused, and what broke a law. */
export interface TrialResult {
  readonly accepted: ReadonlyMap<string, number>
  readonly refused: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

const codesOf = new Map(checkedActs.map(({ method, path, access }) => [`${method} ${path}`, access.split('|')]))
const powers = new Set(modules.flatMap((module) => module.powers))
const callNames = Object.keys(trialCalls)

/** The call of a step: over many seeds, all of them come equally often. */
function nameAt(position: number): string {
  const round = Math.floor(position / callNames.length)
  return shuffle(callNames, round)[position % callNames.length] ?? ''
}

/** Companies between which the room of removed rows is made free again. */
const vacuumEvery = 8

/** Makes the company of a seed, of people with random rights, and runs a trial of so many steps. */
export type RunTrial = (seed: number, steps?: number) => Promise<TrialResult>

/** Prepares a server that nobody else uses for trials. */
export async function prepareTrials(server: TestServer): Promise<RunTrial> {
  const template = await makeTemplate(server.db)
  let companies = 0
  return async (seed, steps = 10) => {
    const draw = createDraw(seed)
    await makeCompany(server.db, draw, template)
    if (companies % vacuumEvery === 0) await vacuum(server.db, [...companyTables, 'sysPermission'])
    companies += 1
    return runTrial(server, { seed, steps, draw })
  }
}

interface TrialOptions {
  readonly seed: number
  readonly steps: number
  readonly draw: Draw
}

/**
 * Lets the people of a company make random calls, sometimes two at once. After every call that was accepted the laws hold;
 * in the end, what people read is what their reach says.
 */
async function runTrial(server: TestServer, { seed, steps, draw }: TrialOptions): Promise<TrialResult> {
  const { db } = server
  const [accepted, refused] = [new Map<string, number>(), new Map<string, number>()]
  const faults: string[] = []
  let before = await lookAt(db)
  let fresh = 0
  const freshName = () => {
    fresh += 1
    return `new_${fresh}`
  }
  for (let step = 0; step < steps; step += 1) {
    const planned = planCalls(nameAt(seed * steps + step), draw, before, freshName)
    const answers = await Promise.all(planned.map((each) => send(server, each)))
    const place = `seed ${seed}, step ${step}: ${planned.map(describe).join(' and ')}`
    faults.push(...server.bugs.splice(0).map((bug) => `${place}: ${bug instanceof Error ? bug.stack : String(bug)}`))
    const done = planned.filter((_, index) => answers[index]?.body?.success === true)
    for (const [index, { name }] of planned.entries()) {
      const body = answers[index]?.body
      // An import of which some rows are wrong is done as well, and says so by its code.
      count(body?.success === true && body.code !== 201 ? accepted : refused, name)
    }
    if (done.length === 0) continue
    const after = await lookAt(db)
    const callers = [...new Set(done.map(({ caller }) => caller.id))]
    const broken = findFaults({ callers, span: toSpan(before, after), powers })
    faults.push(...broken.map((fault) => `${place}: ${fault}`))
    before = after
  }
  const differences = await compareReads(server, draw, before)
  faults.push(...differences.map((fault) => `seed ${seed}: ${fault}`))
  return { accepted, refused, faults }
}

const describe = ({ name, made, caller }: Planned): string => `${name} by ${caller.username} ${JSON.stringify(made)}`

const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** One call, or two that somebody makes at once with somebody else, often of the same kind and about the same thing. */
function planCalls(name: string, draw: Draw, moment: Moment, freshName: () => string): readonly Planned[] {
  const plan = (each: string): readonly Planned[] => {
    const caller = chooseCaller(draw, moment, codesOf.get(each) ?? [])
    if (caller === undefined) return []
    const isWithin = toWithin(moment, caller.id)
    const made = trialCalls[each]?.({ draw, state: moment.state, caller, freshName, isWithin }) ?? {}
    return [{ name: each, made, caller, tenantId: chooseTenant(draw, moment, caller) }]
  }
  const [first] = plan(name)
  if (first === undefined) return []
  if (draw.chance(0.85)) return [first]
  const isSame = draw.chance(0.7)
  return [
    first,
    ...plan(isSame ? first.name : draw.one(callNames)).map((second) => (isSame ? aim(first, second) : second)),
  ]
}

/** Says whether somebody reaches all that others do. */
function toWithin(moment: Moment, id: string): (who: string) => boolean {
  const limit = toMeasure(moment, id, 'holder')
  const span = toSpan(moment, moment)
  return (who) => {
    const reach = moment.snapshot.reachOf(who, 'holder')
    return !reach.isAdmin && findBeyond(reach, [limit], span).length === 0
  }
}

/** The second call about the thing that the first one is about. */
function aim({ made: { params, body } }: Planned, second: Planned): Planned {
  const { made } = second
  const named = ['id', 'roleId', 'departId'].filter(
    (name) => body?.[name] !== undefined && made.body?.[name] !== undefined,
  )
  const same = Object.fromEntries(named.map((name) => [name, body?.[name]]))
  return {
    ...second,
    made: {
      ...made,
      ...(params === undefined ? {} : { params }),
      ...(made.body === undefined ? {} : { body: { ...made.body, ...same } }),
    },
  }
}

/** Somebody who may make a call at all, mostly one of the stronger ones. */
function chooseCaller(draw: Draw, { snapshot, state }: Moment, codes: readonly string[]): Person | undefined {
  const able = people.filter(({ id, username }) => {
    const user = state.users.find((each) => each.id === id)
    if (username === 'admin' || user === undefined || user.delFlag !== 0 || user.status !== 1) return false
    if (!state.sessions.some(({ userId }) => userId === id)) return false
    const { tenants } = snapshot.reachOf(id, 'holder')
    return codes.some((code) => code === 'signedIn' || [...tenants.values()].some((held) => held.has(`code:${code}`)))
  })
  const strong = able.filter(({ username }) => ['p0', 'p1', 'p2'].includes(username))
  const from = strong.length > 0 && draw.chance(0.75) ? strong : able
  return from.length === 0 ? undefined : draw.one(from)
}

/** The tenant that a call names; none in most. */
function chooseTenant(draw: Draw, { snapshot }: Moment, { id }: Person): number {
  const own = [...snapshot.reachOf(id, 'holder').tenants.keys()]
  return draw.chance(0.4) ? draw.one(own) : 0
}
