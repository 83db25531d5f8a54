import type { Selectable } from 'kysely'
import { findRow } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { SysDepartTable } from '../../db/tables/organisation.ts'
import { type CurrentUser, inTransaction } from '../../http/index.ts'
import { changeRecords, type Values } from '../../http/resource/index.ts'
import { userModel } from '../user/fields.ts'

/** A department as sign-in answers name it (wire contract 1.4). */
export interface DepartItem {
  readonly id: string
  readonly departName: string
  readonly orgCode: string
}

/** A whole department (wire contract 1.7). */
export type Depart = Selectable<SysDepartTable>

/** The departments of some users that are open, by their code; a user may choose among theirs. */
function selectOwn(db: Connection, userIds: readonly string[]) {
  return db
    .selectFrom('sysUserDepart')
    .innerJoin('sysDepart', 'sysDepart.id', 'sysUserDepart.depId')
    .where('sysUserDepart.userId', 'in', userIds)
    .where('sysDepart.delFlag', '=', 0)
    .where('sysDepart.status', '=', '1')
    .orderBy('sysDepart.orgCode')
}

/** The departments that a user belongs to. */
export function readDeparts(db: Connection, userId: string): Promise<readonly Depart[]> {
  return selectOwn(db, [userId]).selectAll('sysDepart').execute()
}

/** What sign-in answers tell of departments. */
export function toDepartItems(departs: readonly DepartItem[]): readonly DepartItem[] {
  return departs.map(({ id, departName, orgCode }) => ({ id, departName, orgCode }))
}

/** The name of the department of a code; null when there is none. */
export async function findDepartName(db: Connection, orgCode: string | null): Promise<string | null> {
  if (orgCode === null || orgCode === '') return null
  const depart = await findRow(db, 'sysDepart', { orgCode }, ['departName'])
  return depart?.departName ?? null
}

/** Adds to records of users the names of their departments, joined by commas; null for who belongs to none. */
export async function withDepartNames(db: Connection, records: readonly Values[]): Promise<readonly Values[]> {
  const ids = records.map(({ id }) => String(id))
  const rows =
    ids.length === 0 ? [] : await selectOwn(db, ids).select(['sysUserDepart.userId', 'sysDepart.departName']).execute()
  const names = Map.groupBy(rows, ({ userId }) => userId)
  return records.map((record) => ({
    ...record,
    orgCodeTxt:
      names
        .get(String(record.id))
        ?.map(({ departName }) => departName)
        .join(',') ?? null,
  }))
}

/**
 * Gives a user whose current department is none of theirs the only one that they have, and says as whom they are now. Who
 * has several chooses (wire contract 1.4, `multi_depart`).
 */
export async function withCurrentDepart(
  db: Connection,
  user: CurrentUser,
  departs: readonly DepartItem[],
): Promise<CurrentUser> {
  const [only] = departs
  if (only === undefined || departs.length > 1 || only.orgCode === user.orgCode) return user
  await chooseDepart({ db, user }, only.orgCode)
  return { ...user, orgCode: only.orgCode }
}

/** Makes a department the one that a user works in now. */
export function chooseDepart({ db, user }: { readonly db: Connection; readonly user: CurrentUser }, orgCode: string) {
  return inTransaction(db, (transaction) => changeRecords(userModel, { db: transaction, user }, [user.id], { orgCode }))
}
