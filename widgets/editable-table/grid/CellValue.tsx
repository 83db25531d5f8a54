import { type DataRecord, useRegistry } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'
import type { GridColumn } from '../columns/types.ts'

interface CellValueProps {
  readonly column: GridColumn
  readonly value: unknown
  readonly values: DataRecord | undefined
}

/** A value as the format of its field writes it, else as its widget shows it in a table; without either as characters. */
export function CellValue({ column, value, values }: CellValueProps) {
  const { widget, props, field } = column
  const { formatted: Formatted } = useRegistry()
  if (field.format !== undefined && Formatted)
    return <Formatted value={value} props={{ format: field.format }} {...(values ? { record: values } : {})} />
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
