import type { Selectable } from 'kysely'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import { findRows } from '../../db/rows.ts'
import type { OnlGraphreportTempletItemTable, OnlGraphreportTempletTable } from '../../db/tables/graphReport.ts'
import { isStranger, refusalFor, type SignedInCall } from '../../http/index.ts'
import { type ShownGraph, showGraph } from './charts.ts'
import { findOpened } from './findGraph.ts'
import { maySee, requireTemplet } from './grants.ts'
import type { GraphHead } from './graph.ts'
import { heads } from './heads.ts'
import { graphMessages } from './messages.ts'
import { showTo } from './openGraphs.ts'
import { readParts } from './readParts.ts'
import { templets } from './templets.ts'

type Templet = Selectable<OnlGraphreportTempletTable>
type TempletItem = Selectable<OnlGraphreportTempletItemTable>

/** A report of a template; `report` is null for one that is not there any more. */
interface ShownReport extends Pick<TempletItem, 'id' | 'graphreportCode' | 'graphreportType' | 'orderNum'> {
  readonly report: ShownGraph | null
}

/** What the people who see a template are told of it. */
export interface ShownTemplet {
  readonly head: Pick<Templet, 'id' | 'templetCode' | 'templetName' | 'templetStyle'>
  readonly groups: readonly {
    readonly groupNum: number
    readonly groupTxt: string | null
    /** 1 cards, 2 tabs. */
    readonly groupStyle: string
    readonly reports: readonly ShownReport[]
  }[]
}

/** Reads a template with its groups and what is told of their reports; throws when it is not there or was not granted. */
export async function openTemplet(call: SignedInCall, code: string): Promise<ShownTemplet> {
  const templet = await findOpened<Templet>(call, templets.model, 'templetCode', code)
  if (templet === undefined)
    throw refusalFor(call.user, createFailure(graphMessages.missingTemplet, { details: { code: code.slice(0, 100) } }))
  const { id, templetCode, templetName, templetStyle, isOpen } = templet
  const { isGranted } = await requireTemplet(call, { id, code: templetCode, isOpen })
  const shown = { graphreportTempletId: id, isShow: 'Y' }
  const order = ['groupNum', 'orderNum', 'id'] as const
  const all = await findRows(call.db, 'onlGraphreportTempletItem', shown, undefined, order)
  const graphs = new Map<string, ShownGraph | null>()
  for (const graphreportCode of new Set(all.map((item) => item.graphreportCode))) {
    const report = await showReport(call, graphreportCode, isGranted)
    if (report !== undefined) graphs.set(graphreportCode, report)
  }
  const items = all.filter(({ graphreportCode }) => graphs.has(graphreportCode))
  // One that shows strangers nothing is as closed as one that is not open.
  if (isStranger(call.user) && items.length === 0) throw refusalFor(call.user, createError('forbidden'))
  const groups = [...Map.groupBy(items, ({ groupNum }) => groupNum)].map(([groupNum, own]) => ({
    groupNum,
    groupTxt: own.find(({ groupTxt }) => (groupTxt ?? '') !== '')?.groupTxt ?? null,
    groupStyle: own[0]?.groupStyle ?? '1',
    reports: own.map(({ id: key, graphreportCode, graphreportType, orderNum }) => ({
      ...{ id: key, graphreportCode, graphreportType, orderNum },
      report: graphs.get(graphreportCode) ?? null,
    })),
  }))
  return { head: { id, templetCode, templetName, templetStyle }, groups }
}

/**
 * What is told of a report of a template: null of one that is not there any more, and undefined of one that its reader does
 * not see, since nobody else than a grant of the template opens it to them.
 */
async function showReport(
  call: SignedInCall,
  code: string,
  isGranted: boolean,
): Promise<ShownGraph | null | undefined> {
  const head = await findOpened<GraphHead>(call, heads.model, 'code', code)
  if (head === undefined) return isGranted ? null : undefined
  if (!isGranted && !(await maySee(call, head))) return undefined
  const graph = await readParts(call, head)
  if (isStranger(call.user) && graph.items.every(({ isPublic }) => isPublic !== 'Y')) return undefined
  return showGraph(call, showTo(call, graph))
}
