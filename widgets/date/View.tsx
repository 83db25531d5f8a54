import type { ViewProps } from '../../runtime/index.ts'
import { toMomentText } from '../shared/momentText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { DateProps } from './props.ts'

export const DateView = ({ value }: ViewProps<string, DateProps>) => textCell(toMomentText(value, 'YYYY-MM-DD'))
