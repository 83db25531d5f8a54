import { type SqlBool, sql } from 'kysely'
import type { RecordQuery } from '../../db/dynamic.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../../http/index.ts'

/** The users of one department (wire contract 1.6, `departId`). */
export function inDepart(query: RecordQuery, departId: string, { db }: SignedInCall): RecordQuery {
  return query.where('id', 'in', db.selectFrom('sysUserDepart').select('userId').where('depId', '=', departId))
}

/** The users of the departments whose code begins with one: a department and all below it (wire contract 1.6, `code`). */
export function inDepartCode(query: RecordQuery, orgCode: string, { db }: SignedInCall): RecordQuery {
  const members = selectMembers(db).where(sql<SqlBool>`starts_with(sys_depart.org_code, ${orgCode})`)
  return query.where('id', 'in', members)
}

/** The users of a department and of all below it. */
export function inBranch(db: Connection, departId: string): (query: RecordQuery) => RecordQuery {
  const members = selectMembers(db).where(
    sql<SqlBool>`starts_with(sys_depart.org_code, (select top.org_code from sys_depart top where top.id = ${departId}))`,
  )
  return (query) => query.where('id', 'in', members)
}

function selectMembers(db: Connection) {
  return db
    .selectFrom('sysUserDepart')
    .innerJoin('sysDepart', 'sysDepart.id', 'sysUserDepart.depId')
    .select('sysUserDepart.userId')
    .where('sysDepart.delFlag', '=', 0)
}
