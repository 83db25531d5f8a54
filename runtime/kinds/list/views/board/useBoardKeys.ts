import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DataRecord } from '../../../../registry/index.ts'
import { useLatest } from '../../../../ui/index.ts'
import { useViewText } from '../viewText.ts'
import { type CardPlace, type FilledColumn, findNextCard, findNextColumn } from './boardColumns.ts'
import { boardTexts } from './boardTexts.ts'

interface BoardKeysRequest {
  readonly columns: readonly FilledColumn[]
  readonly keyOf: (record: DataRecord) => string
  readonly nameOf: (record: DataRecord) => string
  readonly canMove: (record: DataRecord) => boolean
  /** Whether a card may be dropped in a column. */
  readonly fits: (record: DataRecord, to: FilledColumn) => boolean
  /** How many records a column has, in words. */
  readonly countOf: (column: FilledColumn) => string
  readonly onMove: (record: DataRecord, from: FilledColumn, to: FilledColumn) => void
  readonly onOpen: ((record: DataRecord) => void) | undefined
}

/** A card that is moved by the keys, and the column in which it would be dropped. */
interface Lifted {
  readonly record: DataRecord
  readonly from: FilledColumn
  readonly over: FilledColumn
}

/** The keys of a board and what they have led to. */
interface BoardKeys {
  readonly board: RefObject<HTMLDivElement | null>
  readonly lifted: Lifted | undefined
  /** What is read out of a card that is moved by the keys. */
  readonly announcement: string
  /** The card of a column that Tab leads to. */
  readonly reachableIn: (column: number) => number
  /** Puts the focus on a card once it is drawn where it stands now. */
  readonly focusRecord: (key: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

const placeOf = (target: EventTarget | null): CardPlace | undefined => {
  const card = target instanceof Element ? target.closest<HTMLElement>('.pw-card') : null
  const column = card?.closest<HTMLElement>('[data-column]')?.dataset.column
  return card && column !== undefined ? { column: Number(column), index: Number(card.dataset.index) } : undefined
}

/** The arrow keys lead from card to card; Space lifts one, and the arrows then choose the column in which it is dropped. */
export function useBoardKeys(request: BoardKeysRequest): BoardKeys {
  const { columns, keyOf, nameOf, canMove, fits, countOf, onMove, onOpen } = request
  const text = useViewText(boardTexts)
  const board = useRef<HTMLDivElement>(null)
  const [reachable, setReachable] = useState<Readonly<Record<number, number>>>({})
  const [lifted, setLifted] = useState<Lifted>()
  const [announcement, setAnnouncement] = useState('')
  const focusCard = useCallback(({ column, index }: CardPlace) => {
    flushSync(() => setReachable((before) => ({ ...before, [column]: index })))
    const card = board.current?.querySelector<HTMLElement>(`[data-column="${column}"] .pw-card[data-index="${index}"]`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  const focusRecord = useFocusedRecord(request, focusCard)

  const cancel = ({ record }: Lifted) => {
    setLifted(undefined)
    setAnnouncement(text('cancelled', { title: nameOf(record) }))
  }
  const keyOfLifted = (event: KeyboardEvent<HTMLElement>, current: Lifted): boolean => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by !== 0) {
      const { record, from } = current
      const takes = (column: FilledColumn) => column.value === from.value || fits(record, column)
      const over = findNextColumn(columns, current.over, by, takes)
      if (!over) return true
      setLifted({ ...current, over })
      setAnnouncement(text('over', { column: over.title, count: countOf(over) }))
      const column = columns.findIndex(({ value }) => value === over.value)
      board.current?.querySelector(`[data-column="${column}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (current.over.value === current.from.value) {
        cancel(current)
        return true
      }
      setLifted(undefined)
      setAnnouncement('')
      onMove(current.record, current.from, current.over)
    } else if (event.key === 'Escape') cancel(current)
    else return event.key !== 'Tab'
    return true
  }
  const keyOfCard = (event: KeyboardEvent<HTMLElement>, place: CardPlace): boolean => {
    const column = columns[place.column]
    const record = column?.records[place.index]
    if (!column || !record) return false
    const next = findNextCard(columns, place, event.key)
    if (next) focusCard(next)
    else if (event.key === 'Enter' && onOpen) onOpen(record)
    else if (event.key === ' ') {
      const isMovable = canMove(record)
      if (isMovable) setLifted({ record, from: column, over: column })
      setAnnouncement(text(isMovable ? 'lifted' : 'fixed', { title: nameOf(record), column: column.title }))
    } else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (event.defaultPrevented || !(event.target instanceof Element) || !event.target.matches('.pw-card') || !place)
      return
    if (!(lifted ? keyOfLifted(event, lifted) : keyOfCard(event, place))) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const place = placeOf(target)
    if (place) setReachable((before) => ({ ...before, [place.column]: place.index }))
  }
  const onBlur = ({ relatedTarget, target }: FocusEvent<HTMLElement>) => {
    if (lifted && target !== relatedTarget) cancel(lifted)
  }
  const reachableIn = (column: number) =>
    Math.max(0, Math.min(reachable[column] ?? 0, (columns[column]?.records.length ?? 0) - 1))
  const isThere =
    lifted !== undefined && columns.some(({ records }) => records.some((each) => keyOf(each) === keyOf(lifted.record)))
  return {
    board,
    lifted: isThere ? lifted : undefined,
    announcement,
    reachableIn,
    focusRecord,
    onKeyDown,
    onFocus,
    onBlur,
  }
}

/** Puts the focus on a record once it is drawn in its column: a card that went to another one is drawn anew there. */
function useFocusedRecord(
  { columns, keyOf }: Pick<BoardKeysRequest, 'columns' | 'keyOf'>,
  focusCard: (place: CardPlace) => void,
): (key: string) => void {
  const [wanted, setWanted] = useState<{ readonly key: string }>()
  const latest = useLatest({ columns, keyOf })
  useEffect(() => {
    if (!wanted) return
    const { columns: drawn, keyOf: toKey } = latest.current
    for (const [column, { records }] of drawn.entries()) {
      const index = records.findIndex((record) => toKey(record) === wanted.key)
      // The state of the board changes at once, which it may not while it is drawn.
      if (index >= 0) queueMicrotask(() => focusCard({ column, index }))
    }
  }, [wanted, latest, focusCard])
  return useCallback((key: string) => setWanted({ key }), [])
}
