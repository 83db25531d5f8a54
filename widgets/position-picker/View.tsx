import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { splitList } from '../shared/values.ts'
import { nameTable } from './nameTable.ts'
import type { PositionPickerProps } from './props.ts'

export const PositionPickerView = ({ value, props }: ViewProps<string, PositionPickerProps>) =>
  textCell(useTableTexts(nameTable(props), splitList(value)).join(', '))
