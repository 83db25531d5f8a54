import type { ViewProps } from '../../runtime/index.ts'
import { toMomentText } from '../shared/momentText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { DatetimeProps } from './props.ts'

export const DatetimeView = ({ value }: ViewProps<string, DatetimeProps>) =>
  textCell(toMomentText(value, 'YYYY-MM-DD HH:mm:ss'))
