import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { clampWidth, widthLimits } from './columnWidths.ts'
import type { ColumnResizing } from './useColumnWidths.ts'

interface ResizeHandleProps {
  readonly label: string
  readonly track: number
  readonly width: number
  readonly minWidth: number | undefined
  /** Whether the handle stands on the left edge, as with columns that are fixed at the right. */
  readonly isLeftEdge: boolean
  /** Whether the title has a button whose keys resize its column. */
  readonly hasTitleKeys: boolean
  readonly resizing: ColumnResizing
}

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -10, ArrowRight: 10 }

/** By how many pixels a key changes a width; undefined for one that does not. */
export const resizeStep = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): number | undefined =>
  keySteps[key] === undefined ? undefined : keySteps[key] * (shiftKey ? 5 : 1)

/** The width below which a column is not resized. */
export const minWidthOf = ({ minWidth }: { readonly minWidth?: number | undefined }): number =>
  Math.max(minWidth ?? widthLimits.min, widthLimits.min)

/**
 * The edge of a title: drag it, or press it and use the arrow keys (ten pixels; fifty with Shift). It is a Tab stop only
 * where the title is none, as a table has many: from the button of a title, Alt and the arrow keys do the same.
 */
export function ResizeHandle({ label, track, width, minWidth, isLeftEdge, hasTitleKeys, resizing }: ResizeHandleProps) {
  const [isDragged, setDragged] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const drag = useRef<{ readonly x: number; readonly from: number; width: number }>(null)
  const min = minWidthOf({ minWidth })

  const finish = (keeps: boolean) => {
    const ended = drag.current
    drag.current = null
    setDragged(false)
    if (ended) resizing.end(track, keeps && ended.width !== ended.from ? ended.width : undefined)
  }
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, from: width, width }
    setDragged(true)
    resizing.start(track)
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    const distance = (event.clientX - drag.current.x) * (isLeftEdge ? -1 : 1)
    drag.current.width = clampWidth(drag.current.from + distance, min)
    resizing.move(track, drag.current.width)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && drag.current) {
      // What is around the table, such as a dialog, stays open.
      event.stopPropagation()
      finish(false)
    }
    const step = resizeStep(event)
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    resizing.start(track)
    resizing.end(track, clampWidth(width + step * (isLeftEdge ? -1 : 1), min))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a widget, which <hr> is not
    <div
      className={isLeftEdge ? 'pw-table-resize pw-table-resize-left' : 'pw-table-resize'}
      role="separator"
      tabIndex={hasTitleKeys ? -1 : 0}
      aria-orientation="vertical"
      // A title is called after its content: the handle has its name while it is in use and no part in the title's.
      aria-label={isFocused ? label : undefined}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      data-keeps-escape={isDragged || undefined}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={widthLimits.max}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => finish(true)}
      onPointerCancel={() => finish(false)}
      onKeyDown={handleKeyDown}
    />
  )
}
