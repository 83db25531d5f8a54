import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { splitList } from '../shared/values.ts'
import { nameTable } from './nameTable.ts'
import type { RolePickerProps } from './props.ts'

export const RolePickerView = ({ value, props }: ViewProps<string, RolePickerProps>) =>
  namesCell(useTableTexts(nameTable(props), splitList(value)))
