import { Button, Input, Tree } from 'antd'
import { useMemo, useState } from 'react'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { useChoiceNote } from '../shared/choiceState.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { nestNodes } from '../shared/nestNodes.ts'
import { TreeSkeleton } from '../shared/TreeSkeleton.tsx'
import { joinList, splitList } from '../shared/values.ts'
import { ApartNodes } from './ApartNodes.tsx'
import { findApart, withoutApart, withoutBoxes } from './apartNodes.ts'
import { checkAll, clearAll, linkChecked } from './linkChecked.ts'
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
  const apart = useMemo(() => findApart(tree.nodes), [tree.nodes])
  const plain = useMemo(() => withoutApart(tree.nodes), [tree.nodes])
  const { nested, matching } = useMemo(() => {
    const found = nestNodes(plain, search)
    return { ...found, nested: withoutBoxes(found.nested, new Set(apart.map(({ node }) => node.value))) }
  }, [plain, apart, search])
  const roots = useMemo(() => plain.filter((node) => node.parent === null).map((node) => node.value), [plain])

  if (tree.status === 'error') return <LoadFailure text={note.text} action={t('choice.retry')} retry={tree.retry} />
  if (tree.status !== 'ready') return <TreeSkeleton label={note.text} />
  const ticked = new Set(values)
  const change = (next: readonly string[]) => edit.onChange(joinList([...next]))
  const check = (value: string, isChecked: boolean) => {
    if (!edit.props.checkStrictly) return change(linkChecked(tree.nodes, values, value, isChecked))
    change(isChecked ? [...values, value] : values.filter((other) => other !== value))
  }
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
      {edit.props.multiple && search.trim() === '' && (
        <TreeBar
          count={plain.filter(({ value, caution }) => caution === undefined && ticked.has(value)).length}
          total={plain.filter(({ caution }) => caution === undefined).length}
          disabled={edit.disabled}
          onAll={() => change(checkAll(tree.nodes, values))}
          onNone={() => change(clearAll(tree.nodes, values))}
        />
      )}
      <ApartNodes
        nodes={apart}
        values={ticked}
        search={search}
        disabled={edit.disabled}
        words={edit.props.apart}
        onCheck={check}
      />
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
          onCheck={(_checked, { node, checked }) => check(String(node.key), checked)}
        />
      )}
    </fieldset>
  )
}

interface TreeBarProps {
  readonly count: number
  readonly total: number
  readonly disabled: boolean
  readonly onAll: () => void
  readonly onNone: () => void
}

/** How much is ticked, and what ticks and clears all at once. */
function TreeBar({ count, total, disabled, onAll, onNone }: TreeBarProps) {
  const t = useTranslate()
  return (
    <div className="pw-inline-tree-bar">
      <span role="status">{t('widgets.tree-select.chosen', { count: String(count), total: String(total) })}</span>
      <Button type="link" size="small" disabled={disabled || count === total} onClick={onAll}>
        {t('widgets.tree-select.checkAll')}
      </Button>
      <Button type="link" size="small" disabled={disabled} onClick={onNone}>
        {t('widgets.tree-select.clearAll')}
      </Button>
    </div>
  )
}
