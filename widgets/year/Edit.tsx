import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { PeriodEdit } from '../shared/PeriodEdit.tsx'
import type { YearProps } from './props.ts'

export function YearEdit(edit: EditProps<string, YearProps>) {
  const t = useTranslate()
  return <PeriodEdit edit={edit} period="year" placeholder={t('widgets.year.placeholder')} />
}
