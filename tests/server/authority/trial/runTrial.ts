import { readFileSync } from 'node:fs'
import { listCalls } from '../../../../server/app.ts'
import type { Holder } from '../../../../server/authority/people.ts'
import { findBeyond, isWithin, type Reach } from '../../../../server/authority/reach.ts'
import { type Snapshot, takeSnapshot } from '../../../../server/authority/snapshot.ts'
import { readAccessCodes } from '../../../../server/http/access.ts'
import { modules } from '../../../../server/modules/list.ts'
import type { TestServer } from '../../harness.ts'
import type { Delegate } from '../delegates.ts'
import { toCall, trialCalls } from './calls.ts'
import { type Company, makeCompany } from './company.ts'
import { createDraw } from './random.ts'

/** How often calls of a trial were accepted and refused, and what broke a law. */
export interface TrialResult {
  readonly accepted: Readonly<Record<string, number>>
  readonly refused: number
  readonly faults: readonly string[]
}

interface ListedCall {
  readonly method: string
  readonly path: string
  readonly access: string
}

const listed: readonly ListedCall[] = JSON.parse(
  readFileSync(new URL('../../../../server/calls.json', import.meta.url), 'utf8'),
)
const codesOf = new Map(listed.map(({ method, path, access }) => [`${method} ${path}`, access.split('|')]))
const calls = listCalls(modules)

/**
 * Makes a company of people with random rights and lets them make random calls. After every call that was accepted nobody
 * reaches what its caller did not, and the caller reaches no more than before. In the end, what somebody reaches is what
 * the server lets them do, and who is within another one reads nothing that the other does not.
 */
export async function runTrial(server: TestServer, seed: number, steps = 10): Promise<TrialResult> {
  const draw = createDraw(seed)
  const company = await makeCompany(server, draw)
  const accepted: Record<string, number> = {}
  const faults: string[] = []
  let refused = 0
  for (let step = 0; step < steps; step += 1) {
    const actor = draw.one(draw.chance(0.6) ? company.people.slice(0, 2) : company.people)
    const held = await readCodes(server, actor)
    const possible = Object.keys(trialCalls).filter((name) =>
      (codesOf.get(name) ?? []).some((code) => held.has(code) || (code === 'signedIn' && draw.chance(0.3))),
    )
    if (possible.length === 0) continue
    const name = draw.one(possible)
    const { path = '', query = {}, body } = trialCalls[name]?.(company, draw) ?? {}
    const call = toCall(name)
    const before = await look(server, company)
    const answer = await server.call(call.method, call.path + path, {
      token: actor.token,
      query,
      ...(body === undefined ? {} : { body }),
    })
    if (answer.status >= 500)
      faults.push(`seed ${seed}: ${name} answered ${answer.status}: ${answer.text.slice(0, 200)}`)
    if (answer.body?.success !== true) refused += 1
    else {
      accepted[name] = (accepted[name] ?? 0) + 1
      const after = await look(server, company, before.known)
      for (const fault of findFaults(company, actor, before, after))
        faults.push(`seed ${seed}, step ${step}: ${name} ${JSON.stringify(body ?? query)}: ${fault}`)
    }
  }
  for (const fault of await compareWithServer(server, company)) faults.push(`seed ${seed}: ${fault}`)
  for (const bug of server.bugs.splice(0)) faults.push(`seed ${seed}: a bug: ${String(bug)}`)
  return { accepted, refused, faults }
}

async function readCodes(server: TestServer, { id }: Delegate): Promise<ReadonlySet<string>> {
  const user = await findUser(server, id)
  return user === undefined ? new Set() : (await readAccessCodes(server.db, id, toTenant(user.relTenantIds))).codes
}

const findUser = (server: TestServer, id: string) =>
  server.db
    .selectFrom('sysUser')
    .select(['id', 'relTenantIds', 'delFlag', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
const toTenant = (relTenantIds: string | null): number => Number((relTenantIds ?? '').split(',')[0] ?? '') || 0

async function look({ db }: TestServer, company: Company, known?: ReadonlySet<string>): Promise<Snapshot> {
  const people = new Set(company.people.map(({ id }) => id))
  const everybody: Holder = { tenants: [], roles: [], departRoles: [], departs: [], inChargeOf: [] }
  const imagined = new Map<string, Holder>([
    ['everybody', everybody],
    ...company.tenants.map((id) => [`everybody ${id}`, { ...everybody, tenants: [id] }] as const),
  ])
  return takeSnapshot({ people, imagined }, { db, calls, named: people, ...(known === undefined ? {} : { known }) })
}

function findFaults(company: Company, actor: Delegate, before: Snapshot, after: Snapshot): readonly string[] {
  const own = findBeyond(after.reachOf(actor.id, 'person'), before.reachOf(actor.id, 'person'))
  const limit = before.reachOf(actor.id, 'holder')
  const names = [...company.people.map(({ id }) => id), 'everybody', ...company.tenants.map((id) => `everybody ${id}`)]
  return [
    ...own.map(({ tenantId, key }) => `the caller gained ${key} in ${tenantId}`),
    ...names
      .filter((who) => who !== actor.id)
      .flatMap((who) => {
        const is = after.reachOf(who, 'holder')
        if (is.isAdmin && !before.reachOf(who, 'holder').isAdmin) return [`${who} became an administrator`]
        const gained = findBeyond(is, before.reachOf(who, 'holder'))
        const beyond = findBeyond(toReach(gained, is), limit)
        return beyond.map(({ tenantId, key }) => `${who} gained ${key} in ${tenantId}, which the caller lacks`)
      }),
  ]
}

function toReach(holdings: ReturnType<typeof findBeyond>, { isEverywhere }: Reach): Reach {
  const byTenant = Map.groupBy(holdings, ({ tenantId }) => tenantId)
  const tenants = new Map(
    [...byTenant].map(([tenantId, own]) => [tenantId, new Map(own.map(({ key, bounds }) => [key, bounds]))]),
  )
  return { isAdmin: false, isEverywhere, tenants }
}

/** What the server lets people do and read is what their reach says. */
async function compareWithServer(server: TestServer, company: Company): Promise<readonly string[]> {
  const faults: string[] = []
  const snapshot = await look(server, company)
  const seen = new Map<string, { readonly tenantId: number; readonly users: ReadonlySet<string> }>()
  for (const person of company.people) {
    const user = await findUser(server, person.id)
    if (user === undefined || user.delFlag !== 0 || user.status !== 1) continue
    const reach = snapshot.reachOf(person.id, 'person')
    for (const [tenantId, holdings] of reach.tenants) {
      const { codes } = await readAccessCodes(server.db, person.id, tenantId)
      const reached = new Set([...holdings.keys()].flatMap((key) => (key.startsWith('code:') ? [key.slice(5)] : [])))
      const different = [...codes.symmetricDifference(reached)]
      if (different.length > 0) faults.push(`${person.username} in ${tenantId}: the codes differ: ${different}`)
    }
    const { body } = await server.call<{ readonly records: readonly { readonly id: string }[] } | null>(
      'GET',
      '/sys/user/list',
      { token: person.token, query: { pageSize: 500 } },
    )
    const held = reach.tenants.get(toTenant(user.relTenantIds))?.has('code:user:list') === true
    if (body.success !== held && reach.tenants.size === 1)
      faults.push(`${person.username}: the list is ${body.message}`)
    if (body.success && body.result !== null)
      seen.set(person.id, {
        tenantId: toTenant(user.relTenantIds),
        users: new Set(body.result.records.map(({ id }) => id)),
      })
  }
  for (const [one, own] of seen)
    for (const [other, theirs] of seen)
      if (
        one !== other &&
        own.tenantId === theirs.tenantId &&
        isWithin(snapshot.reachOf(one, 'person'), snapshot.reachOf(other, 'person')) &&
        !own.users.isSubsetOf(theirs.users)
      )
        faults.push(`${one} is within ${other}, and reads people that ${other} does not`)
  return faults
}
