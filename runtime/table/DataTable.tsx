import type { CSSProperties } from 'react'
import { footHeight, hasFooter, headHeightOf, rowHeights, titleLinesOf } from './rowHeights.ts'
import { TableGrid } from './TableGrid.tsx'
import type { DataTableProps } from './types.ts'
import { useView } from './useView.ts'
import { useWindowing, wholeTable } from './windowing.ts'
import './table.css'
import './groups.css'
import './rows.css'
import './selectBox.css'
import './states.css'

/**
 * The table on which every list stands: of many rows and columns those beyond the view are not mounted, so that it is as
 * fast with ten thousand records as with ten (design 4). It draws the states of a list and owns none of its data: rows,
 * selection, sort and widths come from the caller.
 */
export function DataTable<R>(table: DataTableProps<R>) {
  const { height = 'auto', maxHeight, density, state } = table
  const [view, attach] = useView()
  const windowing = useWindowing(table, view)
  const used = windowing ?? wholeTable
  const lines = titleLinesOf(table.columns)
  const size = height === 'auto' ? { maxHeight: maxHeight ?? '80dvh' } : { height: height === 'fill' ? '100%' : height }
  const sizes = {
    '--pw-row-height': `${rowHeights[density].row}px`,
    '--pw-head-height': `${headHeightOf(density, lines)}px`,
    '--pw-foot-height': `${hasFooter(table.columns) ? footHeight : 0}px`,
    ...size,
  }
  return (
    <div
      className="pw-table"
      data-density={density}
      data-state={state}
      data-grows={height === 'auto' || undefined}
      style={sizes as CSSProperties}
    >
      {state === 'refreshing' && <div className="pw-table-progress" />}
      <div ref={attach} className="pw-table-scroll">
        {view && (
          <TableGrid
            key={used === wholeTable ? 'whole' : 'window'}
            table={windowing ? table : { ...table, state: 'loading' }}
            view={view}
            windowing={used}
            titleLines={lines}
          />
        )}
        {state === 'empty' && <div className="pw-table-note">{table.empty}</div>}
        {state === 'error' && (
          <div className="pw-table-note" role="alert">
            {table.error}
          </div>
        )}
      </div>
    </div>
  )
}
