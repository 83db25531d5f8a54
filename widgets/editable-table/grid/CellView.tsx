import { isMissing } from '../../../runtime/index.ts'
import { plainEntryOf } from '../columns/plainEntry.ts'
import { CellValue } from './CellValue.tsx'
import type { CellProps } from './cellProps.ts'
import { useGridSetup } from './context.ts'

/** The value of a cell that is not edited: by the format of its field, characters where a native control edits it, else the view of its widget. */
export function CellView({ column, rowKey, value, values, isDisabled }: CellProps) {
  const { text } = useGridSetup()
  const { props, field } = column
  const entry = plainEntryOf(column)
  if (entry) return <span className="pw-grid-box">{entry.toText(value, props)}</span>
  if (!isDisabled && field.placeholder !== undefined && isMissing(value))
    return <span className="pw-grid-box pw-grid-chosen pw-grid-placeholder">{text(field.placeholder)}</span>
  return (
    <span className="pw-grid-box pw-grid-chosen">
      <CellValue key={rowKey} column={column} value={value} values={values} />
    </span>
  )
}
