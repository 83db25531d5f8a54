import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { splitList } from '../shared/values.ts'
import type { RecordPickerProps } from './props.ts'

const none: readonly string[] = []

export function RecordPickerView({ value, props, record }: ViewProps<string, RecordPickerProps>) {
  const { table, textField } = props
  const keys = splitList(value)
  const found = useTableTexts(table ?? '', table === undefined ? none : keys)
  const named = textField === undefined ? none : splitList(record?.[textField])
  return textCell(keys.map((key, index) => (table === undefined ? named[index] : found[index]) ?? key).join(', '))
}
