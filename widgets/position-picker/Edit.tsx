import { IdcardOutlined } from '@ant-design/icons'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { usePickRecords } from '../shared/usePickRecords.ts'
import { nameTable } from './nameTable.ts'
import { defaults, type PositionPickerProps } from './props.ts'

export function PositionPickerEdit(edit: EditProps<string, PositionPickerProps>) {
  const t = useTranslate()
  const { multiple = true, value = defaults.value, page = defaults.page, fills } = edit.props
  const title = t('widgets.position-picker.choose')
  const table = nameTable(edit.props)
  const picked = usePickRecords(edit, { page, title, multiple, value, label: 'name', table, fills })
  return (
    <ChosenRecords
      edit={edit}
      {...picked}
      icon={<IdcardOutlined aria-hidden />}
      chooseText={title}
      removeText={(name) => t('widgets.position-picker.remove', { name })}
    />
  )
}
