import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { splitList } from '../shared/values.ts'
import type { UserPickerProps } from './props.ts'
import { userTable } from './userTable.ts'

export const UserPickerView = ({ value, props }: ViewProps<string, UserPickerProps>) =>
  namesCell(useTableTexts(userTable(props), splitList(value)))
