import { type Expression, type SqlBool, sql } from 'kysely'
import { selectAdministrators, selectHolders } from '../../../authority/holders.ts'
import { readNodeNames } from '../../../authority/words/describeKeys.ts'
import { administratorRole, type SignedInCall, splitCodes } from '../../../http/index.ts'
import { seesEveryTenant, selectVisible } from '../../../http/resource/index.ts'
import { users } from '../../user/resource.ts'
import { powerMessages as messages } from './messages.ts'

/** A power, or the role of the administrators, with how many people hold it. */
export interface ListedPower {
  readonly id: string
  readonly kind: 'administrators' | 'power'
  /** The access code; of the administrators the code of their role. */
  readonly code: string
  /** What the nodes that carry it are called, in the language of the caller; empty where none does. */
  readonly name: string
  readonly nodes: readonly { readonly id: string; readonly name: string }[]
  /** What somebody is able to do with it, in a plain sentence. */
  readonly reason: string
  /** How many people whom the caller sees hold it, administrators left out. */
  readonly holders: number
  /** `off` where the settings of this server turn it off for everybody. */
  readonly state: 'on' | 'off'
}

/**
 * Everything that is worth as much as the administrator's role, that role first: what it is able to do, where it stands in
 * the menu, and how many of the people whom the caller sees hold it. A text leaves what names it.
 */
export async function listPowers(call: SignedInCall, text: string): Promise<readonly ListedPower[]> {
  const { db, language, services } = call
  const nodes = await readPowerNodes(call)
  const counts = await countHolders(call, nodes)
  const powers = [...services.powers].map(([code, reason]): ListedPower => {
    const own = nodes.filter(({ codes }) => codes.includes(code)).map(({ id, name }) => ({ id, name }))
    return {
      id: code,
      kind: 'power',
      code,
      name: own.map(({ name }) => name).join('; ') || code,
      nodes: own,
      reason: reason?.[language] ?? '',
      holders: counts.get(code) ?? 0,
      state: services.turnedOff.has(code) ? 'off' : 'on',
    }
  })
  const administrators: ListedPower = {
    id: administratorRole,
    kind: 'administrators',
    code: administratorRole,
    name: messages.administrators[language],
    nodes: [],
    reason: messages.administratorsReason[language],
    holders: await countPeople(call, sql<SqlBool>`id in ${selectAdministrators(db)}`),
    state: 'on',
  }
  const part = text.replaceAll('*', '').trim().toLowerCase()
  return [administrators, ...powers].filter(({ code, name, reason }) =>
    [code, name, reason].some((each) => each.toLowerCase().includes(part)),
  )
}

interface PowerNode {
  readonly id: string
  readonly name: string
  readonly codes: readonly string[]
  readonly isOn: boolean
}

/** The nodes that carry powers, in the words of the caller. */
async function readPowerNodes({ db, language, services }: SignedInCall): Promise<readonly PowerNode[]> {
  return (await readNodeNames(db, language)).flatMap(({ id, name, perms, status }) => {
    const codes = splitCodes(perms).filter((code) => services.powers.has(code))
    return codes.length === 0 ? [] : [{ id, name, codes, isOn: status === '1' }]
  })
}

/** The nodes by which somebody holds a power: one that is turned off grants nothing. */
export async function findGrantingNodes(call: SignedInCall, power: string): Promise<readonly string[]> {
  const nodes = await readPowerNodes(call)
  return nodes.filter(({ isOn, codes }) => isOn && codes.includes(power)).map(({ id }) => id)
}

/** The tenant in which a caller is told who holds something; undefined for all. */
export async function toSeenTenant(call: SignedInCall): Promise<number | undefined> {
  return (await seesEveryTenant(call)) ? undefined : call.tenantId
}

async function countHolders(call: SignedInCall, nodes: readonly PowerNode[]): Promise<ReadonlyMap<string, number>> {
  const { db } = call
  const pairs = nodes.filter(({ isOn }) => isOn).flatMap(({ id, codes }) => codes.map((code) => ({ id, code })))
  if (pairs.length === 0) return new Map()
  const held = selectHolders(
    db,
    pairs.map(({ id }) => id),
    { tenantId: await toSeenTenant(call) },
  )
  const rows = await db
    .selectFrom(held.as('held'))
    .innerJoin(
      sql<{ readonly node: string; readonly code: string }>`(values ${sql.join(
        pairs.map(({ id, code }) => sql`(${id}, ${code})`),
      )})`.as<'power'>(sql`power(node, code)`),
      (join) => join.onRef('power.node', '=', 'held.permissionId'),
    )
    .select(['power.code', (build) => build.fn.count<number>('held.userId').distinct().as('holders')])
    .where('held.userId', 'in', await selectSeen(call))
    .groupBy('power.code')
    .execute()
  return new Map(rows.map(({ code, holders }) => [code, Number(holders)]))
}

async function countPeople(call: SignedInCall, condition: Expression<SqlBool>): Promise<number> {
  const visible = await selectVisible(users.model, call)
  const row = await visible.where(condition).select(sql<number>`count(*)`.as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** The ids of the people whom a caller sees. */
async function selectSeen(call: SignedInCall) {
  return (await selectVisible(users.model, call)).select('id').$castTo<{ id: string }>()
}
