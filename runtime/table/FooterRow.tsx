// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: every kind of cell supports them
// biome-ignore-all lint/a11y/useFocusableInteractive: the row of records takes the focus, not this one
import { memo } from 'react'
import { toCellClass, toCellStyle } from './gridStyle.ts'
import type { PlacedColumn } from './placeColumns.ts'
import { ScrollShadows } from './ScrollShadows.tsx'

interface FooterRowProps<R> {
  readonly placed: readonly PlacedColumn<R>[]
  readonly mounted: readonly PlacedColumn<R>[]
  readonly rowIndex: number
  readonly role: 'cell' | 'gridcell'
  /** What the line is about; it stands in the first column that says nothing itself. */
  readonly label: string
}

/** The line beneath all rows, which stays in view: what the values of columns come to. */
export const FooterRow = memo(function FooterRow<R>({ placed, mounted, rowIndex, role, label }: FooterRowProps<R>) {
  const labelled = placed.find(({ kind, column }) => kind === 'data' && column.footer === undefined)
  return (
    <div role="rowgroup" className="pw-table-foot">
      <div role="row" className="pw-table-line" aria-rowindex={rowIndex}>
        {mounted.map((entry) => (
          <div
            key={entry.column.id}
            role={role}
            aria-colindex={entry.track + 1}
            className={toCellClass('pw-table-cell', entry)}
            style={toCellStyle(entry)}
          >
            {entry.column.id === labelled?.column.id ? label : entry.column.footer}
          </div>
        ))}
      </div>
      <ScrollShadows />
    </div>
  )
}) as <R>(props: FooterRowProps<R>) => React.JSX.Element
