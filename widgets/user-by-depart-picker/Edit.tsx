import { UsergroupAddOutlined } from '@ant-design/icons'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { usePickRecords } from '../shared/usePickRecords.ts'
import { nameTable } from './nameTable.ts'
import { defaults, type UserByDepartPickerProps } from './props.ts'

/** Pixels of the dialog (specification 9, user modal). */
const width = 1250

export function UserByDepartPickerEdit(edit: EditProps<string, UserByDepartPickerProps>) {
  const t = useTranslate()
  const { multiple = true, value = defaults.value, page = defaults.page, fills } = edit.props
  const title = t('widgets.user-by-depart-picker.choose')
  const table = nameTable(edit.props)
  const picked = usePickRecords(edit, {
    page,
    title,
    multiple,
    value,
    label: 'realname',
    table,
    fills,
    width,
  })
  return (
    <ChosenRecords
      edit={edit}
      {...picked}
      icon={<UsergroupAddOutlined aria-hidden />}
      chooseText={title}
      removeText={(name) => t('widgets.user-by-depart-picker.remove', { name })}
    />
  )
}
