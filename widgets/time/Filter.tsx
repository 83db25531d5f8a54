import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { MomentFilter } from '../shared/MomentFilter.tsx'
import type { TimeProps } from './props.ts'

export function TimeFilter(edit: EditProps<unknown, TimeProps>) {
  const t = useTranslate()
  return <MomentFilter edit={edit} format="HH:mm:ss" placeholders={[t('widgets.time.from'), t('widgets.time.to')]} />
}
