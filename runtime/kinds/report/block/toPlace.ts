import type { ReportBlock } from '../../../language/index.ts'

const defaultColumns = 12

/** The columns of the grid of a page. */
export const toGridColumns = (columns: number | undefined): number => columns ?? defaultColumns

/** The columns that a block takes where the page is narrower than a desk: few figures stand side by side there. */
export function toMediumSpan(span: number, columns: number): number {
  return span * 3 > columns ? columns : Math.max(span, Math.ceil(columns / 2))
}

/** Where a block stands on the grid, as the variables of its style. */
export function toPlace(
  block: Pick<ReportBlock, 'span' | 'rows'>,
  usualRows: number,
  pageColumns: number | undefined,
): Readonly<Record<string, number>> {
  const columns = toGridColumns(pageColumns)
  const wide = Math.min(block.span ?? columns, columns)
  return {
    '--pw-wide': wide,
    '--pw-medium': toMediumSpan(wide, columns),
    '--pw-rows': block.rows ?? usualRows,
  }
}
