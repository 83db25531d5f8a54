// biome-ignore-all lint/a11y/useFocusableInteractive: the controls in a title take the focus, not the title
// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist

import { unseen } from '../ui/index.ts'
import { clampWidth } from './columnWidths.ts'
import { toCellClass, toCellStyle } from './gridStyle.ts'
import { nextSort } from './nextSort.ts'
import type { PlacedColumn } from './placeColumns.ts'
import { minWidthOf, ResizeHandle, resizeStep } from './ResizeHandle.tsx'
import type { TableSort, TableTexts } from './types.ts'
import type { ColumnResizing } from './useColumnWidths.ts'

interface HeaderCellProps<R> {
  readonly placed: PlacedColumn<R>
  readonly width: number
  readonly sort: TableSort | undefined
  readonly onSort: ((sort: TableSort | undefined) => void) | undefined
  readonly resizing: ColumnResizing | undefined
  readonly texts: TableTexts
  /** The lines of titles that this one takes, from 1, when there are several. */
  readonly lines?: { readonly first: number; readonly end: number }
}

/** Pixels that the title of a column without values needs; in less it is only read out. */
const minTextWidth = 80

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const

/** The title of a column, which sorts and resizes it. */
export function HeaderCell<R>({ placed, width, sort, onSort, resizing, texts, lines }: HeaderCellProps<R>) {
  const { column, kind, track, pin } = placed
  const order = sort?.column === column.id ? sort.order : 'none'
  const isSortable = Boolean(column.sortable && onSort)
  return (
    <div
      role="columnheader"
      aria-colindex={track + 1}
      aria-sort={isSortable ? ariaSort[order] : undefined}
      className={toCellClass('pw-table-title', placed)}
      style={lines ? { ...toCellStyle(placed), gridRow: `${lines.first} / ${lines.end}` } : toCellStyle(placed)}
      aria-rowspan={lines && lines.end - lines.first > 1 ? lines.end - lines.first : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className="pw-table-sort"
          data-order={order}
          title={order === 'none' ? texts.sortAscending : order === 'asc' ? texts.sortDescending : texts.sortNone}
          aria-keyshortcuts={resizing ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
          onClick={() => onSort?.(nextSort(sort, column.id))}
          onKeyDown={(event) => {
            const step = event.altKey && resizing ? resizeStep(event) : undefined
            if (step === undefined) return
            event.preventDefault()
            resizing?.start(track)
            resizing?.end(track, clampWidth(width + step * (pin === 'right' ? -1 : 1), minWidthOf(column)))
          }}
        >
          <span className="pw-table-title-text">{column.title}</span>
          <svg className="pw-table-sort-mark" viewBox="0 0 8 12" aria-hidden="true">
            <path d="M4 0.5 7.5 5H0.5Z" />
            <path d="M4 11.5 0.5 7H7.5Z" />
          </svg>
        </button>
      ) : (
        <span className={kind === 'data' || width >= minTextWidth ? 'pw-table-title-text' : unseen}>
          {column.title}
        </span>
      )}
      {column.headerExtra}
      {resizing && kind === 'data' && (
        <ResizeHandle
          label={texts.resizeColumn(column.title)}
          track={track}
          width={width}
          minWidth={column.minWidth}
          isLeftEdge={pin === 'right'}
          hasTitleKeys={isSortable}
          resizing={resizing}
        />
      )}
    </div>
  )
}
