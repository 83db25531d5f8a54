import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type CellTexts, cellPaddingOf, createCellTexts, plainTextOf } from './cellTexts.ts'
import { overhangOf } from './overhangOf.ts'
import type { PlacedColumn } from './placeColumns.ts'
import type { TableColumn } from './types.ts'

/** The least width of columns by their ids, as far as it is known, in CSS pixels. */
export type NeededWidths = ReadonlyMap<string, number>

const noneNeeded: NeededWidths = new Map()

/** No value widens its column further than this, in CSS pixels. */
const widestValue = 480
/** No title of texts does. */
const widestTitle = 200

/** Has digits, and no word: a number with its unit, an amount, a day, a time. */
const figure = /^(?=.*\d)(?:\P{L}|\p{L}{1,4}(?!\p{L})){1,40}$/u

/** An editor has its own ways with what is long. */
const cells = '.pw-table-cell:not(.pw-table-editing), .pw-table-title'

/** How wide a cell may become for what is inside of it: texts stay as they are. */
const limitOf = (cell: Element, { isWhole }: Pick<TableColumn<unknown>, 'isWhole'>): number => {
  if (isWhole || figure.test(cell.textContent ?? '') || cell.querySelector('time, .pw-tag, .pw-statistic'))
    return widestValue
  return cell.matches('.pw-table-title') ? widestTitle : 0
}

interface Measured {
  readonly grid: Element
  readonly texts: CellTexts
  /** The texts that were measured in their columns, as wide as these are now. */
  readonly done: Set<string>
}

/**
 * What is known with what the cells in and around some nodes need besides; the same when that is no more. A text that is as
 * wide as one before it is not looked at: to ask for a size has the browser lay out the page at once.
 */
function measure<R>(
  { grid, texts, done }: Measured,
  nodes: readonly Node[],
  placed: readonly PlacedColumn<R>[],
  known: NeededWidths,
): NeededWidths {
  let needed = known
  let padding: number | undefined
  const need = (column: string, width: number) => {
    if (width > (needed.get(column) ?? 0)) needed = new Map(needed).set(column, width)
  }
  const cellWidths = new Map<string, number>()
  for (const node of nodes) {
    const element = node instanceof Element ? node : node.parentElement
    const around = element?.closest(cells)
    for (const cell of around ? [around] : (element?.querySelectorAll(cells) ?? [])) {
      const { column, kind } = placed[Number(cell.ariaColIndex) - 1] ?? {}
      const text = plainTextOf(cell)
      const key = column && text && `${column.id}\n${texts.keyOf(cell, text)}`
      if (key !== undefined && done.has(key)) continue
      const limit = column && kind === 'data' ? limitOf(cell, column) : 0
      if (!column || limit === 0) continue
      padding ??= cellPaddingOf(grid)
      const cellWidth = (text && cellWidths.get(column.id)) ?? cell.getBoundingClientRect().width
      cellWidths.set(column.id, cellWidth)
      const width = text ? texts.neededBy(cell, text, cellWidth, padding) : cellWidth + overhangOf(cell)
      if (width > cellWidth) need(column.id, Math.min(limit, Math.ceil(width)))
      if (key !== undefined) done.add(key)
    }
  }
  return needed
}

/**
 * The widths that the figures and titles in the view need to be whole. What comes into the view, and what changes there,
 * is measured before it is painted; the table is laid out again where something needs more.
 */
export function useNeededWidths<R>(
  grid: RefObject<HTMLElement | null>,
  placed: readonly PlacedColumn<R>[],
): NeededWidths {
  const [needed, setNeeded] = useState(noneNeeded)
  const known = useRef(needed)
  const [texts] = useState(createCellTexts)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const done = new Set<string>()
    const apply = (nodes: readonly Node[], draw: (change: () => void) => void) => {
      const next = measure({ grid: element, texts, done }, nodes, placed, known.current)
      if (next === known.current) return
      known.current = next
      draw(() => setNeeded(next))
    }
    apply([element], (change) => change())
    const observer = new MutationObserver((changes) => {
      // Columns may have other widths.
      if (changes.some(({ type }) => type === 'attributes')) done.clear()
      apply(
        changes.flatMap(({ type, addedNodes, target }) => (type === 'childList' ? [...addedNodes] : target)),
        flushSync,
      )
    })
    observer.observe(element, { subtree: true, childList: true, characterData: true, attributeFilter: ['style'] })
    const sizes = new ResizeObserver(() => done.clear())
    sizes.observe(element)
    return () => {
      observer.disconnect()
      sizes.disconnect()
    }
  }, [grid, placed, texts])
  return needed
}
