import type { ViewProps } from '../../runtime/index.ts'
import { toRangeText } from '../shared/rangeText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { DateRangeProps } from './props.ts'

export const DateRangeView = ({ value, props, record }: ViewProps<string, DateRangeProps>) =>
  textCell(toRangeText(value, props.endField === undefined ? undefined : record?.[props.endField], 'YYYY-MM-DD'))
