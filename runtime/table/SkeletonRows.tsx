import { toCellClass, toCellStyle } from './gridStyle.ts'
import type { PlacedColumn } from './placeColumns.ts'

interface SkeletonRowsProps<R> {
  readonly mounted: readonly PlacedColumn<R>[]
  readonly count: number
}

/** Rows in the shape of the columns while the first answer is on its way. */
export function SkeletonRows<R>({ mounted, count }: SkeletonRowsProps<R>) {
  return (
    <div className="pw-table-skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and hold no state
        <div key={index} className="pw-table-line">
          {mounted.map((placed) => (
            <div key={placed.column.id} className={toCellClass('pw-table-cell', placed)} style={toCellStyle(placed)}>
              <span className="pw-table-bone" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
