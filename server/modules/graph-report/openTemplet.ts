import type { Selectable } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import { findRows } from '../../db/rows.ts'
import type { OnlGraphreportTempletItemTable, OnlGraphreportTempletTable } from '../../db/tables/graphReport.ts'
import type { SignedInCall } from '../../http/index.ts'
import { type ShownGraph, showGraph } from './charts.ts'
import { findByCode, readParts } from './findGraph.ts'
import { requireTemplet } from './grants.ts'
import type { GraphHead } from './graph.ts'
import { heads } from './heads.ts'
import { graphMessages } from './messages.ts'
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
  const templet = await findByCode<Templet>(call, templets.model, 'templetCode', code)
  if (templet === undefined)
    throw createFailure(graphMessages.missingTemplet, { details: { code: code.slice(0, 100) } })
  const { id, templetCode, templetName, templetStyle } = templet
  await requireTemplet(call, { id, code: templetCode })
  const shown = { graphreportTempletId: id, isShow: 'Y' }
  const order = ['groupNum', 'orderNum', 'id'] as const
  const items = await findRows(call.db, 'onlGraphreportTempletItem', shown, undefined, order)
  const graphs = new Map<string, ShownGraph | null>()
  for (const graphreportCode of new Set(items.map((item) => item.graphreportCode))) {
    const head = await findByCode<GraphHead>(call, heads.model, 'code', graphreportCode)
    graphs.set(graphreportCode, head === undefined ? null : await showGraph(call, await readParts(call, head)))
  }
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
