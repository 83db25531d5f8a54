import { sql } from 'kysely'
import { type RowsOf, rowsOf } from '../db/rowLists.ts'
import { toReportCodes } from '../online/operations/operationCodes.ts'
import type { RuledKey } from './binding.ts'

/** A report, a graph report or a template as far as it decides who may open it. */
export interface ReportRights {
  /** `report:1`, `graph:1` or `templet:1`. */
  readonly key: string
  readonly tenantId: number
  readonly isOpen: boolean
  /** How the codes of its operations begin: its own first, then those of templates that show a graph report. */
  readonly operated: readonly string[]
  /** Codes with which all of it opens, and addresses of nodes that open it. */
  readonly codes: readonly string[]
  readonly addresses: readonly string[]
  /** Rules on these narrow what of it is seen. */
  readonly ruledBy: readonly RuledKey[]
  /** The code of those who list what there is, all of which it opens to them, within the rules on these. */
  readonly listing?: { readonly code: string; readonly ruledBy: RuledKey }
}

const at = (base: string, { id, code }: { readonly id: string; readonly code: string }) => [
  `${base}/${id}`,
  `${base}/${code}`,
]

/** What is read to know who may open reports, graph reports and their templates. */
export const listReports = () => ({
  reports: rowsOf('onlCgreportHead', ['id', 'code', 'isOpen', 'tenantId']),
  graphs: rowsOf('onlGraphreportHead', ['id', 'code', 'isOpen', 'tenantId']),
  templets: rowsOf('onlGraphreportTemplet', ['id', 'templetCode', 'isOpen', 'tenantId']),
  templetItems: rowsOf('onlGraphreportTempletItem', ['graphreportTempletId', 'graphreportCode'], sql`is_show = 'Y'`),
})

/** Says who may open reports, graph reports and their templates by what was read (wire contract 5, A9). */
export function toReportRights(read: RowsOf<ReturnType<typeof listReports>>): readonly ReportRights[] {
  const { reports, graphs, templetItems: items } = read
  const templets = read.templets.map(({ templetCode: code, ...templet }) => ({ ...templet, code }))
  const manage = ['online.graph:list']
  const byId = new Map(templets.map((templet) => [templet.id, templet]))
  const showing = Map.groupBy(items, ({ graphreportCode }) => graphreportCode)
  const templetsOf = ({ code }: { readonly code: string }) =>
    (showing.get(code) ?? []).flatMap(({ graphreportTempletId }) => byId.get(graphreportTempletId) ?? [])
  const templetAddresses = (templet: (typeof templets)[number]) => at('/online/graphreport/templet', templet)
  return [
    ...reports.map((report) => ({
      key: `report:${report.id}`,
      operated: [`report:${report.code}`],
      tenantId: report.tenantId,
      isOpen: report.isOpen !== 'N',
      codes: ['online.report:list', `report:${report.code}`],
      addresses: at('/online/cgreport', report),
      listing: { code: 'online.report:list', ruledBy: { path: '/online/cgreport/head' } },
      ruledBy: [
        ...at('/online/cgreport', report).map((address) => ({ address })),
        ...toReportCodes(report.code).map((code) => ({ code })),
      ],
    })),
    ...graphs.map((graph) => ({
      key: `graph:${graph.id}`,
      operated: [`graph:${graph.code}`, ...templetsOf(graph).map(({ code }) => `templet:${code}`)],
      tenantId: graph.tenantId,
      isOpen: graph.isOpen !== 'N',
      codes: manage,
      addresses: [...at('/online/graphreport/chart', graph), ...templetsOf(graph).flatMap(templetAddresses)],
      // Who may not list a graph report does not open it, unless it is open; its rows are no records for a rule.
      ruledBy: graph.isOpen === 'N' ? [{ path: '/online/graphreport/head' }] : [],
    })),
    ...templets.map((templet) => ({
      key: `templet:${templet.id}`,
      tenantId: templet.tenantId,
      isOpen: templet.isOpen !== 'N',
      codes: manage,
      operated: [`templet:${templet.code}`],
      addresses: templetAddresses(templet),
      ruledBy: templet.isOpen === 'N' ? [{ path: '/online/graphreport/templet' }] : [],
    })),
  ]
}
