import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CardLines } from './CardLines.tsx'
import { cardAfterKey } from './cardKeys.ts'
import type { CardsProps } from './cardsProps.ts'
import { useCardsPerLine } from './useCardsPerLine.ts'

/** The cards in lines; the arrow keys lead from one to the next, Space chooses one, Enter opens it. */
export function CardsGrid(props: CardsProps) {
  const { label, records, isLine, onOpen, onToggle, isSelected, isDisabled, hasSelection } = props
  const [perLine, attach] = useCardsPerLine(props.minWidth)
  const [focused, setFocused] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const reachable = Math.min(focused, Math.max(0, records.length - 1))

  const focusCard = useCallback((index: number) => {
    flushSync(() => setFocused(index))
    const card = list.current?.querySelector<HTMLElement>(`.pw-card[data-index="${index}"]`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement) || !target.matches('.pw-card')) return
    const index = Number(target.dataset.index)
    const record = records[index]
    const next = cardAfterKey(event.key, index, records.length, perLine ?? 1)
    if (record === undefined) return
    if (next !== undefined) focusCard(next)
    else if (event.key === ' ' && hasSelection && !isDisabled(record)) onToggle(record, !isSelected(record))
    else if (event.key === 'Enter' && onOpen) onOpen(record)
    else return
    event.preventDefault()
  }
  const onPress = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element) || target.closest('button, a, input, label')) return
    const record = records[Number(target.closest<HTMLElement>('.pw-card')?.dataset.index)]
    if (record) onOpen?.(record)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards inside
    <div
      ref={(element) => {
        list.current = element
        return element ? attach(element) : undefined
      }}
      className="pw-cards-lines"
      onClick={isLine ? onPress : undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const index = target.closest<HTMLElement>('.pw-card')?.dataset.index
        if (index !== undefined) setFocused(Number(index))
      }}
    >
      {perLine !== undefined && <CardLines {...props} label={label} perLine={perLine} reachable={reachable} />}
    </div>
  )
}
