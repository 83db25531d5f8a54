import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { textsByKey } from '../shared/textsByKey.ts'
import { splitList } from '../shared/values.ts'
import type { RecordPickerProps } from './props.ts'

const none: readonly string[] = []

export function RecordPickerView({ value, props, record }: ViewProps<string, RecordPickerProps>) {
  const { table, textField } = props
  const keys = splitList(value)
  const found = useTableTexts(table ?? '', table === undefined ? none : keys)
  const beside = textsByKey(keys, textField === undefined ? undefined : record?.[textField])
  const names = table === undefined ? keys.map((key) => beside.get(key) || key) : found
  return namesCell(names)
}
