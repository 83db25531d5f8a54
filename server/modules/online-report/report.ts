import { createError, createFailure } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { isStranger, readNodeGrant, refusalFor, type Viewer } from '../../http/index.ts'
import { narrowToTenant, selectVisible } from '../../http/resource/index.ts'
import { nodeGives, type ReportOperation } from '../../online/operations/operationCodes.ts'
import { showOnlineTexts } from '../../online/showTexts.ts'
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
 * was granted a menu node that opens it, and everybody where the report is open (wire contract 5, A9); strangers read the
 * public columns of one that is open to anyone. It is of
 * the tenant of the call; rules on reports say which of them are opened by listing reports. Who holds the code of an
 * operation, or a node that names operations, may do that alone.
 */
export async function getReport(call: Viewer, idOrCode: string, operation: ReportOperation = 'list'): Promise<Report> {
  const reports = toDynamic(call.db).selectFrom('onlCgreportHead')
  const own = await narrowToTenant(reports, { field: 'tenantId' }, call)
  const found = await own
    .selectAll()
    .where((where) => where.or([where('id', '=', idOrCode), where('code', '=', idOrCode)]))
    // An id goes before a code that somebody gave the same text.
    .orderBy((order) => order.case().when('id', '=', idOrCode).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
  if (found === undefined)
    throw refusalFor(call.user, createFailure(reportMessages.noReport, { details: { code: idOrCode.slice(0, 100) } }))
  const head = found as unknown as ReportHead
  const may = await readGrant(call, head)
  if (!may('list') || !may(operation)) throw refusalFor(call.user, createError('forbidden'))
  const { items: all, params } = await readParts(call.db, head.id)
  const items = isStranger(call.user) ? all.filter(({ isPublic }) => isPublic === '1') : all
  // A report without columns shows all of its statement, which nobody has marked for strangers.
  if (isStranger(call.user) && items.length === 0) throw createError('tokenInvalid')
  const [shown = head] = await showOnlineTexts(call, [head])
  return { head: shown, may, items: await showOnlineTexts(call, items), params }
}

/** Whether the list of reports shows one to somebody who may ask for it. */
async function isListed(call: Viewer, { id }: ReportHead): Promise<boolean> {
  const visible = await selectVisible(heads.model, call)
  return (await visible.select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Whether everybody who is signed in may read a report; A is for anyone. */
export const isOpenReport = ({ isOpen }: Pick<ReportHead, 'isOpen'>): boolean => isOpen === 'Y' || isOpen === 'A'

/** What strangers do with a report that is open to anyone. */
const readings: readonly ReportOperation[] = ['list', 'export']

async function readGrant(call: Viewer, head: ReportHead): Promise<Report['may']> {
  const { has } = await call.access()
  const code = `report:${head.code}`
  if (isStranger(call.user)) return (operation) => head.isOpen === 'A' && readings.includes(operation)
  if (isOpenReport(head) || has(code) || (has('online.report:list') && (await isListed(call, head)))) return () => true
  const node = await readNodeGrant(call, addressesOf(head))
  return (operation) => has(`${code}:${operation}`) || nodeGives(node, operation)
}
