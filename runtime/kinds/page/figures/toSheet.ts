import type { FigureTable } from './figureTable.ts'

/** Rows of cells as a spreadsheet holds them, the titles first. */
export const toSheet = ({ columns, rows }: FigureTable): readonly (readonly (string | number | null)[])[] => [
  columns.map(({ title }) => title),
  ...rows.map(({ values }) => values),
]

/** Characters that may not stand in the name of a sheet, nor more than 31. */
export const toSheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:]/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet1'
