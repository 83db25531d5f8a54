import { CellValue } from './CellValue.tsx'
import type { CellProps } from './cellProps.ts'

/** The value of a cell that is not edited: characters where a native control edits it, else the view of its widget. */
export function CellView({ column, rowKey, value, values }: CellProps) {
  const { entry, props } = column
  if (entry) return <span className="pw-grid-box">{entry.toText(value, props)}</span>
  return (
    <span className="pw-grid-box pw-grid-chosen">
      <CellValue key={rowKey} column={column} value={value} values={values} />
    </span>
  )
}
