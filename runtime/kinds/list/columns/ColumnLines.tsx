import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '../../../i18n/index.ts'
import { unseen, useLatest } from '../../../ui/index.ts'
import type { ListColumn } from '../tableColumns.tsx'
import type { ColumnChoiceState } from '../useColumnChoice.ts'
import { ColumnLine } from './ColumnLine.tsx'
import { moveColumn } from './columnOrder.ts'

export interface ColumnLinesProps {
  readonly columns: readonly ListColumn[]
  readonly state: ColumnChoiceState
}

/** The columns of a list in their order, to be shown, moved and held at an edge. */
export function ColumnLines({ columns, state }: ColumnLinesProps) {
  const translate = useTranslate()
  const { choice, change } = state
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const shownCount = columns.filter((column) => column.isShown).length
  const order = columns.map(({ id }) => id)

  const place = (id: string, to: number) => {
    const next = moveColumn(order, id, to)
    const title = columns.find((column) => column.id === id)?.title ?? id
    setAnnouncement(translate('list.columnMoved', { title, place: next.indexOf(id) + 1, count: next.length }))
    change({ order: next })
  }
  const onMove = (id: string, by: 1 | -1) => {
    const to = order.indexOf(id) + by
    if (to < 0 || to >= order.length) return
    flushSync(() => place(id, to))
    // A line that was put elsewhere in the document has lost the focus.
    list.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"] .pw-column-handle`)?.focus()
  }
  const onDrop = (id: string, target: string, edge: 'before' | 'after') => {
    const rest = order.filter((other) => other !== id)
    place(id, rest.indexOf(target) + (edge === 'after' ? 1 : 0))
  }
  const latest = useLatest(onDrop)
  const attach = useCallback(
    (id: string, line: HTMLElement) => {
      let isThere = true
      let detach = () => {}
      // Dragging comes later: the settings show at once, and the keys move columns without it.
      void import('./dragColumns.ts').then(({ dragColumn }) => {
        if (isThere) detach = dragColumn(line, id, (...drop) => latest.current(...drop))
      })
      return () => {
        isThere = false
        detach()
      }
    },
    [latest],
  )

  return (
    <div ref={list} className="pw-column-lines">
      {columns.map((entry) => (
        <ColumnLine
          key={entry.id}
          entry={entry}
          isLastShown={entry.isShown && shownCount === 1}
          onShow={(id, isShown) => change({ shown: { ...choice.shown, [id]: isShown } })}
          onMove={onMove}
          onPin={(id, pin) => change({ pins: { ...choice.pins, [id]: pin } })}
          attach={attach}
        />
      ))}
      <output className={unseen}>{announcement}</output>
    </div>
  )
}
