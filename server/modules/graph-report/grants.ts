import { createError } from '../../../runtime/language/index.ts'
import { isStranger, readNodeGrant, refusalFor, type Viewer } from '../../http/index.ts'
import { nodeGives, type ReportOperation } from '../../online/operations/operationCodes.ts'
import type { GraphHead } from './graph.ts'
import { isOpenTo } from './openGraphs.ts'

/** The code of who looks after graph reports. */
const managerCode = 'online.graph:list'

interface Named {
  readonly id: string
  readonly code: string
}

/** One of which is known to whom it is open. */
type Opened = Named & Pick<GraphHead, 'isOpen'>

const toAddresses = (base: string, { id, code }: Named): readonly string[] => [`${base}/${id}`, `${base}/${code}`]

/** The addresses under which a graph report opens. */
export const chartAddresses = (graph: Named) => toAddresses('/online/graphreport/chart', graph)

/** The addresses under which a template opens. */
export const templetAddresses = (templet: Named) => toAddresses('/online/graphreport/templet', templet)

/**
 * Lets a call see a graph report, or export it: one by an administrator, by who looks after graph reports, or by who was
 * granted a node of the menu that opens the report or a template with it (wire contract 5, A9), and by those to whom it is
 * open. A node that names operations lets them see it; `graph:<code>:<operation>` is the code of one, and `templet:<code>:<operation>` that of one
 * on all that a template shows.
 */
export async function requireGraph(call: Viewer, graph: Opened, operation: ReportOperation = 'list'): Promise<void> {
  if (!(await maySee(call, graph, operation))) throw refusalFor(call.user, createError('forbidden'))
}

/** Whether a call may see a graph report, and do something with it besides. */
export async function maySee(call: Viewer, graph: Opened, operation: ReportOperation = 'list'): Promise<boolean> {
  const may = await readGraphGrant(call, graph)
  return may('list') && may(operation)
}

/** What a call may do with a graph report. */
async function readGraphGrant(call: Viewer, graph: Opened): Promise<(operation: ReportOperation) => boolean> {
  if (isOpenTo(call, graph)) return () => true
  if (isStranger(call.user)) return () => false
  const { has } = await call.access(call.db)
  if (has(managerCode)) return () => true
  const templets = await readTempletsOf(call, graph)
  const node = await readNodeGrant(call, [...chartAddresses(graph), ...templets.flatMap(templetAddresses)])
  return (operation) =>
    has(`graph:${graph.code}:${operation}`) ||
    templets.some(({ code }) => has(`templet:${code}:${operation}`)) ||
    nodeGives(node, operation)
}

/** The templates that show a graph report. */
function readTempletsOf(call: Viewer, graph: Named): Promise<readonly Named[]> {
  return call.db
    .selectFrom('onlGraphreportTempletItem as item')
    .innerJoin('onlGraphreportTemplet as templet', 'templet.id', 'item.graphreportTempletId')
    .select(['templet.id', 'templet.templetCode as code'])
    .where('item.graphreportCode', '=', graph.code)
    .where('item.isShow', '=', 'Y')
    .execute()
}

/**
 * Lets a call see a template, and says whether it was granted: such a template shows all its reports, one that is no more
 * than open those that its reader may see.
 */
export async function requireTemplet(call: Viewer, templet: Opened): Promise<{ readonly isGranted: boolean }> {
  const isGranted = await isTempletGranted(call, templet)
  if (!isGranted && !isOpenTo(call, templet)) throw refusalFor(call.user, createError('forbidden'))
  return { isGranted }
}

async function isTempletGranted(call: Viewer, templet: Named): Promise<boolean> {
  if (isStranger(call.user)) return false
  const { has } = await call.access(call.db)
  if (has(managerCode) || has(`templet:${templet.code}:list`)) return true
  return (await readNodeGrant(call, templetAddresses(templet))) !== 'none'
}
