import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { MomentFilter } from '../shared/MomentFilter.tsx'
import type { DateProps } from './props.ts'

export function DateFilter(edit: EditProps<unknown, DateProps>) {
  const t = useTranslate()
  return <MomentFilter edit={edit} format="YYYY-MM-DD" placeholders={[t('widgets.date.from'), t('widgets.date.to')]} />
}
