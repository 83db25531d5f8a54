// biome-ignore-all lint/a11y/useSemanticElements: lines of cards stand between the list and its items
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useState } from 'react'
import type { CardsProps } from './cardsProps.ts'
import { RecordCard } from './RecordCard.tsx'
import { cardGap } from './useCardsPerLine.ts'

interface CardLinesProps extends CardsProps {
  readonly perLine: number
  /** The card that Tab leads to; it stays mounted while it is scrolled away. */
  readonly reachable: number
}

/** Cards up to which all of them are mounted. */
const few = 60
const usualHeight = { card: 220, line: 76 } as const

/** The cards; of many only the lines near the view are mounted. */
export function CardLines(props: CardLinesProps) {
  const { records, label, perLine } = props
  const style = { gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))` }
  if (records.length > few) return <VirtualLines {...props} />
  return (
    <div role="list" className="pw-cards-line" style={style} aria-label={label}>
      {records.map((record, index) => (
        <Card key={props.keyOf(record)} record={record} index={index} cards={props} />
      ))}
    </div>
  )
}

function VirtualLines(props: CardLinesProps) {
  const { records, label, perLine, reachable } = props
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const kept = Math.floor(reachable / perLine)
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), kept])].sort((one, other) => one - other),
    [kept],
  )
  const virtualizer = useVirtualizer({
    count: Math.ceil(records.length / perLine),
    getScrollElement: () => scroller,
    estimateSize: () => (props.isLine ? usualHeight.line : usualHeight.card),
    gap: cardGap,
    overscan: 2,
    rangeExtractor,
  })
  const style = { gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))` }
  return (
    <div ref={setScroller} className="pw-cards-scroll">
      <div role="list" className="pw-cards-all" style={{ height: virtualizer.getTotalSize() }} aria-label={label}>
        {virtualizer.getVirtualItems().map((line) => (
          <div
            key={line.key}
            ref={virtualizer.measureElement}
            role="presentation"
            data-index={line.index}
            className="pw-cards-line pw-cards-line-placed"
            style={{ ...style, transform: `translateY(${line.start}px)` }}
          >
            {records.slice(line.index * perLine, (line.index + 1) * perLine).map((record, place) => (
              <Card key={props.keyOf(record)} record={record} index={line.index * perLine + place} cards={props} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface CardProps {
  readonly record: CardsProps['records'][number]
  readonly index: number
  readonly cards: CardLinesProps
}

function Card({ record, index, cards }: CardProps) {
  return (
    <RecordCard
      record={record}
      index={index}
      count={cards.records.length}
      parts={cards.parts}
      isLine={cards.isLine}
      className={cards.recordClass?.(record)}
      isReachable={index === cards.reachable}
      rowActions={cards.rowActions}
      actions={cards.actions}
      hasSelection={cards.hasSelection}
      isSelected={cards.isSelected(record)}
      isDisabled={cards.isDisabled(record)}
      onToggle={cards.onToggle}
      keyOf={cards.keyOf}
      onOpen={cards.onOpen}
    />
  )
}
