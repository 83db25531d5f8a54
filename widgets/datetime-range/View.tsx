import { toTimeTitle, useTimeZone, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { splitRange, toRangeText } from '../shared/rangeText.ts'
import type { DatetimeRangeProps } from './props.ts'

export function DatetimeRangeView({ value, props, record }: ViewProps<string, DatetimeRangeProps>) {
  useTimeZone()
  const end = props.endField === undefined ? undefined : record?.[props.endField]
  const text = toRangeText(value, end, 'YYYY-MM-DD HH:mm:ss')
  if (text === '') return emptyValue
  const title = splitRange(value, end).map(toTimeTitle).filter(Boolean).join(' ~ ')
  return (
    <span className="pw-text-cell" title={title || text}>
      {text}
    </span>
  )
}
