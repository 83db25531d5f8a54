import { beforeAll, expect, test } from 'vitest'
import { toRuledRecords } from '../../../server/authority/binding.ts'
import type { Cause } from '../../../server/authority/causes.ts'
import { createDepartFinder } from '../../../server/authority/departFinder.ts'
import { selectHolders } from '../../../server/authority/holders.ts'
import type { Holder } from '../../../server/authority/people.ts'
import { type ExplainedReach, readReaches } from '../../../server/authority/readReaches.ts'
import { takeSnapshot } from '../../../server/authority/snapshot.ts'
import { splitCodes } from '../../../server/http/access.ts'
import { listCalls } from '../../../server/http/listCalls.ts'
import { everyTenant, noTenant } from '../../../server/http/tenant.ts'
import { modules } from '../../../server/modules/list.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { makeCompany, people } from './trial/company.ts'
import { type FieldRow, makeTemplate } from './trial/online.ts'
import { createDraw } from './trial/random.ts'

const seeds = Number(process.env.TRIAL_SEEDS ?? 8)
const records = toRuledRecords(listCalls(modules))
const prepareDeparts = createDepartFinder()

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

/** Somebody with nothing but the roles among some causes. */
function onlyWith(holder: Holder, causes: readonly Cause[]): Holder {
  const roles = causes.flatMap((cause) => (cause.kind === 'role' ? [cause.role] : []))
  const idsOf = (isDepart: boolean) =>
    roles.flatMap(({ id, sort }) => ((sort === 'departRole') === isDepart ? [id] : []))
  return { ...holder, roles: idsOf(false), departRoles: idsOf(true), inChargeOf: [] }
}

const ids = people.map(({ id }) => id)

async function readAll({ db }: TestServer): Promise<readonly ExplainedReach[]> {
  const reaches = await readReaches({ db, records }, ids)
  return ids.flatMap((id) => reaches.get(id) ?? [])
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
    // Where no tenant is named, somebody of tenants takes the code of all tenants, and so does a report of a tenant.
    const beside = tenantId === noTenant ? causesOf(noTenant, `code:${everyTenant}`) : []
    for (const cause of causes)
      if (cause.kind === 'role')
        imagined.set(toName(tenantId, key, cause.role.id), onlyWith(holder, [cause, ...beside]))
  }
  const snapshot = await takeSnapshot(
    { people: new Set(), imagined },
    { db, records, prepareDeparts, named: new Set(imagined.keys()) },
  )
  const hasKey = (name: string, tenantId: number, key: string) =>
    snapshot.reachOf(name, 'person').tenants.get(tenantId)?.has(key) === true
  return held.flatMap(({ tenantId, key, causes }) => {
    const about = `${holder.username} holds ${key} in ${tenantId}`
    if (causes.length === 0) return [`${about} by nothing`]
    const isFree = causes.some(({ kind }) => kind === 'member' || kind === 'everybody')
    const missed = !isFree && hasKey(toName(tenantId, key, 'without'), tenantId, key)
    // Being in charge takes a code beside the department, and what else may be done takes seeing it.
    const takesMore = /^(depart:|form:|(report|graph|templet|operation):.+:(?!list$)\w+$)/.test(key)
    const wrong = causes.filter(
      (cause) => cause.kind === 'role' && !takesMore && !hasKey(toName(tenantId, key, cause.role.id), tenantId, key),
    )
    return [
      ...(missed ? [`${about} without its causes too`] : []),
      ...wrong.map((cause) => `${about} not by ${cause.kind === 'role' && cause.role.name} alone`),
    ]
  })
}

describeEachDatabase('why people reach what they do', {}, (server) => {
  let template: readonly FieldRow[]
  beforeAll(async () => {
    template = await makeTemplate(server().db)
  })
  test(`is what they would lose it with, in ${seeds} companies`, { timeout: 600_000 }, async () => {
    const faults: string[] = []
    let causes = 0
    for (let seed = 1; seed <= seeds; seed += 1) {
      await makeCompany(server().db, createDraw(seed), template)
      for (const explained of await readAll(server())) {
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
      await makeCompany(db, createDraw(seed + 100), template)
      const everybody = await readAll(server())
      const nodes = await db.selectFrom('sysPermission').select(['id', 'perms']).where('status', '=', '1').execute()
      for (const code of ['page:add', 'user:list', 'role:edit', 'myDepart:list'])
        for (const tenantId of [undefined, 0, 1, 2]) {
          const granting = nodes.filter(({ perms }) => splitCodes(perms).includes(code)).map(({ id }) => id)
          const rows = await selectHolders(db, granting, { tenantId }).where('held.userId', 'in', ids).execute()
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
