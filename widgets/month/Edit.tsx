import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { PeriodEdit } from '../shared/PeriodEdit.tsx'
import type { MonthProps } from './props.ts'

export function MonthEdit(edit: EditProps<string, MonthProps>) {
  const t = useTranslate()
  return <PeriodEdit edit={edit} period="month" placeholder={t('widgets.month.placeholder')} />
}
