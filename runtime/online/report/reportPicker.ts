import { type Field, type PickerPage, type ResolvedPage, resolvePage } from '../../language/index.ts'
import { toAsked } from './queryViews.ts'
import type { OnlineReport, ReportColumn, ReportOption } from './report.ts'

type Column = Exclude<PickerPage['columns'][number], string>
type Entry = NonNullable<PickerPage['query']>[number]

const noOptions: readonly ReportOption[] = []

/** What draws a column that is more than a text. Links stay texts: they would lead away from the form that waits. */
const slotWidgets: Readonly<Record<string, string>> = {
  imgSlot: 'image-upload',
  htmlSlot: 'html',
  pcaSlot: 'area-linkage',
  dateSlot: 'date',
}

const optionsOf = ({ options }: OnlineReport, column: ReportColumn | undefined): readonly ReportOption[] =>
  (column?.texts === undefined ? undefined : options.get(column.texts)) ?? noOptions

function toField(report: OnlineReport, column: ReportColumn): Field {
  const options = optionsOf(report, column)
  const widget =
    column.slot !== undefined && Object.hasOwn(slotWidgets, column.slot) ? slotWidgets[column.slot] : undefined
  // Values of a dictionary may be several, joined by commas.
  const looks =
    options.length > 0
      ? {
          widget: 'select',
          props: { options: options.map(({ value, text }) => ({ value, label: text })), mode: 'multiple' },
        }
      : widget === undefined
        ? {}
        : { widget }
  return {
    label: column.title,
    ...looks,
    ...(column.align ? { align: column.align } : {}),
    sortable: column.isSortable,
  }
}

/** The server may send texts beside values, under a name of their own (wire contract 1.13). */
const isTextField = (name: string): boolean => name.startsWith('_replace_text_')

const toColumn = ({ field, title, texts }: ReportColumn): Column | string =>
  texts !== undefined && isTextField(texts) ? { field: texts, label: title, sortable: false } : field

function toEntry(report: OnlineReport, item: OnlineReport['query'][number]): Entry {
  const column = report.columns.find(({ field }) => field === item.field)
  const options = report.options.get(item.field) ?? optionsOf(report, column)
  return { field: item.field, label: item.label, ...toAsked(item, options), folded: item.isHidden }
}

/**
 * The picker page of an online report: its columns with their dictionaries, its query bar, its rows (specification 3 and
 * 7.3, popup report picker). A pure function of what the server says; a report's own page is made of the same parts.
 */
export function toReportPicker(report: OnlineReport, options: { readonly group?: string } = {}): PickerPage {
  const shown = report.columns.map((column) => {
    const isText = column.texts !== undefined && isTextField(column.texts)
    return [isText && column.texts ? column.texts : column.field, toField(report, column)] as const
  })
  const asked = report.query.map((item) => [item.field, { label: item.label }] as const)
  const fields = Object.fromEntries<Field>([...asked, ...shown])
  const first = shown[0]?.[0] ?? ''
  return {
    kind: 'picker',
    id: `online.report-picker.${report.code}`,
    version: 1,
    title: report.name,
    source: { onlineReport: report.id, ...(options.group ? { group: options.group } : {}) },
    fields,
    ...(report.query.length > 0 ? { query: report.query.map((item) => toEntry(report, item)) } : {}),
    columns: report.columns.map(toColumn),
    selection: { label: first },
  }
}

/** The same, ready to be drawn. */
export const resolveReportPicker = (
  report: OnlineReport,
  options: { readonly group?: string } = {},
): ResolvedPage<'picker'> => resolvePage(toReportPicker(report, options))
