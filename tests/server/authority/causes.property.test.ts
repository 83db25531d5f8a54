import { expect, test } from 'vitest'
import { listCalls } from '../../../server/app.ts'
import type { Cause } from '../../../server/authority/causes.ts'
import { selectHolders } from '../../../server/authority/holders.ts'
import type { Holder } from '../../../server/authority/people.ts'
import { type ExplainedReach, readReaches } from '../../../server/authority/readReaches.ts'
import { takeSnapshot } from '../../../server/authority/snapshot.ts'
import { splitCodes } from '../../../server/http/access.ts'
import { modules } from '../../../server/modules/list.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { type Company, makeCompany } from './trial/company.ts'
import { createDraw } from './trial/random.ts'

const seeds = Number(process.env.TRIAL_SEEDS ?? 8)
const calls = listCalls(modules)

/** Somebody without what a holding is said to hang on. */
function without(holder: Holder, causes: readonly Cause[]): Holder {
  const roles = new Set(causes.flatMap((cause) => (cause.kind === 'role' ? [cause.role.id] : [])))
  const inCharge = new Set(causes.flatMap((cause) => (cause.kind === 'charge' ? [cause.place.id] : [])))
  return {
    ...holder,
    roles: holder.roles.filter((id) => !roles.has(id)),
    departRoles: holder.departRoles.filter((id) => !roles.has(id)),
    inChargeOf: holder.inChargeOf.filter((id) => !inCharge.has(id)),
  }
}

/** Somebody with nothing but one of the roles. */
function onlyWith(holder: Holder, { role }: Extract<Cause, { readonly kind: 'role' }>): Holder {
  const isDepart = role.sort === 'departRole'
  return { ...holder, roles: isDepart ? [] : [role.id], departRoles: isDepart ? [role.id] : [], inChargeOf: [] }
}

async function readAll({ db }: TestServer, company: Company): Promise<readonly ExplainedReach[]> {
  const people = company.people.map(({ id }) => id)
  const reaches = await readReaches({ db, calls }, people)
  return people.flatMap((id) => reaches.get(id) ?? [])
}

/** Whether the causes of what somebody holds are those without which they would not, and each of which is enough. */
async function findFaults({ db }: TestServer, { holder, reach, causesOf }: ExplainedReach): Promise<readonly string[]> {
  const held = [...reach.tenants].flatMap(([tenantId, holdings]) =>
    [...holdings.keys()].map((key) => ({ tenantId, key, causes: causesOf(tenantId, key) })),
  )
  const imagined = new Map<string, Holder>()
  const toName = (tenantId: number, key: string, what: string) => `${tenantId} ${key} ${what}`
  for (const { tenantId, key, causes } of held) {
    imagined.set(toName(tenantId, key, 'without'), without(holder, causes))
    for (const cause of causes)
      if (cause.kind === 'role') imagined.set(toName(tenantId, key, cause.role.id), onlyWith(holder, cause))
  }
  const snapshot = await takeSnapshot({ people: new Set(), imagined }, { db, calls, named: new Set(imagined.keys()) })
  const hasKey = (name: string, tenantId: number, key: string) =>
    snapshot.reachOf(name, 'person').tenants.get(tenantId)?.has(key) === true
  return held.flatMap(({ tenantId, key, causes }) => {
    const about = `${holder.username} holds ${key} in ${tenantId}`
    if (causes.length === 0) return [`${about} by nothing`]
    const isFree = causes.some(({ kind }) => kind === 'member' || kind === 'everybody')
    const missed = !isFree && hasKey(toName(tenantId, key, 'without'), tenantId, key)
    // Being in charge takes a code beside the department.
    const wrong = causes.filter(
      (cause) =>
        cause.kind === 'role' &&
        !key.startsWith('depart:') &&
        !key.startsWith('form:') &&
        !hasKey(toName(tenantId, key, cause.role.id), tenantId, key),
    )
    return [
      ...(missed ? [`${about} without its causes too`] : []),
      ...wrong.map((cause) => `${about} not by ${cause.kind === 'role' && cause.role.name} alone`),
    ]
  })
}

describeEachDatabase('why people reach what they do', {}, (server) => {
  test(`is what they would lose it with, in ${seeds} companies`, { timeout: 600_000 }, async () => {
    const faults: string[] = []
    let causes = 0
    for (let seed = 1; seed <= seeds; seed += 1) {
      const company = await makeCompany(server(), createDraw(seed))
      for (const explained of await readAll(server(), company)) {
        causes += [...explained.reach.tenants.values()].reduce((sum, { size }) => sum + size, 0)
        faults.push(...(await findFaults(server(), explained)))
      }
    }
    expect(faults.slice(0, 10)).toEqual([])
    expect(causes).toBeGreaterThan(100)
  })

  test(`and who holds a code is read in one statement, in ${seeds} companies`, { timeout: 600_000 }, async () => {
    const { db } = server()
    let found = 0
    for (let seed = 1; seed <= seeds; seed += 1) {
      const company = await makeCompany(server(), createDraw(seed + 100))
      const everybody = await readAll(server(), company)
      const nodes = await db.selectFrom('sysPermission').select(['id', 'perms']).where('status', '=', '1').execute()
      for (const code of ['page:add', 'user:list', 'role:edit', 'myDepart:list'])
        for (const tenantId of [undefined, 0, ...company.tenants]) {
          const granting = nodes.filter(({ perms }) => splitCodes(perms).includes(code)).map(({ id }) => id)
          const rows = await selectHolders(db, granting, { tenantId })
            .where(
              'held.userId',
              'in',
              company.people.map(({ id }) => id),
            )
            .execute()
          const holders = new Set(rows.map(({ userId }) => userId))
          const isSeen = ({ holder: { tenants } }: ExplainedReach) =>
            tenantId === undefined || (tenantId === 0 ? tenants.length === 0 : tenants.includes(tenantId))
          const reaching = everybody
            .filter(isSeen)
            .filter(({ reach }) =>
              [...reach.tenants].some(
                ([tenant, holdings]) => (tenantId === undefined || tenant === tenantId) && holdings.has(`code:${code}`),
              ),
            )
            .map(({ holder }) => holder.id)
          const seen = new Set(everybody.filter(isSeen).map(({ holder }) => holder.id))
          expect([...holders].filter((id) => seen.has(id)).sort()).toEqual(reaching.toSorted())
          found += reaching.length
        }
    }
    expect(found).toBeGreaterThan(50)
  })
})
