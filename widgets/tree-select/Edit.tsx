import { TreeSelect } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import '../shared/choices.css'
import { ListNote } from '../shared/ListNote.tsx'
import { optionalProps } from '../shared/optionalProps.ts'
import { selectAccess } from '../shared/selectAccess.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { joinList, splitList } from '../shared/values.ts'
import type { TreeSelectProps } from './props.ts'
import { useTree } from './useTree.ts'
import { useTreeTexts } from './useTreeTexts.ts'

const InlineTree = lazy(() => import('./InlineTree.tsx').then((chunk) => ({ default: chunk.InlineTree })))

interface LabelledValue {
  readonly value: string
  readonly label?: React.ReactNode
}

export const TreeSelectEdit = (edit: EditProps<string, TreeSelectProps>) =>
  edit.props.inline ? (
    <Suspense fallback={null}>
      <InlineTree {...edit} />
    </Suspense>
  ) : (
    <DropdownTree {...edit} />
  )

function DropdownTree(edit: EditProps<string, TreeSelectProps>) {
  const { multiple = false, checkStrictly = false, search = false, url } = edit.props
  const t = useTranslate()
  const [wasOpened, setOpened] = useState(false)
  const tree = useTree(edit.props, wasOpened || url !== undefined)
  const values = splitList(edit.value)
  const texts = useTreeTexts(edit.props, tree.nodes, values)
  const labelled = values.map((value, index): LabelledValue => ({ value, label: texts[index] }))
  const { open } = tree
  const empty = { text: t(tree.status === 'loading' ? 'widgets.tree-select.loading' : 'widgets.tree-select.none') }
  const failed = {
    text: t('widgets.tree-select.failed'),
    action: t('widgets.tree-select.retry'),
    onAction: tree.retry,
  }
  const note = tree.status === 'error' ? failed : empty
  return (
    <TreeSelect<LabelledValue | LabelledValue[] | undefined>
      className="pw-choice-select"
      {...optionalProps({
        id: edit.id,
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder || t('widgets.tree-select.placeholder'),
        autoFocus: edit.autoFocus,
        // Only where children come when their parent opens.
        loadData: open && ((node: { readonly value?: unknown }) => open(String(node.value))),
        treeLoadedKeys: open && [...new Set(tree.nodes.flatMap((node) => node.parent ?? []))],
        'aria-disabled': edit.disabled || undefined,
        ...stateAttributes({ ...edit, required: false }),
      })}
      ref={selectAccess.required(edit.required)}
      labelInValue
      value={multiple ? labelled : labelled[0]}
      onChange={(chosen) => edit.onChange(joinList([chosen ?? []].flat().map((item) => item.value)))}
      onOpenChange={(isOpen) => {
        if (!isOpen) return
        setOpened(true)
        if (tree.status === 'error') tree.retry()
      }}
      treeData={tree.nodes.map((node) => ({ ...node }))}
      treeDataSimpleMode={{ id: 'value', pId: 'parent' }}
      treeCheckable={multiple}
      treeCheckStrictly={checkStrictly}
      showCheckedStrategy={TreeSelect.SHOW_ALL}
      treeNodeFilterProp="title"
      showSearch={search}
      allowClear
      loading={wasOpened && tree.status === 'loading'}
      popupRender={(menu) =>
        tree.nodes.length === 0 ? (
          <ListNote id={edit.id} label={edit.label} {...note} />
        ) : (
          <div id={`${edit.id}_list`}>{menu}</div>
        )
      }
    />
  )
}
