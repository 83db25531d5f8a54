import {
  type ColumnEntry,
  documentVersion,
  type ListPage,
  type ResolvedPage,
  resolvePage,
} from '../../language/index.ts'
import { toLink } from '../links.ts'
import { toIdWord } from '../pageIds.ts'
import { toEmptyHint, toParameterEntry, toParameterFields } from '../parameters.ts'
import type { OnlineReport, ReportColumn } from './report.ts'
import { toChartBlock, toChartFields } from './reportChart.ts'
import { type ReportTableColumn, toReportColumn, toReportFields, toReportQuery } from './reportParts.ts'

/**
 * The page of an online report: its query bar, its columns under their shared titles, what they come to, and its export
 * (wire contract 1.15). It can only be read. A pure function of what the server says.
 */
export function toOnlineReport(report: OnlineReport): ListPage {
  const { parameters = [] } = report
  const chart = toChartBlock(report)
  const query = [...parameters.map(toParameterEntry), ...toReportQuery(report)]
  return {
    kind: 'list',
    id: `online.report.${toIdWord(report.code)}`,
    version: documentVersion,
    title: report.name,
    source: { onlineReport: report.id },
    fields: { ...toChartFields(report), ...toParameterFields(parameters), ...toReportFields(report) },
    ...(query.length > 0 ? { query } : {}),
    ...(chart === undefined ? {} : { blocks: [chart] }),
    columns: toColumns(report.columns),
    ...toEmptyHint(parameters),
    toolbar: report.hidesExport === true ? [] : ['export'],
  }
}

/** The columns in their order; neighbours that share a title stand beneath it. */
function toColumns(columns: readonly ReportColumn[]): ColumnEntry[] {
  const runs: { readonly group: string; readonly columns: ReportTableColumn[] }[] = []
  for (const column of columns) {
    const last = runs.at(-1)
    if (last !== undefined && last.group === column.group && column.group !== '') last.columns.push(toColumn(column))
    else runs.push({ group: column.group, columns: [toColumn(column)] })
  }
  return runs.flatMap((run): readonly ColumnEntry[] =>
    run.group === '' ? run.columns.map(shorten) : [{ group: run.group, columns: run.columns.map(shorten) }],
  )
}

function toColumn(column: ReportColumn): ReportTableColumn {
  const to = toLink(column.href)
  return {
    ...toReportColumn(column),
    ...(column.width === undefined ? {} : { width: column.width }),
    ...(to === undefined ? {} : { to }),
    ...(column.isTotal ? { statistic: 'sum' } : {}),
  }
}

const shorten = (column: ReportTableColumn): ColumnEntry => (Object.keys(column).length === 1 ? column.field : column)

/** The same, ready to be drawn. */
export const resolveOnlineReport = (report: OnlineReport): ResolvedPage<'list'> => resolvePage(toOnlineReport(report))
