import { TeamOutlined } from '@ant-design/icons'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { usePickRecords } from '../shared/usePickRecords.ts'
import { nameTable } from './nameTable.ts'
import { defaults, type RolePickerProps } from './props.ts'

export function RolePickerEdit(edit: EditProps<string, RolePickerProps>) {
  const t = useTranslate()
  const { multiple = true, value = defaults.value, page = defaults.page, fills } = edit.props
  const title = t('widgets.role-picker.choose')
  const table = nameTable(edit.props)
  const picked = usePickRecords(edit, { page, title, multiple, value, label: 'roleName', table, fills })
  return (
    <ChosenRecords
      edit={edit}
      {...picked}
      icon={<TeamOutlined aria-hidden />}
      chooseText={title}
      removeText={(name) => t('widgets.role-picker.remove', { name })}
    />
  )
}
