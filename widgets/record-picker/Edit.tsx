import { SelectOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { type EditProps, useSiblingValue, useTableTexts, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { usePickRecords } from '../shared/usePickRecords.ts'
import { joinList, splitList } from '../shared/values.ts'
import type { RecordPickerProps } from './props.ts'

const none: readonly string[] = []

export function RecordPickerEdit(edit: EditProps<string, RecordPickerProps>) {
  const t = useTranslate()
  const { page, multiple = false, value = 'id', label = 'name', table, textField, fills } = edit.props
  const keys = splitList(edit.value)
  const named = splitList(useSiblingValue(textField))
  // Where nothing else gives names, those of the records that were chosen here are known at least.
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map())
  const found = useTableTexts(table ?? '', table === undefined ? none : keys)
  const chooseText = t('widgets.record-picker.choose')
  const ownFills = textField === undefined ? fills : { ...fills, [textField]: label }
  return (
    <ChosenRecords
      edit={edit}
      keys={keys}
      names={table === undefined ? keys.map((key, index) => named[index] || seen.get(key) || key) : found}
      icon={<SelectOutlined aria-hidden />}
      chooseText={chooseText}
      removeText={(name) => t('widgets.record-picker.remove', { name })}
      choose={usePickRecords({
        page,
        title: chooseText,
        multiple,
        value,
        label,
        table,
        fills: ownFills,
        onNames: setSeen,
      })}
      onKeys={(next) => edit.onChange(joinList(next))}
    />
  )
}
