import type { ViewProps } from '../../runtime/index.ts'
import { toRangeText } from '../shared/rangeText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { TimeRangeProps } from './props.ts'

export const TimeRangeView = ({ value, props, record }: ViewProps<string, TimeRangeProps>) =>
  textCell(toRangeText(value, props.endField === undefined ? undefined : record?.[props.endField], 'HH:mm:ss'))
