// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: every kind of cell supports them
// biome-ignore-all lint/a11y/useFocusableInteractive: the row of records takes the focus, not this one
import { memo, type ReactNode, useCallback, useMemo } from 'react'

export interface DetailsRowProps<R> {
  readonly row: R
  readonly rowKey: string
  readonly index: number
  readonly top: number
  readonly columns: number
  readonly role: 'cell' | 'gridcell'
  readonly render: (row: R) => ReactNode
  readonly onMeasure: (key: string, index: number, height: number) => void
}

/** What is open below a row, as wide as the view and as high as it needs. */
export const DetailsRow = memo(function DetailsRow<R>(props: DetailsRowProps<R>) {
  const { row, rowKey, index, top, columns, role, render, onMeasure } = props
  const content = useMemo(() => render(row), [render, row])
  const attach = useCallback(
    (part: HTMLDivElement) => {
      const measure = () => {
        const height = Math.ceil(part.getBoundingClientRect().height)
        // A hidden tab has no heights; what stood there still holds.
        if (height > 0) onMeasure(rowKey, index, height)
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(part)
      return () => observer.disconnect()
    },
    [onMeasure, rowKey, index],
  )
  return (
    <div role="row" className="pw-table-details" style={{ top }} data-details={index}>
      <div ref={attach} role={role} aria-colindex={1} aria-colspan={columns} className="pw-table-details-cell">
        {content}
      </div>
    </div>
  )
}) as <R>(props: DetailsRowProps<R>) => React.JSX.Element
