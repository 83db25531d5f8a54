// biome-ignore-all lint/a11y/useSemanticElements: places of cards stand between the list and its items
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useId, useState } from 'react'
import { toCssColour } from '../../../../ui/index.ts'
import { BoardCard, type BoardCardProps } from './BoardCard.tsx'
import type { FilledColumn } from './boardColumns.ts'
import type { Dragging } from './useDragging.ts'

interface BoardColumnProps {
  readonly column: FilledColumn
  readonly index: number
  /** The card that Tab leads to; it stays mounted while it is scrolled away. */
  readonly reachable: number
  /** Whether the card that the keys move would be dropped here. */
  readonly isOver: boolean
  readonly emptyText: string
  /** How many records it has, in words. */
  readonly count: string
  readonly attach: Dragging['attachColumn']
  readonly cards: BoardCardProps['cards']
}

/** Cards up to which all of them are mounted. */
const few = 40
const usualHeight = 92
const gap = 8

/** A column of a board with its cards. */
export function BoardColumnView({
  column,
  index,
  reachable,
  isOver,
  emptyText,
  count,
  attach,
  cards,
}: BoardColumnProps) {
  const id = useId()
  const { value, title, color, records, isOpen } = column
  const ref = useCallback(
    (element: HTMLElement | null) => (element && isOpen ? attach(value, element) : undefined),
    [attach, value, isOpen],
  )
  const Cards = records.length > few ? VirtualCards : PlainCards
  return (
    <section
      ref={ref}
      className="pw-board-column"
      data-column={index}
      data-target={isOver ? '' : undefined}
      data-slim={value === undefined && records.length === 0 ? '' : undefined}
      aria-labelledby={id}
    >
      <div id={id} className="pw-board-head">
        {color && <span className="pw-board-dot" style={{ backgroundColor: toCssColour(color) }} />}
        <span className="pw-board-title" title={title}>
          {title}
        </span>
        <span className="pw-board-count">{count}</span>
      </div>
      {records.length === 0 ? (
        <p className="pw-board-none">{emptyText}</p>
      ) : (
        <Cards label={title} column={column} reachable={reachable} cards={cards} />
      )}
    </section>
  )
}

interface CardsProps extends Pick<BoardColumnProps, 'column' | 'reachable' | 'cards'> {
  readonly label: string
}

function PlainCards({ label, column: { records }, reachable, cards }: CardsProps) {
  return (
    <div className="pw-board-cards">
      <div role="list" aria-label={label} className="pw-board-list">
        {records.map((record, index) => (
          <div key={cards.keyOf(record)} role="presentation">
            <BoardCard
              record={record}
              index={index}
              count={records.length}
              isReachable={index === reachable}
              cards={cards}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Of many cards only those near the view are mounted. */
function VirtualCards({ label, column: { records }, reachable, cards }: CardsProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), reachable])].sort((one, other) => one - other),
    [reachable],
  )
  const virtualizer = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroller,
    estimateSize: () => usualHeight,
    getItemKey: (index) => cards.keyOf(records[index] ?? {}),
    gap,
    overscan: 4,
    rangeExtractor,
  })
  return (
    <div ref={setScroller} className="pw-board-cards">
      <div role="list" aria-label={label} className="pw-board-all" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().flatMap(({ key, index, start }) => {
          const record = records[index]
          if (!record) return []
          return [
            <div
              key={key}
              ref={virtualizer.measureElement}
              role="presentation"
              data-index={index}
              className="pw-board-placed"
              style={{ transform: `translateY(${start}px)` }}
            >
              <BoardCard
                record={record}
                index={index}
                count={records.length}
                isReachable={index === reachable}
                cards={cards}
              />
            </div>,
          ]
        })}
      </div>
    </div>
  )
}
