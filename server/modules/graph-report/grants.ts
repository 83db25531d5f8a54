import { createError } from '../../../runtime/language/index.ts'
import { hasAddress, type Viewer } from '../../http/index.ts'

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
 * Lets a call see a graph report: one by an administrator, by who looks after graph reports, or by who was granted a node
 * of the menu that opens the report or a template with it (wire contract 5, A9).
 */
export async function requireGraph(call: Viewer, graph: Named): Promise<void> {
  if (await isManager(call)) return
  if (await hasAddress(call, chartAddresses(graph))) return
  const templets = await call.db
    .selectFrom('onlGraphreportTempletItem as item')
    .innerJoin('onlGraphreportTemplet as templet', 'templet.id', 'item.graphreportTempletId')
    .select(['templet.id', 'templet.templetCode as code'])
    .where('item.graphreportCode', '=', graph.code)
    .where('item.isShow', '=', 'Y')
    .execute()
  if (!(await hasAddress(call, templets.flatMap(templetAddresses)))) throw createError('forbidden')
}

/** Lets a call see a template. */
export async function requireTemplet(call: Viewer, templet: Named): Promise<void> {
  if (await isManager(call)) return
  if (!(await hasAddress(call, templetAddresses(templet)))) throw createError('forbidden')
}

const isManager = async (call: Viewer): Promise<boolean> => (await call.access()).has('online.graph:list')
