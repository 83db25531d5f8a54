import { documentVersion, type PickerPage, type ResolvedPage, resolvePage } from '../../language/index.ts'
import type { OnlineReport } from './report.ts'
import { toReportColumn, toReportFields, toReportQuery } from './reportParts.ts'

/**
 * The picker page of an online report: its columns with their dictionaries, its query bar, its rows (specification 3 and
 * 7.3, popup report picker). A pure function of what the server says; a report's own page is made of the same parts.
 * Links stay texts: they would lead away from the form that waits.
 */
export function toReportPicker(report: OnlineReport, options: { readonly group?: string } = {}): PickerPage {
  const columns = report.columns.map(toReportColumn)
  return {
    kind: 'picker',
    id: `online.report-picker.${report.code}`,
    version: documentVersion,
    title: report.name,
    source: { onlineReport: report.id, ...(options.group ? { group: options.group } : {}) },
    fields: toReportFields(report),
    ...(report.query.length > 0 ? { query: [...toReportQuery(report)] } : {}),
    columns: columns.map((column) => (column.label === undefined ? column.field : column)),
    selection: { label: columns[0]?.field ?? '' },
  }
}

/** The same, ready to be drawn. */
export const resolveReportPicker = (
  report: OnlineReport,
  options: { readonly group?: string } = {},
): ResolvedPage<'picker'> => resolvePage(toReportPicker(report, options))
