import type { ViewProps } from '../../runtime/index.ts'
import { toRangeText } from '../shared/rangeText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { DatetimeRangeProps } from './props.ts'

export const DatetimeRangeView = ({ value, props, record }: ViewProps<string, DatetimeRangeProps>) =>
  textCell(
    toRangeText(value, props.endField === undefined ? undefined : record?.[props.endField], 'YYYY-MM-DD HH:mm:ss'),
  )
