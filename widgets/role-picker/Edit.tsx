import { TeamOutlined } from '@ant-design/icons'
import { type EditProps, useTableTexts, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { usePickRecords } from '../shared/usePickRecords.ts'
import { joinList, splitList } from '../shared/values.ts'
import { nameTable } from './nameTable.ts'
import { defaults, type RolePickerProps } from './props.ts'

export function RolePickerEdit(edit: EditProps<string, RolePickerProps>) {
  const t = useTranslate()
  const keys = splitList(edit.value)
  const { multiple = true, value = defaults.value, page = defaults.page, fills } = edit.props
  const table = nameTable(edit.props)
  const chooseText = t('widgets.role-picker.choose')
  return (
    <ChosenRecords
      edit={edit}
      keys={keys}
      names={useTableTexts(table, keys)}
      icon={<TeamOutlined aria-hidden />}
      chooseText={chooseText}
      removeText={(name) => t('widgets.role-picker.remove', { name })}
      choose={usePickRecords({ page, title: chooseText, multiple, value, label: 'roleName', table, fills })}
      onKeys={(next) => edit.onChange(joinList(next))}
    />
  )
}
