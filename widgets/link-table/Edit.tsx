import { SelectOutlined } from '@ant-design/icons'
import { type EditProps, toOnlineFormPickerId, useTranslate } from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { usePickRecords } from '../shared/usePickRecords.ts'
import { LinkedCard } from './LinkedCard.tsx'
import { linkedSource } from './linkedSource.ts'
import type { LinkTableProps } from './props.ts'
import './linkTable.css'

export function LinkTableEdit(edit: EditProps<string, LinkTableProps>) {
  const t = useTranslate()
  const { table, columns, multiple = false, value = 'id', show = 'text', fills, image } = edit.props
  const [label = value] = columns
  const { records, ...picked } = usePickRecords(edit, {
    page: toOnlineFormPickerId({ code: table, columns: image === undefined ? columns : [...columns, image] }),
    multiple,
    value,
    label,
    linked: linkedSource(edit.props),
    fills,
  })
  return (
    <ChosenRecords
      edit={edit}
      {...picked}
      icon={<SelectOutlined aria-hidden />}
      chooseText={t('widgets.link-table.choose')}
      removeText={(name) => t('widgets.link-table.remove', { name })}
      {...(show === 'card'
        ? {
            draw: (key, name, remove) => (
              <LinkedCard name={name} record={records.get(key)} props={edit.props} onRemove={remove} />
            ),
          }
        : {})}
    />
  )
}
