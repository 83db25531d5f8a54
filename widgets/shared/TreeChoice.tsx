import { TreeSelect } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { type EditProps, type Tree, type TreeNode, useTranslate } from '../../runtime/index.ts'
import { retryOnOpen, useChoiceNote } from './choiceState.ts'
import './choices.css'
import { ListNote } from './ListNote.tsx'
import { optionalProps } from './optionalProps.ts'
import { selectAccess } from './selectAccess.ts'
import { stateAttributes } from './stateAttributes.ts'
import { useOpenList } from './useOpenList.ts'

interface LabelledValue {
  readonly value: string
  readonly label?: ReactNode
}

interface TreeChoiceProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange'>
  readonly tree: Tree
  readonly values: readonly string[]
  /** What people read for the values, also for those whose node is not loaded. */
  readonly texts: readonly string[]
  readonly onValues: (values: readonly string[], texts: readonly string[]) => void
  readonly multiple: boolean
  /** Whether choosing a node leaves those below it alone. */
  readonly isStrict: boolean
  readonly search: boolean
  /** Told that the list opens for the first time. */
  readonly onOpen: () => void
}

/** A drop-down tree of choices, for one value or several; nodes may come as their parent opens. */
export function TreeChoice({
  edit,
  tree,
  values,
  texts,
  onValues,
  multiple,
  isStrict,
  search,
  onOpen,
}: TreeChoiceProps) {
  const t = useTranslate()
  const note = useChoiceNote(tree)
  const opening = useOpenList((isOpen) => {
    if (!isOpen) return
    onOpen()
    retryOnOpen(tree)
  })
  const [keyword, setKeyword] = useState('')
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const labelled = values.map((value, index): LabelledValue => ({ value, label: texts[index] }))
  const { nodes, open } = tree
  const treeData = useMemo(() => nodes.map(toOption), [nodes])
  const loaded = useMemo(() => [...new Set(nodes.flatMap((node) => node.parent ?? []))], [nodes])
  const load = async (value: string) => {
    const isLoaded = await open?.(value)
    // A branch that could not be loaded closes, so that opening it asks again.
    if (!isLoaded) setExpanded((before) => before.filter((other) => other !== value))
  }
  return (
    <TreeSelect<LabelledValue | LabelledValue[] | undefined>
      className="pw-choice-select"
      classNames={{ popup: { root: 'pw-choice-tree' } }}
      {...optionalProps({
        id: edit.id,
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder || t('choice.placeholder'),
        autoFocus: edit.autoFocus,
        // Only where children come when their parent opens.
        loadData: open && ((node: { readonly value?: unknown }) => load(String(node.value))),
        treeLoadedKeys: open && loaded,
        // A search opens the branches that lead to what it finds.
        treeExpandedKeys: keyword === '' ? [...expanded] : undefined,
        'aria-disabled': edit.disabled || undefined,
        ...stateAttributes({ ...edit, required: false }),
      })}
      ref={selectAccess.required(edit.required)}
      labelInValue
      value={multiple ? labelled : labelled[0]}
      onChange={(chosen) => {
        const items = [chosen ?? []].flat()
        const titles = new Map([...nodes.map((node) => [node.value, node.title] as const)])
        const known = new Map(values.map((value, index) => [value, texts[index] ?? value]))
        onValues(
          items.map((item) => item.value),
          items.map(({ value }) => titles.get(value) ?? known.get(value) ?? value),
        )
      }}
      {...opening}
      onSearch={setKeyword}
      onTreeExpand={(keys) => setExpanded(keys.map(String))}
      treeData={treeData}
      treeDataSimpleMode={{ id: 'value', pId: 'parent' }}
      treeCheckable={multiple}
      // It would make a list of one value take several.
      treeCheckStrictly={multiple && isStrict}
      showCheckedStrategy={TreeSelect.SHOW_ALL}
      treeNodeFilterProp="title"
      showSearch={search}
      allowClear={!edit.required}
      loading={tree.status === 'loading'}
      popupRender={(menu) =>
        nodes.length === 0 ? (
          <ListNote id={edit.id} label={edit.label} {...note} />
        ) : (
          <div id={`${edit.id}_list`}>{menu}</div>
        )
      }
    />
  )
}

const toOption = ({ value, title, parent, isLeaf, disabled }: TreeNode) => ({ value, title, parent, isLeaf, disabled })
