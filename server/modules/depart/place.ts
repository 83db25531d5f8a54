import { sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { updateRows } from '../../db/rows.ts'
import { isMultipart, type SignedInCall } from '../../http/index.ts'
import {
  changeRecords,
  findBelow,
  findWay,
  lockBelow,
  type ResourceModel,
  selectVisible,
  type Values,
  type Which,
  withVersions,
} from '../../http/resource/index.ts'
import { userModel } from '../user/fields.ts'
import { departMessages } from './messages.ts'
import { findFreeCode } from './orgCode.ts'
import { departModel } from './records.ts'
import { type LineageRow, readLineage } from './rows.ts'

/** Where a department stands: what the server writes of it. */
interface Place {
  readonly parent: LineageRow | null
  readonly parentId: string | null
  readonly orgCode: string
  readonly orgType: string
}

/** The departments below which one may stand: those that the caller sees, of its own tenant, and the one above it already. */
async function selectAbove(call: SignedInCall, before?: Values): Promise<RecordQuery> {
  const visible = await selectVisible(departModel, call)
  if (before === undefined) return visible
  const seen = visible.where('tenantId', '=', before.tenantId).select('id')
  const all: RecordQuery = toDynamic(call.db).selectFrom('sysDepart')
  return all.where((where) => where.or([where('id', 'in', seen), where('id', '=', before.parentId ?? null)]))
}

/**
 * Where a department stands below a parent, with a code of its own there (wire contract 1.7). One that stays where it is
 * keeps its code. Refuses a parent that is not there, and one below the department itself.
 */
export async function toPlace(call: SignedInCall, requested: unknown, before?: Values): Promise<Place> {
  const rows = await readLineage(call.db)
  const parent = findParent(call, await readLineage(call.db, await selectAbove(call, before)), requested)
  const way = parent === null ? [] : findWay(rows, parent.id)
  if (way.some(({ id }) => id === before?.id)) throw createFailure(departMessages.circle)
  const parentId = parent?.id ?? null
  const stays = before !== undefined && (before.parentId ?? null) === parentId
  const orgCode = stays ? String(before.orgCode) : await findFreeCode(call.db, parent?.orgCode ?? '')
  return { parent, parentId, orgCode, orgType: String(way.length + 1) }
}

/** Servers of the family write `0` or an empty text for no parent. A spreadsheet may name the parent by code or name. */
function findParent(call: SignedInCall, rows: readonly LineageRow[], requested: unknown): LineageRow | null {
  const text = String(requested ?? '').trim()
  if (text === '' || text === '0') return null
  const named = rows.find(({ id }) => id === text) ?? (isMultipart(call.request) ? findNamed(rows, text) : undefined)
  if (named === undefined)
    throw createFailure(departMessages.parent, { result: { parentId: departMessages.parent[call.language] } })
  return named
}

function findNamed(rows: readonly LineageRow[], text: string): LineageRow | undefined {
  const coded = rows.find(({ orgCode }) => orgCode === text)
  if (coded !== undefined) return coded
  const named = rows.filter(({ departName }) => departName === text)
  if (named.length > 1) throw createFailure(departMessages.parents)
  return named[0]
}

/**
 * Gives all below a department that moved their new codes and depths, and the users whose current department is one of
 * them its new code. Refused where some of that is hidden from the caller.
 */
export async function followMove(model: ResourceModel, call: SignedInCall, row: Values, before: Values): Promise<void> {
  const { db } = call
  const [from, to] = [String(before.orgCode), String(row.orgCode)]
  if (from === to || model.tree === undefined) return
  await lockBelow(model, call, model.tree, [String(row.id)])
  const below = [...findBelow(await readLineage(db), [String(row.id)]).values()].slice(1)
  const old = [from, ...below.map(({ orgCode }) => orgCode)].filter((orgCode) => orgCode.startsWith(from))
  const moved = sql<string>`${to}::text || substr(org_code, ${from.length + 1}::integer)`
  const rise = Number(row.orgType) - Number(before.orgType)
  const ids = below.map(({ id }) => id)
  if (ids.length > 0)
    await withVersions(model, call, ids, async () => {
      await updateRows(db, 'sysDepart', { id: ids, orgCode: old }, { orgCode: moved })
      await db
        .updateTable('sysDepart')
        .set({ orgType: sql<string>`(org_type::integer + ${rise}::integer)::text` })
        .where('id', 'in', ids)
        .where(sql<boolean>`org_type ~ '^[0-9]{1,4}$'`)
        .execute()
    })
  const inside: Which = (users) => users.where('orgCode', 'in', old)
  await changeRecords(userModel, call, inside, { orgCode: moved })
}
