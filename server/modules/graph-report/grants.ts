import { createError } from '../../../runtime/language/index.ts'
import { readNodeGrant, type Viewer } from '../../http/index.ts'
import { nodeGives, type ReportOperation } from '../../online/operations/operationCodes.ts'

/** The code of who looks after graph reports. */
const managerCode = 'online.graph:list'

interface Named {
  readonly id: string
  readonly code: string
}

const toAddresses = (base: string, { id, code }: Named): readonly string[] => [`${base}/${id}`, `${base}/${code}`]

/** The addresses under which a graph report opens. */
const chartAddresses = (graph: Named) => toAddresses('/online/graphreport/chart', graph)

/** The addresses under which a template opens. */
const templetAddresses = (templet: Named) => toAddresses('/online/graphreport/templet', templet)

/**
 * Lets a call see a graph report, or export it: one by an administrator, by who looks after graph reports, or by who was
 * granted a node of the menu that opens the report or a template with it (wire contract 5, A9). A node that names
 * operations lets them see it; `graph:<code>:<operation>` is the code of one, and `templet:<code>:<operation>` that of one
 * on all that a template shows.
 */
export async function requireGraph(call: Viewer, graph: Named, operation: ReportOperation = 'list'): Promise<void> {
  const may = await readGraphGrant(call, graph)
  if (!may('list') || !may(operation)) throw createError('forbidden')
}

/** What a call may do with a graph report. */
async function readGraphGrant(call: Viewer, graph: Named): Promise<(operation: ReportOperation) => boolean> {
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

/** Lets a call see a template. */
export async function requireTemplet(call: Viewer, templet: Named): Promise<void> {
  const { has } = await call.access(call.db)
  if (has(managerCode) || has(`templet:${templet.code}:list`)) return
  if ((await readNodeGrant(call, templetAddresses(templet))) === 'none') throw createError('forbidden')
}
