import { Input, Tree } from 'antd'
import { useId, useMemo, useState } from 'react'
import { Dialog, type TreeNode, useTranslate, useTree } from '../../runtime/index.ts'
import { useChoiceNote } from '../shared/choiceState.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { nestNodes } from '../shared/nestNodes.ts'
import { TreeSkeleton } from '../shared/TreeSkeleton.tsx'
import './departPicker.css'
import { type DepartPickerProps, defaultDepartValue } from './props.ts'
import { tick } from './tick.ts'

interface DepartDialogProps {
  readonly props: DepartPickerProps
  readonly chosen: readonly string[]
  readonly onConfirm: (values: readonly string[], nodes: readonly TreeNode[]) => void
  /** It has gone, and the focus is where it was before. */
  readonly onClosed: () => void
}

/** The width of the dialog and the height of its tree in pixels (specification 9). */
const width = 500
const height = 360

/** Departments to tick in their tree, with a search that opens the branches of its matches (specification 2.8). */
export function DepartDialog({ props, chosen, onConfirm, onClosed }: DepartDialogProps) {
  const t = useTranslate()
  const { multiple = true, cascade = false, value = defaultDepartValue, url = '/sys/sysDepart/queryTreeList' } = props
  const tree = useTree({ kind: 'url', url, stored: value === 'id' ? undefined : value })
  const note = useChoiceNote(tree)
  const [ticked, setTicked] = useState(chosen)
  const [search, setSearch] = useState('')
  const [expanded, setExpanded] = useState<readonly string[] | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [isOpen, setOpen] = useState(true)
  const noteId = useId()
  const { nested, matching } = useMemo(() => nestNodes(tree.nodes, search), [tree.nodes, search])
  const roots = useMemo(() => tree.nodes.filter((node) => node.parent === null).map((node) => node.value), [tree.nodes])

  const confirm = () => {
    if (ticked.length === 0) return setRefused(true)
    onConfirm(ticked, tree.nodes)
    setOpen(false)
  }
  const content =
    tree.status === 'error' ? (
      <LoadFailure text={note.text} action={t('choice.retry')} retry={tree.retry} />
    ) : tree.status !== 'ready' ? (
      <TreeSkeleton label={note.text} />
    ) : nested.length === 0 ? (
      <p className="pw-depart-none">{note.text}</p>
    ) : (
      <Tree
        treeData={nested}
        checkable
        checkStrictly
        blockNode
        height={height}
        expandedKeys={[...(search ? matching : (expanded ?? roots))]}
        onExpand={(keys) => setExpanded(keys.map(String))}
        checkedKeys={[...ticked]}
        selectedKeys={[]}
        onSelect={(_, { node }) => {
          const key = String(node.key)
          setRefused(false)
          setTicked(tick(tree.nodes, ticked, { value: key, isTicked: !ticked.includes(key) }, { multiple, cascade }))
        }}
        onCheck={(_, { node, checked }) => {
          setRefused(false)
          setTicked(tick(tree.nodes, ticked, { value: String(node.key), isTicked: checked }, { multiple, cascade }))
        }}
      />
    )
  return (
    <Dialog
      open={isOpen}
      width={`min(${width}px, calc(100vw - 32px))`}
      title={t('widgets.depart-picker.dialog')}
      okText={t('widgets.depart-picker.confirm')}
      cancelText={t('widgets.depart-picker.cancel')}
      onOk={confirm}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      maskClosable={false}
    >
      <div className="pw-depart" data-invalid={isRefused || undefined}>
        <Input
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={t('choice.search')}
          aria-label={t('choice.search')}
          // A confirmation of nothing marks the field as erroring (specification 5).
          status={isRefused ? 'error' : ''}
          aria-invalid={isRefused || undefined}
          aria-describedby={noteId}
          allowClear
        />
        {content}
        <p id={noteId} className="pw-depart-note" role={isRefused ? 'alert' : undefined}>
          {isRefused
            ? t('widgets.depart-picker.required')
            : multiple && t('widgets.depart-picker.count', { count: ticked.length })}
        </p>
      </div>
    </Dialog>
  )
}
