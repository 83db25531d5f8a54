import { IdcardOutlined } from '@ant-design/icons'
import { type EditProps, useTableTexts, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { usePickRecords } from '../shared/usePickRecords.ts'
import { joinList, splitList } from '../shared/values.ts'
import { nameTable } from './nameTable.ts'
import { defaults, type PositionPickerProps } from './props.ts'

export function PositionPickerEdit(edit: EditProps<string, PositionPickerProps>) {
  const t = useTranslate()
  const keys = splitList(edit.value)
  const { multiple = true, value = defaults.value, page = defaults.page, fills } = edit.props
  const table = nameTable(edit.props)
  const chooseText = t('widgets.position-picker.choose')
  return (
    <ChosenRecords
      edit={edit}
      keys={keys}
      names={useTableTexts(table, keys)}
      icon={<IdcardOutlined aria-hidden />}
      chooseText={chooseText}
      removeText={(name) => t('widgets.position-picker.remove', { name })}
      choose={usePickRecords({ page, title: chooseText, multiple, value, label: 'name', table, fills })}
      onKeys={(next) => edit.onChange(joinList(next))}
    />
  )
}
