import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { MomentEdit } from '../shared/MomentEdit.tsx'
import type { TimeProps } from './props.ts'

export function TimeEdit(edit: EditProps<string, TimeProps>) {
  const t = useTranslate()
  return <MomentEdit edit={edit} format="HH:mm:ss" placeholder={t('widgets.time.placeholder')} />
}
