import { type EditProps, useTimeZone, useTranslate } from '../../runtime/index.ts'
import { MomentEdit } from '../shared/MomentEdit.tsx'
import { toShownEdit } from '../shared/shownTime.tsx'
import type { DatetimeProps } from './props.ts'

export function DatetimeEdit(edit: EditProps<string, DatetimeProps>) {
  const t = useTranslate()
  useTimeZone()
  return (
    <MomentEdit edit={toShownEdit(edit)} format="YYYY-MM-DD HH:mm:ss" placeholder={t('widgets.datetime.placeholder')} />
  )
}
