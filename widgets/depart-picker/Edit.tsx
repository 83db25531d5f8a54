import { ApartmentOutlined } from '@ant-design/icons'
import { lazy, Suspense, useRef, useState } from 'react'
import {
  type EditProps,
  type TreeNode,
  treeTitles,
  useKeepTableText,
  useSetSiblings,
  useTableTexts,
  useTranslate,
} from '../../runtime/index.ts'
import { ChosenRecords } from '../shared/ChosenRecords.tsx'
import { joinList, splitList } from '../shared/values.ts'
import { departTable } from './departTable.ts'
import type { DepartPickerProps } from './props.ts'

const DepartDialog = lazy(() => import('./DepartDialog.tsx'))

type Answer = (values: readonly string[] | null) => void

export function DepartPickerEdit(edit: EditProps<string, DepartPickerProps>) {
  const t = useTranslate()
  const keys = splitList(edit.value)
  const table = departTable(edit.props)
  const keepName = useKeepTableText(table)
  const setSiblings = useSetSiblings()
  const answer = useRef<Answer>(() => {})
  const [isOpen, setOpen] = useState(false)

  const close = (values: readonly string[] | null) => {
    setOpen(false)
    answer.current(values)
  }
  const confirm = (values: readonly string[], nodes: readonly TreeNode[]) => {
    const titles = treeTitles(nodes, values)
    for (const [index, value] of values.entries()) keepName(value, titles[index] ?? value)
    if (edit.props.textField !== undefined) setSiblings?.({ [edit.props.textField]: joinList(titles) ?? null })
    close(values)
  }
  return (
    <>
      <ChosenRecords
        edit={edit}
        keys={keys}
        names={useTableTexts(table, keys)}
        icon={<ApartmentOutlined aria-hidden />}
        chooseText={t('widgets.depart-picker.dialog')}
        removeText={(name) => t('widgets.depart-picker.remove', { name })}
        choose={() =>
          new Promise((resolve) => {
            answer.current = resolve
            setOpen(true)
          })
        }
        onKeys={(next) => edit.onChange(joinList(next))}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <DepartDialog props={edit.props} chosen={keys} onConfirm={confirm} onCancel={() => close(null)} />
        </Suspense>
      )}
    </>
  )
}
