import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { splitList } from '../shared/values.ts'
import { departTable } from './departTable.ts'
import type { DepartPickerProps } from './props.ts'

export const DepartPickerView = ({ value, props }: ViewProps<string, DepartPickerProps>) =>
  textCell(useTableTexts(departTable(props), splitList(value)).join(', '))
