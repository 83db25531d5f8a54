import { UserAddOutlined } from '@ant-design/icons'
import { type EditProps, useTableTexts, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { joinList, splitList } from '../shared/values.ts'
import type { UserPickerProps } from './props.ts'
import { usePickUsers } from './usePickUsers.ts'
import { userTable } from './userTable.ts'

export function UserPickerEdit(edit: EditProps<string, UserPickerProps>) {
  const t = useTranslate()
  const users = splitList(edit.value)
  return (
    <ChosenRecords
      edit={edit}
      keys={users}
      names={useTableTexts(userTable(edit.props), users)}
      icon={<UserAddOutlined aria-hidden />}
      chooseText={t('widgets.user-picker.choose')}
      removeText={(name) => t('widgets.user-picker.remove', { name })}
      choose={usePickUsers(edit.props)}
      onKeys={(keys) => edit.onChange(joinList(keys))}
    />
  )
}
