import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { splitList } from '../shared/values.ts'
import { nameTable } from './nameTable.ts'
import type { PositionPickerProps } from './props.ts'

export const PositionPickerView = ({ value, props }: ViewProps<string, PositionPickerProps>) =>
  namesCell(useTableTexts(nameTable(props), splitList(value)))
