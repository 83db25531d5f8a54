import { sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import { createId } from '../../db/id.ts'
import { deleteRows, findRow, findRows, insertMissing } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall, Viewer } from '../../http/index.ts'
import {
  type Author,
  changeRecords,
  selectVisible,
  selectVisibleIds,
  touchRecords,
  type Which,
} from '../../http/resource/index.ts'
import { userModel } from '../user/fields.ts'
import { departMessages } from './messages.ts'
import { departModel } from './records.ts'

/** Refuses departments that are not there, or that the caller does not see. */
export async function requireDeparts(viewer: Viewer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const visible = await selectVisible(departModel, viewer)
  const known = await visible.select('id').where('id', 'in', ids).execute()
  if (known.length < new Set(ids).size) throw createFailure(departMessages.unknown)
}

/** Lets users belong to departments; who does already stays. Of who belongs to one alone it is the current one. */
export async function addMembers(
  call: SignedInCall,
  depIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  const { db } = call
  const wanted = [...new Set(userIds)]
  await requireDeparts(call, depIds)
  const visible = await selectVisible(userModel, call)
  const users = await visible
    .select('id')
    .where('id', 'in', ['', ...wanted])
    .execute()
  if (users.length < wanted.length) throw createFailure(departMessages.unknownUser)
  const memberships = depIds.flatMap((depId) => wanted.map((userId) => ({ id: createId(), userId, depId })))
  await insertMissing(db, 'sysUserDepart', memberships, ['userId', 'depId'])
  await touchRecords(db, userModel, userIds)
  await settle(call, wanted)
}

/** The only open department of a user; null for who has none, or several. */
const onlyDepart = sql<string | null>`(
  select case when count(*) = 1 then min(own.org_code) end
  from sys_user_depart member join sys_depart own on own.id = member.dep_id
  where member.user_id = sys_user.id and own.del_flag = 0 and own.status = '1')`

/**
 * Makes the only department of users who have no current one that, as it would be once they sign in: rules on people by
 * their department have them from the start.
 */
async function settle(author: Author, userIds: readonly string[]): Promise<void> {
  const settling: Which = (all) =>
    all.where('id', 'in', userIds).where('orgCode', 'is', null).where(onlyDepart, 'is not', null)
  await changeRecords(userModel, author, settling, { orgCode: onlyDepart })
}

/** A department that is there and open. */
export function findOpenDepart(db: Connection, id: string): Promise<{ readonly orgCode: string } | undefined> {
  return findRow(db, 'sysDepart', { id, status: '1', delFlag: 0 }, ['orgCode'])
}

/** Whether a code is that of a department which the caller does not see. */
export async function isHiddenCode(viewer: Viewer, orgCode: string): Promise<boolean> {
  const depart = await findRow(viewer.db, 'sysDepart', { orgCode, delFlag: 0 }, ['id'])
  if (depart === undefined) return false
  const visible = await selectVisible(departModel, viewer)
  return (await visible.select('id').where('id', '=', depart.id).executeTakeFirst()) === undefined
}

/**
 * Takes users out of departments, with the roles that they had there; a department that was their current one no longer
 * is.
 */
export async function removeMembers(
  author: Author,
  depIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  const { db } = author
  if (depIds.length === 0 || userIds.length === 0) return
  await deleteRows(db, 'sysUserDepart', { depId: depIds, userId: userIds })
  await touchRecords(db, userModel, userIds)
  const roles = db.selectFrom('sysDepartRole').select('id').where('departId', 'in', depIds)
  await db.deleteFrom('sysDepartRoleUser').where('userId', 'in', userIds).where('droleId', 'in', roles).execute()
  const departs = await findRows(db, 'sysDepart', { id: depIds }, ['orgCode'])
  const codes = departs.map(({ orgCode }) => orgCode)
  await leaveCurrent(author, codes, userIds)
}

/** Leaves users without a current department whose current one is among some codes; all users when none are named. */
export async function leaveCurrent(
  author: Author,
  codes: readonly string[],
  userIds?: readonly string[],
): Promise<void> {
  if (codes.length === 0) return
  const leaving: Which = (all) => {
    const inside = all.where('orgCode', 'in', codes)
    return userIds === undefined ? inside : inside.where('id', 'in', userIds)
  }
  await changeRecords(userModel, author, leaving, { orgCode: null })
}

/** The departments that a user belongs to, closed ones among them, as far as the caller sees them. */
export async function readMemberships(viewer: Viewer, userId: string): Promise<readonly string[]> {
  const rows = await viewer.db
    .selectFrom('sysUserDepart')
    .innerJoin('sysDepart', 'sysDepart.id', 'sysUserDepart.depId')
    .select('sysUserDepart.depId')
    .where('sysUserDepart.userId', '=', userId)
    .where('sysDepart.id', 'in', await selectVisibleIds(departModel, viewer))
    .orderBy('sysDepart.orgCode')
    .execute()
  return rows.map((row) => row.depId)
}
