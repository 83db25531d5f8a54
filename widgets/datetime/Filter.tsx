import { type EditProps, useTimeZone, useTranslate } from '../../runtime/index.ts'
import { MomentFilter } from '../shared/MomentFilter.tsx'
import { toShownEdit } from '../shared/shownTime.tsx'
import type { DatetimeProps } from './props.ts'

export function DatetimeFilter(edit: EditProps<unknown, DatetimeProps>) {
  const t = useTranslate()
  useTimeZone()
  return (
    <MomentFilter
      edit={toShownEdit(edit)}
      format="YYYY-MM-DD HH:mm:ss"
      placeholders={[t('widgets.datetime.from'), t('widgets.datetime.to')]}
    />
  )
}
