// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { Fragment } from 'react'
import { lazyPart } from '../registry/index.ts'
import { BodyRow } from './BodyRow.tsx'
import type { DetailsRowProps } from './DetailsRow.tsx'
import type { PlacedColumn } from './placeColumns.ts'
import type { RowOffsets } from './rowOffsets.ts'
import type { DataTableProps } from './types.ts'

interface TableBodyProps<R> {
  readonly table: DataTableProps<R>
  readonly rows: readonly R[]
  /** The numbers of the rows in and just beside the view. */
  readonly indexes: readonly number[]
  readonly offsets: RowOffsets
  readonly rowHeight: number
  readonly titleLines: number
  readonly placed: readonly PlacedColumn<R>[]
  readonly mounted: readonly PlacedColumn<R>[]
  readonly cellRole: 'cell' | 'gridcell'
  readonly onMeasure: (key: string, index: number, height: number) => void
  /** Leaves the editor of a cell: back to it, or on to the next one that can be edited. */
  readonly onLeave: (row: number, column: string, to: 'cell' | 'next' | 'previous') => void
}

// biome-ignore lint/suspicious/noExplicitAny: one part draws what opens in tables of all rows
const DetailsRow = lazyPart<DetailsRowProps<any>>(
  () => import('./DetailsRow.tsx').then((chunk) => chunk.DetailsRow),
  null,
)

/** The rows in view, each with what is open below it. */
export function TableBody<R>(props: TableBodyProps<R>) {
  const { table, rows, indexes, offsets, rowHeight, titleLines, placed, mounted, cellRole, onMeasure, onLeave } = props
  const { rowKey, selection, expansion, editing, tree, texts } = table
  return (
    <div role="rowgroup" className="pw-table-body" style={{ height: offsets.total }}>
      {indexes.map((index) => {
        const row = rows[index]
        if (row === undefined) return null
        const key = rowKey(row)
        const top = offsets.topOf(index)
        const canOpen = expansion !== undefined && expansion.canOpen?.(row) !== false
        const isOpen = canOpen && expansion.keys.has(key)
        const place = tree?.placeOf(row)
        const edited = editing?.cell?.key === key ? editing.cell.column : undefined
        return (
          <Fragment key={key}>
            <BodyRow
              row={row}
              index={index}
              top={top}
              mounted={mounted}
              titleLines={titleLines}
              cellRole={cellRole}
              selectionMode={selection?.mode}
              selectLabel={selection && texts.selectRow(index + 1)}
              isSelected={selection?.keys.has(key) ?? false}
              isPartly={selection?.isPartly?.(row) ?? false}
              isDisabled={selection?.isDisabled?.(row) ?? false}
              isClickable={table.onRowClick !== undefined}
              isCurrent={table.current === key}
              rowClass={table.rowClass?.(row)}
              openLabel={canOpen ? texts.openRow?.(index + 1) : undefined}
              isOpen={place ? place.isOpen : canOpen ? isOpen : undefined}
              level={place?.level}
              position={place?.position}
              size={place?.size}
              isEditable={editing?.isEditable}
              editedColumn={edited}
              editor={
                edited === undefined ? undefined : editing?.render(row, edited, (to) => onLeave(index, edited, to))
              }
            />
            {isOpen && (
              <DetailsRow
                row={row}
                rowKey={key}
                index={index}
                top={top + rowHeight}
                columns={placed.length}
                role={cellRole}
                render={expansion.render}
                onMeasure={onMeasure}
              />
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
