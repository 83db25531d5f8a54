import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RecordQuery } from '../../db/dynamic.ts'
import type { SignedInCall } from '../../http/index.ts'
import { selectShownDeparts } from '../organisation/departs.ts'

/** The users of one department (wire contract 1.6, `departId`). */
export function inDepart(query: RecordQuery, departId: string, call: SignedInCall): Promise<RecordQuery> {
  return inDeparts(query, sql<SqlBool>`id = ${departId}`, call)
}

/** The users of the departments whose code begins with one: a department and all below it (wire contract 1.6, `code`). */
export function inDepartCode(query: RecordQuery, orgCode: string, call: SignedInCall): Promise<RecordQuery> {
  return inDeparts(query, sql<SqlBool>`starts_with(org_code, ${orgCode})`, call)
}

/** The users of a department and of all below it. */
export function inBranch(query: RecordQuery, departId: string, call: SignedInCall): Promise<RecordQuery> {
  const top = sql`(select top.org_code from sys_depart top where top.id = ${departId})`
  return inDeparts(query, sql<SqlBool>`starts_with(org_code, ${top})`, call)
}

/** Who is in a department is told of those alone whose names are told. */
async function inDeparts(query: RecordQuery, condition: RawBuilder<SqlBool>, call: SignedInCall): Promise<RecordQuery> {
  const shown = await selectShownDeparts(call)
  const ids = shown.where(condition).select('id').$castTo<{ id: string }>()
  return query.where('id', 'in', call.db.selectFrom('sysUserDepart').select('userId').where('depId', 'in', ids))
}
