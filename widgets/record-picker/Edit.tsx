import { SelectOutlined } from '@ant-design/icons'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { usePickRecords } from '../shared/usePickRecords.ts'
import type { RecordPickerProps } from './props.ts'

export function RecordPickerEdit(edit: EditProps<string, RecordPickerProps>) {
  const t = useTranslate()
  const { multiple = false, value = 'id', label = 'name', ...props } = edit.props
  const picked = usePickRecords(edit, { ...props, multiple, value, label })
  return (
    <ChosenRecords
      edit={edit}
      {...picked}
      icon={<SelectOutlined aria-hidden />}
      chooseText={t('widgets.record-picker.choose')}
      removeText={(name) => t('widgets.record-picker.remove', { name })}
    />
  )
}
