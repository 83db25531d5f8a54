/** How wide cells must be for the texts that are all they hold. */
export interface CellTexts {
  /**
   * The width that a cell needs for its text, in CSS pixels; 0 where the text is so short that a cell as wide as `cellWidth`
   * holds it in any case.
   */
  readonly neededBy: (cell: Element, text: Text, cellWidth: number, padding: number) => number
  /** The same for texts that are as wide as each other in their cells. */
  readonly keyOf: (cell: Element, text: Text) => string
}

/** Wider than any character that people type on a Latin keyboard, in CSS pixels. */
const widestCharacter = 17
/** No cell is padded by more than this part of its width at a side; `table.css` says so. */
const mostPadding = 0.2
const latin = /^[ -~]*$/

/** The text of a cell that holds nothing else. */
export function plainTextOf(cell: Element): Text | undefined {
  const { firstChild } = cell
  return firstChild instanceof Text && cell.lastChild === firstChild ? firstChild : undefined
}

/** The padding that the cells of a grid have at each side, where they are not too narrow for it. */
export const cellPaddingOf = (grid: Element): number =>
  Number.parseFloat(getComputedStyle(grid).getPropertyValue('--pw-cell-padding'))

/**
 * Allocates what knows the texts of one table. Digits are all as wide as each other there, so that texts which differ in
 * them alone are measured once.
 */
export function createCellTexts(): CellTexts {
  const range = document.createRange()
  const known = new Map<string, number>()

  const keyOf: CellTexts['keyOf'] = (cell, text) =>
    [cell.parentElement?.className, cell.className, text.data.replace(/\d/g, '0')].join('\n')
  const widthOf = (cell: Element, text: Text): number => {
    const key = keyOf(cell, text)
    const found = known.get(key)
    if (found !== undefined) return found
    range.selectNodeContents(text)
    const { width } = range.getBoundingClientRect()
    known.set(key, width)
    return width
  }

  return {
    keyOf,
    neededBy: (cell, text, cellWidth, padding) => {
      const { data } = text
      const paddings = 2 * Math.min(padding, cellWidth * mostPadding)
      if (data.length * widestCharacter <= cellWidth - paddings && latin.test(data)) return 0
      return widthOf(cell, text) + paddings
    },
  }
}
