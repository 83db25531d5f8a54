import type { Option } from '../options.ts'
import type { Parameter } from '../parameters.ts'

/** The types of charts that a graph report shows (wire contract 3.5). */
export const graphTypes = ['line', 'pie', 'bar', 'table'] as const
export type GraphType = (typeof graphTypes)[number]

/** A value of the records of a graph report. */
export interface GraphItem {
  readonly field: string
  readonly title: string
  readonly isShown: boolean
  readonly isTotal: boolean
  /** Whether the query bar asks by it. */
  readonly isFilter: boolean
  /** Whether it is asked as a range of two values. */
  readonly isRange: boolean
  /** A dictionary code, or `table,text,code`; empty for none. */
  readonly dictionary: string
  /** Where its values lead; empty for none. */
  readonly href: string
  /** String, Integer, Date … */
  readonly type: string
}

/** A series of the charts. */
export interface GraphSeries {
  readonly field: string
  readonly label: string
}

/** What the server says of a graph report. */
export interface GraphReport {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly description: string
  readonly types: readonly GraphType[]
  /** What the types of charts are called. */
  readonly typeTexts: ReadonlyMap<string, string>
  /** Whether lines and bars stand in one chart. */
  readonly isCombined: boolean
  readonly layout: 'tab' | 'single' | 'double'
  /** The value along the axis of names; empty for a report of tables alone. */
  readonly category: string
  readonly series: readonly GraphSeries[]
  readonly items: readonly GraphItem[]
  readonly parameters: readonly Parameter[]
  readonly options: ReadonlyMap<string, readonly Option[]>
  /** Whether it has a script of other servers, which never runs. */
  readonly hasScript: boolean
}

/** A graph report of a template. */
export interface TempletReport {
  readonly code: string
  /** Undefined for one that is not there any more. */
  readonly report: GraphReport | undefined
}

/** What the server says of a template: several graph reports on one page. */
export interface GraphTemplet {
  readonly id: string
  readonly code: string
  readonly name: string
  /** Whether reports stand in two columns. */
  readonly isDouble: boolean
  readonly groups: readonly {
    readonly title: string
    readonly isTabs: boolean
    readonly reports: readonly TempletReport[]
  }[]
}
