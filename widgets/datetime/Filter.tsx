import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { MomentFilter } from '../shared/MomentFilter.tsx'
import type { DatetimeProps } from './props.ts'

export function DatetimeFilter(edit: EditProps<unknown, DatetimeProps>) {
  const t = useTranslate()
  return (
    <MomentFilter
      edit={edit}
      format="YYYY-MM-DD HH:mm:ss"
      placeholders={[t('widgets.datetime.from'), t('widgets.datetime.to')]}
    />
  )
}
