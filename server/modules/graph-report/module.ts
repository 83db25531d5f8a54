import { Type } from 'typebox'
import { anyone, defineModule, type Module, readsShownFile, route } from '../../http/index.ts'
import { openNetwork } from '../proxy/target.ts'
import { graphTable, openGraph, readCharts, showGraph } from './charts.ts'
import type { Reach } from './data/readApi.ts'
import { designRoutes } from './designRoutes.ts'
import { exportChart } from './exportChart.ts'
import { heads } from './heads.ts'
import { openTemplet } from './openTemplet.ts'
import { items, params } from './parts.ts'
import { scriptCode } from './records.ts'
import { templetItems, templets } from './templets.ts'

const granted = anyone(
  'Who opens a graph report is said by the report: its menu node, its code, or that it is open; strangers get public fields.',
)

/** What a call of the app names a report by; fields, `params` and `self_<name>` ask of it besides. */
const byId = Type.Object({ id: Type.String({ default: '', maxLength: 100 }) }, { additionalProperties: true })

/**
 * Makes the calls of graph reports (wire contract 1.15, 3.5). How other hosts are reached comes from who makes it, never
 * from a request.
 */
export function createGraphReportModule(reach: Reach = { network: openNetwork, milliseconds: 8000 }): Module {
  return defineModule({
    id: 'graph-report',
    section: '7.3',
    powers: ['online.graph:sql', scriptCode],
    designCodes: [...['add', 'edit', 'delete', 'sql'].map((word) => `online.graph:${word}`), scriptCode],
    tables: [heads.table, items.table, params.table, templets.table, templetItems.table],
    readsFile: readsShownFile(graphTable, (viewer, id) => openGraph(viewer, id)),
    routes: [
      heads.routes,
      templets.routes,
      designRoutes(reach),
      route('GET', '/online/graphreport/api/getChartsData', granted, { query: byId }, (call) =>
        readCharts(call, { code: call.query.id, query: call.query, operation: 'list' }, reach),
      ),
      route('GET', '/online/graphreport/api/getChartsInfo', granted, { query: byId }, async (call) =>
        showGraph(call, await openGraph(call, call.query.id)),
      ),
      route('GET', '/online/graphreport/api/exportXlsById', granted, { query: byId }, (call) =>
        exportChart(call, call.query.id, call.query, reach),
      ),
      route('GET', '/online/graphreport/api/getTempletData', granted, { query: byId }, (call) =>
        openTemplet(call, call.query.id),
      ),
    ],
  })
}

/** Graph reports over the network as it is. */
export const graphReportModule = createGraphReportModule()
