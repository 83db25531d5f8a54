import { type KeyboardEvent, type RefCallback, useCallback } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { IconButton } from '../../../ui/index.ts'
import type { ColumnPin } from '../columnChoice.ts'
import type { ListColumn } from '../tableColumns.tsx'

interface ColumnLineProps {
  readonly entry: ListColumn
  readonly isLastShown: boolean
  readonly onShow: (id: string, isShown: boolean) => void
  /** Moves the column by places; the focus stays on its handle. */
  readonly onMove: (id: string, by: 1 | -1) => void
  readonly onPin: (id: string, pin: ColumnPin) => void
  readonly attach: (id: string, line: HTMLElement) => () => void
}

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
const sides = ['left', 'right'] as const
const pinTexts = { left: 'list.columnPinLeft', right: 'list.columnPinRight' } as const

/** One column in the settings: a handle that moves it, whether it shows, and the edge at which it stays. */
export function ColumnLine({ entry, isLastShown, onShow, onMove, onPin, attach }: ColumnLineProps) {
  const translate = useTranslate()
  const { id, title, isShown, column } = entry
  const ref = useCallback<RefCallback<HTMLDivElement>>((line) => (line ? attach(id, line) : undefined), [attach, id])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = moves[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(id, by)
  }
  return (
    <div ref={ref} className="pw-column-line" data-column={id}>
      <IconButton
        size="small"
        className="pw-column-handle"
        label={translate('list.columnMove', { title })}
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 8 14" aria-hidden="true">
          <path d="M2 2h0M6 2h0M2 7h0M6 7h0M2 12h0M6 12h0" />
        </svg>
      </IconButton>
      <label className="pw-column-choice">
        <input
          type="checkbox"
          checked={isShown}
          disabled={isLastShown}
          onChange={(event) => onShow(id, event.target.checked)}
        />
        <span>{title}</span>
      </label>
      {sides.map((side) => (
        <IconButton
          key={side}
          size="small"
          className="pw-column-pin"
          label={translate(pinTexts[side], { title })}
          aria-pressed={column.fixed === side}
          onClick={() => onPin(id, column.fixed === side ? 'none' : side)}
        >
          <svg viewBox="0 0 14 14" aria-hidden="true" data-side={side}>
            <path d="M2.5 2v10M5 7h7M8.5 3.5 5 7l3.5 3.5" />
          </svg>
        </IconButton>
      ))}
    </div>
  )
}
