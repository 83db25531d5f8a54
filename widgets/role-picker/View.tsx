import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { splitList } from '../shared/values.ts'
import { nameTable } from './nameTable.ts'
import type { RolePickerProps } from './props.ts'

export const RolePickerView = ({ value, props }: ViewProps<string, RolePickerProps>) =>
  textCell(useTableTexts(nameTable(props), splitList(value)).join(', '))
