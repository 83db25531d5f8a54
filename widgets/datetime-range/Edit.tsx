import { type EditProps, useTimeZone, useTranslate } from '../../runtime/index.ts'
import { RangeEdit } from '../shared/RangeEdit.tsx'
import type { DatetimeRangeProps } from './props.ts'

export function DatetimeRangeEdit(edit: EditProps<string, DatetimeRangeProps>) {
  const t = useTranslate()
  useTimeZone()
  return (
    <RangeEdit
      edit={edit}
      format="YYYY-MM-DD HH:mm:ss"
      placeholders={[t('widgets.datetime-range.from'), t('widgets.datetime-range.to')]}
    />
  )
}
