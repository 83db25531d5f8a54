import { type Selectable, sql } from 'kysely'
import { type RecordQuery, toDynamic } from '../../db/dynamic.ts'
import { findRow } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { SysDepartTable } from '../../db/tables/organisation.ts'
import { type CurrentUser, inTransaction, type Language, showTexts, toShownText } from '../../http/index.ts'
import { changeRecords, narrowTexts, type TenantViewer } from '../../http/resource/index.ts'
import { userModel } from '../user/fields.ts'

/** A department as sign-in answers name it (wire contract 1.4). */
export interface DepartItem {
  readonly id: string
  readonly departName: string
  readonly orgCode: string
}

/** A whole department (wire contract 1.7). */
export type Depart = Omit<Selectable<SysDepartTable>, 'texts'>

/** The departments that a user belongs to and that are open, by their code; the user may choose among them. */
export async function readDeparts(db: Connection, userId: string, language?: Language): Promise<readonly Depart[]> {
  const departs = await db
    .selectFrom('sysUserDepart')
    .innerJoin('sysDepart', 'sysDepart.id', 'sysUserDepart.depId')
    .where('sysUserDepart.userId', '=', userId)
    .where('sysDepart.delFlag', '=', 0)
    .where('sysDepart.status', '=', '1')
    .orderBy('sysDepart.orgCode')
    .selectAll('sysDepart')
    .execute()
  return departs.map((depart) => showTexts(depart, language))
}

/** What sign-in answers tell of departments. */
export function toDepartItems(departs: readonly DepartItem[]): readonly DepartItem[] {
  return departs.map(({ id, departName, orgCode }) => ({ id, departName, orgCode }))
}

/** The name of the department of a code; null when there is none. */
export async function findDepartName(
  db: Connection,
  orgCode: string | null,
  language?: Language,
): Promise<string | null> {
  if (orgCode === null || orgCode === '') return null
  const depart = await findRow(db, 'sysDepart', { orgCode }, ['departName', 'texts'])
  return depart === undefined ? null : showTexts(depart, language).departName
}

/**
 * The departments of which somebody is told where people are: by their names and by who is in them. They are those of the
 * tenant of the call and of none, as with all texts of records that stand in others.
 */
export function selectShownDeparts(viewer: TenantViewer): Promise<RecordQuery> {
  const all = toDynamic(viewer.db).selectFrom('sysDepart').where('delFlag', '=', 0)
  return narrowTexts(all, { field: 'tenantId' }, viewer)
}

/**
 * What is derived for users: the names of their open departments of which the viewer is told, joined by commas; null for
 * who belongs to none.
 */
export async function departNames(viewer: TenantViewer) {
  const shown = (await selectShownDeparts(viewer))
    .where('status', '=', '1')
    .select(['id', 'orgCode', toShownText('departName', 'departName', viewer.language).as('departName')])
  return {
    orgCodeTxt: sql<string | null>`(
      select string_agg(shown.depart_name, ',' order by shown.org_code)
      from sys_user_depart inner join ${shown} shown on shown.id = sys_user_depart.dep_id
      where sys_user_depart.user_id = sys_user.id)`,
  }
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
