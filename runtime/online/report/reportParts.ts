import type { ColumnEntry, Field, QueryEntry } from '../../language/index.ts'
import { isTextField, toSlotWidget } from '../columns.ts'
import { type Option, toOptions } from '../options.ts'
import type { QueryItem } from '../query/readQuery.ts'
import { toReportFilter } from '../query/toReportFilter.ts'
import type { OnlineReport, ReportColumn } from './report.ts'

export type ReportTableColumn = Exclude<Extract<ColumnEntry, { readonly field: string }>, string>
type Entry = Exclude<QueryEntry, string>

const optionsOf = ({ options }: OnlineReport, { texts }: Pick<ReportColumn, 'texts'>): readonly Option[] | undefined =>
  texts === undefined ? undefined : options.get(texts)

function toField(report: OnlineReport, column: ReportColumn): Field {
  const options = optionsOf(report, column) ?? []
  const widget = toSlotWidget(column)
  // Values of a dictionary may be several, joined by commas.
  const toAppearance =
    options.length > 0
      ? { widget: 'select', props: { options: toOptions(options), mode: 'multiple' } }
      : widget === undefined
        ? {}
        : { widget }
  return {
    label: column.title,
    ...toAppearance,
    ...(column.align ? { align: column.align } : {}),
    sortable: column.isSortable,
  }
}

export const toReportColumn = ({ field, title, texts }: ReportColumn): ReportTableColumn =>
  isTextField(texts) ? { field: texts, label: title, sortable: false } : { field }

function toEntry(report: OnlineReport, item: QueryItem): Entry {
  const column = report.columns.find(({ field }) => field === item.field)
  const options = report.options.get(item.field) ?? (column && optionsOf(report, column))
  return { field: item.field, label: item.label, ...toReportFilter(item, options), collapsed: item.isFolded }
}

/** The fields of a report: those that it shows, and those that it is asked by. */
export function toReportFields(report: OnlineReport): Readonly<Record<string, Field>> {
  const shown = report.columns.map((column) => [toReportColumn(column).field, toField(report, column)] as const)
  const filters = report.query.map((item) => [item.field, { label: item.label }] as const)
  return Object.fromEntries<Field>([...filters, ...shown])
}

/** What the query bar of a report asks, in the order of its items. */
export const toReportQuery = (report: OnlineReport): readonly Entry[] =>
  report.query.map((item) => toEntry(report, item))
