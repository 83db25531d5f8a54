import { WarningOutlined } from '@ant-design/icons'
import { Checkbox } from 'antd'
import { useId, useState } from 'react'
import { type TreeNode, useText, useTranslate } from '../../runtime/index.ts'
import type { ApartNode } from './apartNodes.ts'
import type { TreeSelectProps } from './props.ts'

interface ApartNodesProps {
  readonly nodes: readonly ApartNode[]
  readonly values: ReadonlySet<string>
  readonly search: string
  readonly disabled: boolean
  readonly words: TreeSelectProps['apart']
  readonly onCheck: (value: string, isChecked: boolean) => void
}

/** Nodes to be chosen with care, each with its own box, with what is to be said about them; a search opens what it finds. */
export function ApartNodes({ nodes, values, search, disabled, words, onCheck }: ApartNodesProps) {
  const t = useTranslate()
  const text = useText()
  const id = useId()
  const ticked = nodes.filter(({ node }) => values.has(node.value)).length
  const [chosen, setOpen] = useState<boolean>()
  const mark = search.trim().toLowerCase()
  const found = nodes.filter(
    ({ node, path }) => mark === '' || [path, node.caution ?? ''].some((part) => part.toLowerCase().includes(mark)),
  )
  if (found.length === 0) return null
  const isFixed = (node: TreeNode) => disabled || node.disabled || node.locked === true
  const isOpen = mark !== '' || (chosen ?? ticked > 0)
  const isLocked = nodes.every(({ node }) => node.locked === true)
  const title = text(words?.title) || t('widgets.tree-select.apart')
  return (
    <section className="pw-apart" aria-labelledby={`${id}-title`}>
      <button
        type="button"
        className="pw-apart-head"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setOpen(!isOpen)}
      >
        <WarningOutlined className="pw-apart-mark" aria-hidden />
        <span id={`${id}-title`} className="pw-apart-title">
          {title}
        </span>
        <span className="pw-apart-count">
          {t('widgets.tree-select.apartChosen', { count: String(ticked), total: String(nodes.length) })}
        </span>
      </button>
      <p className="pw-apart-text">
        {isLocked
          ? text(words?.locked) || t('widgets.tree-select.apartLocked')
          : text(words?.text) || t('widgets.tree-select.apartText')}
      </p>
      {isOpen && (
        <fieldset
          id={`${id}-list`}
          className="pw-apart-body"
          aria-labelledby={`${id}-title`}
          // Where no box takes the focus, the list does: it is scrolled by the keys.
          {...(found.every(({ node }) => isFixed(node)) ? { tabIndex: 0 } : {})}
        >
          {found.map(({ node, path }) => (
            <Checkbox
              key={node.value}
              className="pw-apart-node"
              checked={values.has(node.value)}
              disabled={isFixed(node)}
              aria-describedby={`${id}-${node.value}`}
              onChange={(event) => onCheck(node.value, event.target.checked)}
            >
              <span className="pw-apart-name">{path}</span>
              <span id={`${id}-${node.value}`} className="pw-apart-caution">
                {node.caution}
              </span>
            </Checkbox>
          ))}
        </fieldset>
      )}
    </section>
  )
}
