import { useCallback } from 'react'
import type { DataRecord } from '../../../../registry/index.ts'
import type { CardsProps } from '../../cards/cardsProps.ts'
import { RecordCard } from '../../cards/RecordCard.tsx'
import type { Dragging } from './useDragging.ts'

/** What the cards of a board have in common. */
interface SharedProps
  extends Pick<
    CardsProps,
    | 'keyOf'
    | 'parts'
    | 'recordClass'
    | 'rowActions'
    | 'actions'
    | 'hasSelection'
    | 'isSelected'
    | 'isDisabled'
    | 'onToggle'
    | 'onOpen'
  > {
  readonly attach: Dragging['attachCard']
  readonly canMove: (record: DataRecord) => boolean
  /** The key of the card that is moved by the keys. */
  readonly lifted: string | undefined
}

export interface BoardCardProps {
  readonly record: DataRecord
  readonly index: number
  readonly count: number
  readonly isReachable: boolean
  readonly cards: SharedProps
}

/** A card of a board, which can be dragged where the person may move it. */
export function BoardCard({ record, index, count, isReachable, cards }: BoardCardProps) {
  const { attach } = cards
  const key = cards.keyOf(record)
  const isMovable = cards.canMove(record)
  const ref = useCallback(
    (element: HTMLElement | null) => (element && isMovable ? attach(key, element) : undefined),
    [attach, key, isMovable],
  )
  return (
    <div
      ref={ref}
      role="presentation"
      className="pw-board-place"
      data-movable={isMovable ? '' : undefined}
      data-lifted={cards.lifted === key ? '' : undefined}
    >
      <RecordCard
        record={record}
        index={index}
        count={count}
        parts={cards.parts}
        isLine
        className={cards.recordClass?.(record)}
        isReachable={isReachable}
        rowActions={cards.rowActions}
        actions={cards.actions}
        hasSelection={cards.hasSelection}
        isSelected={cards.isSelected(record)}
        isDisabled={cards.isDisabled(record)}
        keyOf={cards.keyOf}
        onOpen={cards.onOpen}
        onToggle={cards.onToggle}
      />
    </div>
  )
}
