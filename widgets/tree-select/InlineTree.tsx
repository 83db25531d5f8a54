import { Input, Tree } from 'antd'
import { useMemo, useState } from 'react'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { useChoiceNote } from '../shared/choiceState.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { nestNodes } from '../shared/nestNodes.ts'
import { TreeSkeleton } from '../shared/TreeSkeleton.tsx'
import { joinList, splitList } from '../shared/values.ts'
import { linkChecked } from './linkChecked.ts'
import type { TreeSelectProps } from './props.ts'
import { useNodes } from './useNodes.ts'
import './inlineTree.css'

/** Pixels of the tree, most of the window; more rows than fit are drawn as they come into view. */
const heightIn = (window: Window) => Math.max(320, Math.round(window.innerHeight * 0.6))

/** The tree in the page itself, with boxes to tick: for grants and other choices of many. */
export function InlineTree(edit: EditProps<string, TreeSelectProps>) {
  const t = useTranslate()
  const tree = useNodes(edit.props, true)
  const note = useChoiceNote(tree)
  const [search, setSearch] = useState('')
  const [expanded, setExpanded] = useState<readonly string[] | null>(null)
  const values = splitList(edit.value)
  const { nested, matching } = useMemo(() => nestNodes(tree.nodes, search), [tree.nodes, search])
  const roots = useMemo(() => tree.nodes.filter((node) => node.parent === null).map((node) => node.value), [tree.nodes])

  if (tree.status === 'error') return <LoadFailure text={note.text} action={t('choice.retry')} retry={tree.retry} />
  if (tree.status !== 'ready') return <TreeSkeleton label={note.text} />
  return (
    <fieldset
      id={edit.id}
      aria-label={edit.label}
      aria-describedby={edit.describedBy}
      className="pw-inline-tree"
      onBlur={edit.onBlur}
    >
      {edit.props.search && (
        <Input
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={t('choice.search')}
          aria-label={t('choice.search')}
          allowClear
        />
      )}
      {nested.length === 0 ? (
        <p className="pw-inline-tree-none">{note.text}</p>
      ) : (
        <Tree
          treeData={nested}
          checkable
          checkStrictly
          selectable={false}
          blockNode
          disabled={edit.disabled}
          height={heightIn(window)}
          expandedKeys={[...(search ? matching : (expanded ?? roots))]}
          onExpand={(keys) => setExpanded(keys.map(String))}
          checkedKeys={[...values]}
          onCheck={(_checked, { node, checked }) => {
            const value = String(node.key)
            if (edit.props.checkStrictly) {
              edit.onChange(joinList(checked ? [...values, value] : values.filter((other) => other !== value)))
            } else edit.onChange(joinList([...linkChecked(tree.nodes, values, value, checked)]))
          }}
        />
      )}
    </fieldset>
  )
}
