/** A page, or the gap before or after the pages around the current one. */
export type PageSlot = number | 'gapBefore' | 'gapAfter'

const slots = 7

/**
 * The places of a pager for a count of pages: all when there are seven at most, else seven, with the first, the last
 * and those around the current one, so that the buttons do not move while a person pages.
 */
export function pageNumbers(current: number, pages: number): readonly PageSlot[] {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
  if (pages <= slots) return from(1, Math.max(1, pages))
  const edge = slots - 2
  if (current < edge) return [...from(1, edge), 'gapAfter', pages]
  if (current > pages - edge + 1) return [1, 'gapBefore', ...from(pages - edge + 1, edge)]
  return [1, 'gapBefore', current - 1, current, current + 1, 'gapAfter', pages]
}

export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The page that shows the same first row when the size of pages changes. */
export const pageAfterResize = (current: number, pageSize: number, nextSize: number): number =>
  Math.floor(((current - 1) * pageSize) / nextSize) + 1

/** The page that a typed text asks for, kept within the pages; none when it is no whole number. */
export function parsePage(text: string, pages: number): number | undefined {
  const trimmed = text.trim()
  if (!/^[+-]?\d+$/.test(trimmed)) return undefined
  return Math.min(pages, Math.max(1, Number(trimmed)))
}
