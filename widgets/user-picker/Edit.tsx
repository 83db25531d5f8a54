import { UserAddOutlined } from '@ant-design/icons'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { usePickRecords } from '../shared/usePickRecords.ts'
import { defaultUserPage, defaultUserValue, type UserPickerProps } from './props.ts'
import { userTable } from './userTable.ts'

/** Pixels of the dialog in which several users are chosen (specification 9, multi-user picker). */
const widthOfSeveral = 1200

export function UserPickerEdit(edit: EditProps<string, UserPickerProps>) {
  const t = useTranslate()
  const { multiple = true, value = defaultUserValue, page = defaultUserPage } = edit.props
  const title = t('widgets.user-picker.choose')
  const table = userTable(edit.props)
  const width = multiple ? widthOfSeveral : undefined
  const picked = usePickRecords(edit, { page, title, multiple, value, label: 'realname', table, width })
  return (
    <ChosenRecords
      edit={edit}
      {...picked}
      icon={<UserAddOutlined aria-hidden />}
      chooseText={title}
      removeText={(name) => t('widgets.user-picker.remove', { name })}
    />
  )
}
