import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { PeriodEdit } from '../shared/PeriodEdit.tsx'
import type { WeekProps } from './props.ts'

export function WeekEdit(edit: EditProps<string, WeekProps>) {
  const t = useTranslate()
  return <PeriodEdit edit={edit} period="week" placeholder={t('widgets.week.placeholder')} />
}
