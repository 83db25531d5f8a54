import type { ColumnAttributes } from '../columns.ts'
import type { Option } from '../options.ts'
import type { Parameter } from '../parameters.ts'
import type { QueryItem } from '../query/readQuery.ts'

/** A column of an online report. */
export interface ReportColumn extends ColumnAttributes {
  /** Whether what its values come to stands beneath them. */
  readonly isTotal: boolean
  /** The title that it shares with its neighbours; empty for none. */
  readonly group: string
}

/** A column that a chart draws. */
export interface ChartColumn {
  readonly field: string
  readonly label: string
}

/** The chart above the rows of a report (ours). */
export interface ReportChart {
  readonly type: string
  readonly category: ChartColumn
  readonly values: readonly ChartColumn[]
}

/** What the server says of an online report: two answers in the shape in which pages are made of them. */
export interface OnlineReport {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly columns: readonly ReportColumn[]
  readonly options: ReadonlyMap<string, readonly Option[]>
  readonly query: readonly QueryItem[]
  /** Whether the person may not export it. */
  readonly hidesExport?: boolean
  readonly chart?: ReportChart
  /** What its query takes besides; only the report's own page asks for them. */
  readonly parameters?: readonly Parameter[]
}
