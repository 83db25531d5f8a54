import { type EditProps, useTimeZone, useTranslate } from '../../runtime/index.ts'
import { MomentFilter } from '../shared/MomentFilter.tsx'
import { toShownEdit } from '../shared/shownTime.tsx'
import type { DatetimeRangeProps } from './props.ts'

export function DatetimeRangeFilter(edit: EditProps<unknown, DatetimeRangeProps>) {
  const t = useTranslate()
  useTimeZone()
  return (
    <MomentFilter
      edit={toShownEdit(edit)}
      format="YYYY-MM-DD HH:mm:ss"
      placeholders={[t('widgets.datetime-range.from'), t('widgets.datetime-range.to')]}
    />
  )
}
