import { useTimeZone, type ViewProps } from '../../runtime/index.ts'
import { shownTime } from '../shared/shownTime.tsx'
import type { DatetimeProps } from './props.ts'

export function DatetimeView({ value }: ViewProps<string, DatetimeProps>) {
  useTimeZone()
  return shownTime(value)
}
