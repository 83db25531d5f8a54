import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { clampHeight, heightAfterKey, heightLimits } from './partsHeight.ts'

interface PartsDividerProps {
  /** What is below, whose height is chosen. */
  readonly panel: RefObject<HTMLElement | null>
  /** The height that was chosen in pixels, if one was. */
  readonly height: number | undefined
  /** Called while the divider moves, and with `isLast` once it stays. */
  readonly onChange: (height: number, isLast: boolean) => void
}

/** The line between a list and the parts of its record: drag it, or focus it and use the arrow keys. */
export function PartsDivider({ panel, height, onChange }: PartsDividerProps) {
  const translate = useTranslate()
  const drag = useRef<{ readonly y: number; readonly from: number; height: number }>(null)
  const [isDragged, setDragged] = useState(false)
  const [shown, setShown] = useState<number>(heightLimits.min)
  const current = () => Math.round(panel.current?.getBoundingClientRect().height ?? heightLimits.min)
  const available = () => panel.current?.parentElement?.getBoundingClientRect().height ?? 0

  const finish = (keeps: boolean) => {
    const ended = drag.current
    drag.current = null
    setDragged(false)
    if (ended) onChange(keeps ? ended.height : ended.from, true)
  }
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { y: event.clientY, from: current(), height: current() }
    setDragged(true)
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    drag.current.height = clampHeight(drag.current.from + drag.current.y - event.clientY, available())
    onChange(drag.current.height, false)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && drag.current) {
      event.stopPropagation()
      finish(false)
      return
    }
    const next = heightAfterKey(event.key, current(), available())
    if (next === undefined) return
    event.preventDefault()
    onChange(next, true)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a widget, which <hr> is not
    <div
      className="pw-parts-divider"
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={translate('list.parts.resize')}
      aria-valuenow={height ?? shown}
      aria-valuemin={heightLimits.min}
      data-keeps-escape={isDragged || undefined}
      onFocus={() => setShown(current())}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => finish(true)}
      onPointerCancel={() => finish(false)}
      onKeyDown={handleKeyDown}
    />
  )
}
