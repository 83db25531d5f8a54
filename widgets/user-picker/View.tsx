import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { splitList } from '../shared/values.ts'
import type { UserPickerProps } from './props.ts'
import { userTable } from './userTable.ts'

export const UserPickerView = ({ value, props }: ViewProps<string, UserPickerProps>) =>
  textCell(useTableTexts(userTable(props), splitList(value)).join(', '))
