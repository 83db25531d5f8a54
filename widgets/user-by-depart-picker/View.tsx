import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { splitList } from '../shared/values.ts'
import { nameTable } from './nameTable.ts'
import type { UserByDepartPickerProps } from './props.ts'

export const UserByDepartPickerView = ({ value, props }: ViewProps<string, UserByDepartPickerProps>) =>
  namesCell(useTableTexts(nameTable(props), splitList(value)))
