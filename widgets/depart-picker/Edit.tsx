import { ApartmentOutlined } from '@ant-design/icons'
import { useRef, useState } from 'react'
import {
  type DataRecord,
  type EditProps,
  InFront,
  lazyPart,
  type TreeNode,
  treeTitles,
  useKeepTableText,
  useTableTexts,
  useTranslate,
} from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { useFilled } from '../shared/useFilled.ts'
import { joinList, splitList } from '../shared/values.ts'
import { departTable } from './departTable.ts'
import type { DepartPickerProps } from './props.ts'

const DepartDialog = lazyPart(() => import('./DepartDialog.tsx').then((chunk) => chunk.DepartDialog), null)

const none: ReadonlyMap<string, DataRecord> = new Map()

export function DepartPickerEdit(edit: EditProps<string, DepartPickerProps>) {
  const t = useTranslate()
  const keys = splitList(edit.value)
  const { textField } = edit.props
  const table = departTable(edit.props)
  const keepName = useKeepTableText(table)
  const names = useTableTexts(table, keys)
  const fills = textField === undefined ? {} : { [textField]: 'title' }
  const fill = useFilled({ before: keys, fills, label: 'title', names })
  const answer = useRef(() => {})
  const [isOpen, setOpen] = useState(false)

  const store = (next: readonly string[], departs: ReadonlyMap<string, DataRecord>) => {
    fill(next, departs)
    edit.onChange(joinList(next))
  }
  const onClosed = () => {
    setOpen(false)
    answer.current()
  }
  const confirm = (values: readonly string[], nodes: readonly TreeNode[]) => {
    const inTree = values.filter((value) => nodes.some((node) => node.value === value))
    const titles = treeTitles(nodes, inTree)
    for (const [index, value] of inTree.entries()) keepName(value, titles[index] ?? value)
    const departs = new Map(inTree.map((value, index) => [value, { title: titles[index] }]))
    store(values, departs)
  }
  return (
    <>
      <ChosenRecords
        edit={edit}
        keys={keys}
        names={names}
        icon={<ApartmentOutlined aria-hidden />}
        chooseText={t('widgets.depart-picker.dialog')}
        removeText={(name) => t('widgets.depart-picker.remove', { name })}
        choose={() =>
          new Promise((resolve) => {
            answer.current = resolve
            setOpen(true)
          })
        }
        onKeys={(next) => store(next, none)}
      />
      {isOpen && (
        <InFront onFailed={onClosed}>
          <DepartDialog props={edit.props} chosen={keys} onConfirm={confirm} onClosed={onClosed} />
        </InFront>
      )}
    </>
  )
}
