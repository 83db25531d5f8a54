// biome-ignore-all lint/a11y/useSemanticElements: only the lines in view exist, which no native list knows
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { TreeRow } from './flattenTree.ts'
import { TreeLine } from './TreeLine.tsx'
import { findTyped, toTreeMove } from './treeKeys.ts'
import './treeList.css'

interface TreeListProps {
  readonly label: string
  readonly rows: readonly TreeRow[]
  readonly labelOf: (row: TreeRow) => string
  readonly chosen: string | undefined
  /** Told of a line that was pressed; of one that stands in place of children too. */
  readonly onChoose: (row: TreeRow) => void
  readonly onToggle: (row: TreeRow, isOpen: boolean) => void
  readonly isLoading?: (key: string) => boolean
  readonly isDisabled?: (row: TreeRow) => boolean
  /** What was searched for: it is marked in the labels. */
  readonly mark?: string
}

const lineHeight = 32
/** Letters that follow each other within this time are one word. */
const typingPause = 600

const rowId = ({ key, note }: TreeRow): string => (note ? `${key} ${note}` : key)

/** A tree in which one record is chosen: lines beyond the view are not mounted, and the keys are those of every tree. */
export function TreeList(props: TreeListProps) {
  const { label, rows, labelOf, chosen, onChoose, onToggle, isLoading, isDisabled, mark = '' } = props
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const typed = useRef({ text: '', at: 0 })
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 6,
  })
  const indexOf = (id: string | undefined) => rows.findIndex((row) => rowId(row) === id)
  const index = indexOf(focused ?? chosen)

  const go = (to: number) => {
    const row = rows[to]
    if (!row) return
    setFocused(rowId(row))
    virtualizer.scrollToIndex(to)
  }
  const choose = (row: TreeRow) => {
    setFocused(rowId(row))
    if (row.note !== undefined || !isDisabled?.(row)) onChoose(row)
  }
  const type = (letter: string, time: number) => {
    const text = time - typed.current.at > typingPause ? letter : typed.current.text + letter
    typed.current = { text, at: time }
    const found = findTyped(rows.map(labelOf), text, index + (text.length === 1 ? 1 : 0))
    if (found !== undefined) go(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = toTreeMove(event.key, rows, index)
    const row = move && rows[move.index]
    if (move?.kind === 'go') go(move.index)
    else if (row && move.kind === 'toggle') onToggle(row, move.isOpen)
    else if (row) choose(row)
    else if (event.key.length === 1) type(event.key, event.timeStamp)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={0}
      className="pw-tree-list"
      aria-label={label}
      aria-activedescendant={index < 0 ? undefined : `${id}-${index}`}
      onKeyDown={onKeyDown}
      onFocus={() => setFocused((before) => before ?? chosen ?? (rows[0] && rowId(rows[0])))}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index]
          if (!row) return null
          return (
            <TreeLine
              key={rowId(row)}
              id={`${id}-${item.index}`}
              row={row}
              top={item.start}
              label={labelOf(row)}
              mark={mark}
              isChosen={row.note === undefined && row.key === chosen}
              hasFocus={item.index === index}
              isLoading={isLoading?.(row.key) ?? false}
              isDisabled={row.note === undefined && (isDisabled?.(row) ?? false)}
              onChoose={choose}
              onToggle={onToggle}
            />
          )
        })}
      </div>
    </div>
  )
}
