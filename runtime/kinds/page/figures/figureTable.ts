import type { DataRecord } from '../../../registry/index.ts'

/** One column of figures. */
export interface FigureColumn {
  readonly id: string
  readonly title: string
  readonly isNumber: boolean
}

/** One line of figures, with the record behind it where there is one. */
export interface FigureRow {
  readonly key: string
  /** The values as they are, for a spreadsheet. */
  readonly values: readonly (string | number | null)[]
  /** The values as people read them. */
  readonly texts: readonly string[]
  readonly record: DataRecord | undefined
}

/** The figures of a block as a table: what people read who cannot see a chart, and what a spreadsheet holds. */
export interface FigureTable {
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly FigureRow[]
}

/** A value as a cell of a spreadsheet holds it. */
export const toCell = (value: unknown): string | number | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
