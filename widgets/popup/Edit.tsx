import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { ChosenRows } from './ChosenRows.tsx'
import { readPopupFields } from './popupFields.ts'
import type { PopupProps } from './props.ts'

export function PopupEdit(edit: EditProps<string, PopupProps>) {
  const t = useTranslate()
  const fields = readPopupFields(edit.props)
  return 'issue' in fields ? <LoadFailure text={t(fields.issue)} /> : <ChosenRows edit={edit} fields={fields} />
}
