import type { AnyBlock } from '../../../language/index.ts'

const defaultColumns = 12

/** The columns of the grid of a page. */
export const toGridColumns = (columns: number | undefined): number => columns ?? defaultColumns

type Spanning = Pick<AnyBlock, 'span'>

const toWideSpan = ({ span }: Spanning, columns: number): number => Math.min(span ?? columns, columns)

/** Whether a block stands alone in its line, however wide the page is. */
export const isWholeLine = (block: Spanning, pageColumns: number | undefined): boolean =>
  toWideSpan(block, toGridColumns(pageColumns)) === toGridColumns(pageColumns)

/**
 * The columns that the blocks take where the page is narrower than a desk: few figures stand side by side there, and the
 * last of a line fills it.
 */
export function toMediumSpans(blocks: readonly Spanning[], pageColumns: number | undefined): readonly number[] {
  const columns = toGridColumns(pageColumns)
  const half = Math.ceil(columns / 2)
  const spans = blocks.map((block) => {
    const wide = toWideSpan(block, columns)
    return wide * 3 > columns ? columns : Math.max(wide, half)
  })
  let taken = 0
  return spans.map((span, index) => {
    const start = taken + span > columns ? 0 : taken
    const next = spans[index + 1]
    const isLast = next === undefined || start + span + next > columns
    taken = isLast ? 0 : start + span
    return isLast ? columns - start : span
  })
}

/** Where a block stands on the grid, as the variables of its style. */
export const toPlace = (
  block: { readonly span?: number; readonly rows?: number },
  mediumSpan: number,
  usualRows: number,
  pageColumns: number | undefined,
): Readonly<Record<string, number>> => ({
  '--pw-wide': toWideSpan(block, toGridColumns(pageColumns)),
  '--pw-medium': mediumSpan,
  '--pw-rows': block.rows ?? usualRows,
})
