import { createError, createFailure } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { hasAddress, type Viewer } from '../../http/index.ts'
import { narrowToTenant } from '../../http/resource/index.ts'
import { reportMessages } from './messages.ts'
import { type ReportHead, type ReportParts, readParts } from './parts.ts'

/** A report that the caller may read. */
export interface Report extends ReportParts {
  readonly head: ReportHead
}

/** The table of reports by its name in the database. */
export const reportTable = 'onl_cgreport_head'

/** The addresses of the menu nodes that open a report. */
export const addressesOf = ({ id, code }: Pick<ReportHead, 'id' | 'code'>): readonly string[] => [
  `/online/cgreport/${id}`,
  `/online/cgreport/${code}`,
]

/**
 * Finds a report of the call's tenant by its id or its code, for somebody who may read it: who lists reports, who holds
 * `report:<code>`, who was granted a menu node that opens it, and everybody where the report is open (wire contract 5,
 * A9).
 */
export async function getReport(call: Viewer, idOrCode: string): Promise<Report> {
  const all = toDynamic(call.db)
    .selectFrom('onlCgreportHead')
    .where((where) => where.or([where('id', '=', idOrCode), where('code', '=', idOrCode)]))
  const own = await narrowToTenant(all, { field: 'tenantId' }, call)
  const found = await own
    .selectAll()
    // An id goes before a code that somebody gave the same text.
    .orderBy((order) => order.case().when('id', '=', idOrCode).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
  if (found === undefined) throw createFailure(reportMessages.noReport, { details: { code: idOrCode.slice(0, 100) } })
  const head = found as unknown as ReportHead
  if (!(await mayRead(call, head))) throw createError('forbidden')
  return { head, ...(await readParts(call.db, head.id)) }
}

async function mayRead(call: Viewer, head: ReportHead): Promise<boolean> {
  const access = await call.access()
  if (head.isOpen === 'Y' || access.has('online.report:list') || access.has(`report:${head.code}`)) return true
  return hasAddress(call, addressesOf(head))
}
