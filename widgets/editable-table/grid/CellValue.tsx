import type { DataRecord } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'
import type { GridColumn } from '../columns/types.ts'

interface CellValueProps {
  readonly column: GridColumn
  readonly value: unknown
  readonly values: DataRecord | undefined
}

/** A value as its widget shows it in a table; what the widget is not there for shows as characters. */
export function CellValue({ column, value, values }: CellValueProps) {
  const { widget, props, field } = column
  if (!widget) return toText(value)
  const View = widget.cell ?? widget.view
  return (
    <View
      value={value}
      props={props}
      {...(values ? { record: values } : {})}
      {...(field.fields ? { fields: field.fields } : {})}
    />
  )
}
