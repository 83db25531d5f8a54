import { createError, createFailure } from '../../../runtime/language/index.ts'
import { readNodeGrant, type Viewer } from '../../http/index.ts'
import { selectVisible } from '../../http/resource/index.ts'
import { nodeGives, type ReportOperation } from '../../online/operations/operationCodes.ts'
import { reportMessages } from './messages.ts'
import { type ReportHead, type ReportParts, readParts } from './parts.ts'
import { heads } from './resource.ts'

/** A report that the caller may read, and what of it they may do. */
export interface Report extends ReportParts {
  readonly head: ReportHead
  may(operation: ReportOperation): boolean
}

/** The table of reports by its name in the database. */
export const reportTable = 'onl_cgreport_head'

/** The addresses of the menu nodes that open a report. */
export const addressesOf = ({ id, code }: Pick<ReportHead, 'id' | 'code'>): readonly string[] => [
  `/online/cgreport/${id}`,
  `/online/cgreport/${code}`,
]

/**
 * Finds a report by its id or its code, for somebody who may read it: who lists reports, who holds `report:<code>`, who
 * was granted a menu node that opens it, and everybody where the report is open (wire contract 5, A9). It is one that
 * their list would show: of the tenant of the call, and let through by the rules on reports, whatever opens it. Who holds
 * the code of an operation, or a node that names operations, may do that alone.
 */
export async function getReport(call: Viewer, idOrCode: string, operation: ReportOperation = 'list'): Promise<Report> {
  const visible = await selectVisible(heads.model, call)
  const found = await visible
    .selectAll()
    .where((where) => where.or([where('id', '=', idOrCode), where('code', '=', idOrCode)]))
    // An id goes before a code that somebody gave the same text.
    .orderBy((order) => order.case().when('id', '=', idOrCode).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
  if (found === undefined) throw createFailure(reportMessages.noReport, { details: { code: idOrCode.slice(0, 100) } })
  const head = found as unknown as ReportHead
  const may = await readGrant(call, head)
  if (!may('list') || !may(operation)) throw createError('forbidden')
  return { head, may, ...(await readParts(call.db, head.id)) }
}

async function readGrant(call: Viewer, head: ReportHead): Promise<Report['may']> {
  const { has } = await call.access()
  const code = `report:${head.code}`
  if (head.isOpen === 'Y' || has('online.report:list') || has(code)) return () => true
  const node = await readNodeGrant(call, addressesOf(head))
  return (operation) => has(`${code}:${operation}`) || nodeGives(node, operation)
}
