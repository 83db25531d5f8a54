import { SelectOutlined } from '@ant-design/icons'
import { type EditProps, toReportPickerId, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { usePickRecords } from '../shared/usePickRecords.ts'
import type { PopupDictProps } from './props.ts'
import { reportRows } from './reportRows.ts'

/** The width of the dialog (specification 9, popup report). */
const width = 1200

export function PopupDictEdit(edit: EditProps<string, PopupDictProps>) {
  const t = useTranslate()
  const { code, groupId, multiple = false, value, label, fills } = edit.props
  const { records: _records, ...picked } = usePickRecords(edit, {
    page: toReportPickerId({ code, group: groupId }),
    multiple,
    value,
    label,
    linked: reportRows(edit.props),
    fills,
    width,
  })
  return (
    <ChosenRecords
      edit={edit}
      {...picked}
      icon={<SelectOutlined aria-hidden />}
      chooseText={t('widgets.popup-dict.choose')}
      removeText={(name) => t('widgets.popup-dict.remove', { name })}
    />
  )
}
