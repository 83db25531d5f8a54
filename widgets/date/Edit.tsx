import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { MomentEdit } from '../shared/MomentEdit.tsx'
import type { DateProps } from './props.ts'

export function DateEdit(edit: EditProps<string, DateProps>) {
  const t = useTranslate()
  return <MomentEdit edit={edit} format="YYYY-MM-DD" placeholder={t('widgets.date.placeholder')} />
}
