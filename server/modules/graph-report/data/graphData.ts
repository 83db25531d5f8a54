import type { Values } from '../../../http/resource/index.ts'

/** The records of a graph report. */
export interface GraphData {
  readonly records: readonly Values[]
  /** Whether there are more than a report reads. */
  readonly isCut: boolean
  /** The tables of the server's own database that they come from. */
  readonly tables: readonly string[]
}

/** What a call asks of a report: values of its fields by the grammar of lists, and parameters by their names. */
export interface Question {
  readonly filters: Values
  readonly parameters: Readonly<Record<string, string>>
}
