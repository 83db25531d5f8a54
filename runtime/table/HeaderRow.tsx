// biome-ignore-all lint/a11y/useFocusableInteractive: the controls in a title take the focus, not the title
// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { memo } from 'react'
import { HeaderCell } from './HeaderCell.tsx'
import type { PlacedColumn } from './placeColumns.ts'
import { SelectAllCell } from './SelectAllCell.tsx'
import type { SelectionExtent } from './selectionExtent.ts'
import type { TableSort, TableTexts } from './types.ts'
import type { ColumnResizing } from './useColumnWidths.ts'

interface HeaderRowProps<R> {
  readonly mounted: readonly PlacedColumn<R>[]
  readonly widths: readonly number[]
  readonly sort: TableSort | undefined
  readonly onSort: ((sort: TableSort | undefined) => void) | undefined
  readonly resizing: ColumnResizing | undefined
  /** How much of the page is chosen; none when rows are chosen one at a time. */
  readonly extent: SelectionExtent | undefined
  readonly isEmpty: boolean
  readonly onToggleAll: (checked: boolean) => void
  readonly texts: TableTexts
}

/** The titles. They are drawn again when columns, widths, sort or the extent of the selection change. */
export const HeaderRow = memo(function HeaderRow<R>(props: HeaderRowProps<R>) {
  const { mounted, widths, sort, onSort, resizing, extent, isEmpty, onToggleAll, texts } = props
  return (
    <div role="rowgroup" className="pw-table-head">
      <div role="row" className="pw-table-line" aria-rowindex={1}>
        {mounted.map((placed) =>
          placed.kind === 'selection' ? (
            <SelectAllCell
              key={placed.column.id}
              placed={placed}
              extent={extent}
              label={texts.selectAll}
              isDisabled={isEmpty}
              onToggleAll={onToggleAll}
            />
          ) : (
            <HeaderCell
              key={placed.column.id}
              placed={placed}
              width={widths[placed.track] ?? 0}
              sort={sort}
              onSort={onSort}
              resizing={resizing}
              texts={texts}
            />
          ),
        )}
      </div>
    </div>
  )
}) as <R>(props: HeaderRowProps<R>) => React.JSX.Element
