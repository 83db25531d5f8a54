import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { RangeEdit } from '../shared/RangeEdit.tsx'
import type { DateRangeProps } from './props.ts'

export function DateRangeEdit(edit: EditProps<string, DateRangeProps>) {
  const t = useTranslate()
  return (
    <RangeEdit
      edit={edit}
      format="YYYY-MM-DD"
      placeholders={[t('widgets.date-range.from'), t('widgets.date-range.to')]}
    />
  )
}
