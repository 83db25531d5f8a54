import { findRows } from '../db/rows.ts'
import type { Connection } from '../db/schema.ts'

/** A report, a graph report or a template as far as it decides who may open it. */
export interface ReportRights {
  /** `report:1`, `graph:1` or `templet:1`. */
  readonly key: string
  readonly tenantId: number
  readonly isOpen: boolean
  /** Codes with which it opens, and addresses of nodes that open it. */
  readonly codes: readonly string[]
  readonly addresses: readonly string[]
}

const at = (base: string, { id, code }: { readonly id: string; readonly code: string }) => [
  `${base}/${id}`,
  `${base}/${code}`,
]

/** Reads who may open reports, graph reports and their templates (wire contract 5, A9). */
export async function readReportRights(db: Connection): Promise<readonly ReportRights[]> {
  const reports = await db.selectFrom('onlCgreportHead').select(['id', 'code', 'isOpen', 'tenantId']).execute()
  const graphs = await db.selectFrom('onlGraphreportHead').select(['id', 'code', 'tenantId']).execute()
  const templets = await db
    .selectFrom('onlGraphreportTemplet')
    .select(['id', 'templetCode as code', 'tenantId'])
    .execute()
  const items =
    templets.length === 0
      ? []
      : await findRows(db, 'onlGraphreportTempletItem', { isShow: 'Y' }, ['graphreportTempletId', 'graphreportCode'])
  const manage = ['online.graph:list']
  const templetAddresses = new Map(templets.map((templet) => [templet.id, at('/online/graphreport/templet', templet)]))
  const showing = Map.groupBy(items, ({ graphreportCode }) => graphreportCode)
  return [
    ...reports.map((report) => ({
      key: `report:${report.id}`,
      tenantId: report.tenantId,
      isOpen: report.isOpen === 'Y',
      codes: ['online.report:list', `report:${report.code}`],
      addresses: at('/online/cgreport', report),
    })),
    ...graphs.map((graph) => ({
      key: `graph:${graph.id}`,
      tenantId: graph.tenantId,
      isOpen: false,
      codes: manage,
      addresses: [
        ...at('/online/graphreport/chart', graph),
        ...(showing.get(graph.code) ?? []).flatMap(
          ({ graphreportTempletId }) => templetAddresses.get(graphreportTempletId) ?? [],
        ),
      ],
    })),
    ...templets.map((templet) => ({
      key: `templet:${templet.id}`,
      tenantId: templet.tenantId,
      isOpen: false,
      codes: manage,
      addresses: templetAddresses.get(templet.id) ?? [],
    })),
  ]
}
