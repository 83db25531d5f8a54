// biome-ignore-all lint/a11y/useFocusableInteractive: the tree has the focus and names the line that is active
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the tree hears the keys of all its lines
import type { CSSProperties } from 'react'
import type { TreeRow } from './flattenTree.ts'
import { Marked } from './Marked.tsx'
import { Twisty } from './Twisty.tsx'

interface TreeLineProps {
  readonly id: string
  readonly row: TreeRow
  readonly top: number
  readonly label: string
  readonly mark: string
  readonly isChosen: boolean
  readonly hasFocus: boolean
  readonly isLoading: boolean
  readonly isDisabled: boolean
  readonly onChoose: (row: TreeRow) => void
  readonly onToggle: (row: TreeRow, isOpen: boolean) => void
}

/** One line of a tree: how deep it lies, what opens it, what it is called. */
export function TreeLine(props: TreeLineProps) {
  const { id, row, top, label, mark, isChosen, hasFocus, isLoading, isDisabled, onChoose, onToggle } = props
  const { level, position, size, isOpen, note } = row
  return (
    <div
      id={id}
      role="treeitem"
      className="pw-tree-line"
      data-note={note}
      data-focus={hasFocus || undefined}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={isOpen}
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      aria-busy={isLoading || undefined}
      style={{ top, '--pw-tree-level': level } as CSSProperties}
      onClick={() => onChoose(row)}
    >
      <Twisty isOpen={isOpen} isLoading={isLoading} onToggle={(next) => onToggle(row, next)} />
      <span className="pw-tree-line-label" title={label}>
        <Marked text={label} mark={mark} />
      </span>
    </div>
  )
}
