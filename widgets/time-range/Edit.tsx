import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { RangeEdit } from '../shared/RangeEdit.tsx'
import type { TimeRangeProps } from './props.ts'

export function TimeRangeEdit(edit: EditProps<string, TimeRangeProps>) {
  const t = useTranslate()
  return (
    <RangeEdit
      edit={edit}
      format="HH:mm:ss"
      placeholders={[t('widgets.time-range.from'), t('widgets.time-range.to')]}
    />
  )
}
