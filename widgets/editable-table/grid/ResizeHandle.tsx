import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { widthLimits } from '../columns/columnWidths.ts'

interface ResizeHandleProps {
  readonly label: string
  readonly width: number
  readonly min: number
  readonly onResize: (width: number) => void
}

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -10, ArrowRight: 10 }

/**
 * The edge of a title: drag it, or press it and use the arrow keys (ten pixels; fifty with Shift). It is no stop on the way
 * to the cells: from there, the arrow keys with Alt do the same.
 */
export function ResizeHandle({ label, width, min, onResize }: ResizeHandleProps) {
  const [isFocused, setFocused] = useState(false)
  const drag = useRef<{ readonly x: number; readonly from: number } | null>(null)
  const clamp = (wanted: number) => Math.round(Math.min(widthLimits.max, Math.max(min, wanted)))

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, from: width }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current) onResize(clamp(drag.current.from + event.clientX - drag.current.x))
  }
  const onPointerUp = () => {
    drag.current = null
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && drag.current) {
      onResize(drag.current.from)
      drag.current = null
    }
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onResize(clamp(width + step * (event.shiftKey ? 5 : 1)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a widget, which <hr> is not
    <div
      className="pw-grid-resize"
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      // A title is called after its content: the handle has its name while it is in use and no part in the title's.
      aria-label={isFocused ? label : undefined}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={widthLimits.max}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
    />
  )
}
