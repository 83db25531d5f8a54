import { type CSSProperties, useEffect, useState } from 'react'
import { toCellClass, toCellStyle } from './gridStyle.ts'
import type { PlacedColumn } from './placeColumns.ts'

interface SkeletonRowsProps<R> {
  readonly mounted: readonly PlacedColumn<R>[]
  readonly count: number
}

/** So many milliseconds pass before rows are sketched: after a quick answer the sketch would be one flicker more. */
const quickAnswer = 200

/** Rows in the shape of the columns while the first answer is on its way; the room for them is there at once. */
export function SkeletonRows<R>({ mounted, count }: SkeletonRowsProps<R>) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), quickAnswer)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="pw-table-skeleton" aria-hidden="true" style={{ '--pw-rows': count } as CSSProperties}>
      {Array.from({ length: isSlow ? count : 0 }, (_, index) => (
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
