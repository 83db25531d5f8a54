import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { MomentEdit } from '../shared/MomentEdit.tsx'
import type { DatetimeProps } from './props.ts'

export function DatetimeEdit(edit: EditProps<string, DatetimeProps>) {
  const t = useTranslate()
  return <MomentEdit edit={edit} format="YYYY-MM-DD HH:mm:ss" placeholder={t('widgets.datetime.placeholder')} />
}
