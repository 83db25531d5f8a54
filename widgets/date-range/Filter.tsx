import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { MomentFilter } from '../shared/MomentFilter.tsx'
import type { DateRangeProps } from './props.ts'

export function DateRangeFilter(edit: EditProps<unknown, DateRangeProps>) {
  const t = useTranslate()
  return (
    <MomentFilter
      edit={edit}
      format="YYYY-MM-DD"
      placeholders={[t('widgets.date-range.from'), t('widgets.date-range.to')]}
    />
  )
}
