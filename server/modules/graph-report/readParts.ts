import { findRows } from '../../db/rows.ts'
import type { Viewer } from '../../http/index.ts'
import type { Graph, GraphHead } from './graph.ts'

/** Reads what belongs to a graph report whose head is known. */
export async function readParts({ db }: Pick<Viewer, 'db'>, head: GraphHead): Promise<Graph> {
  const ofHead = { graphreportHeadId: head.id }
  const items = await findRows(db, 'onlGraphreportItem', ofHead, undefined, ['orderNum', 'fieldName'])
  const order = ['orderNum', 'paramName'] as const
  return { head, items, parameters: await findRows(db, 'onlGraphreportParams', { headId: head.id }, undefined, order) }
}
