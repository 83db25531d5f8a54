import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { MomentFilter } from '../shared/MomentFilter.tsx'
import type { TimeRangeProps } from './props.ts'

export function TimeRangeFilter(edit: EditProps<unknown, TimeRangeProps>) {
  const t = useTranslate()
  return (
    <MomentFilter
      edit={edit}
      format="HH:mm:ss"
      placeholders={[t('widgets.time-range.from'), t('widgets.time-range.to')]}
    />
  )
}
