import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { splitList } from '../shared/values.ts'
import { departTable } from './departTable.ts'
import type { DepartPickerProps } from './props.ts'

export const DepartPickerView = ({ value, props }: ViewProps<string, DepartPickerProps>) =>
  namesCell(useTableTexts(departTable(props), splitList(value)))
