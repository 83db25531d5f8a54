import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** How far one press of an arrow key goes, as a share of the track. */
const keyStep = 0.1
const steps: Readonly<Record<string, (share: number) => number>> = {
  ArrowRight: (share) => share + keyStep,
  ArrowUp: (share) => share + keyStep,
  ArrowLeft: (share) => share - keyStep,
  ArrowDown: (share) => share - keyStep,
  Home: () => 0,
  End: () => 1,
}

/** The last pixel is hard to hit: from here on the handle has arrived. */
const arrived = 0.995

/** The handle of a slide: where it stands from 0 to 1, and what moves it. */
export interface Slide {
  readonly share: number
  readonly isHeld: boolean
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onBlur: () => void
  }
}

/** Follows pointer and keys; releasing early resets the handle, and at the right end it has succeeded (specification 4). */
export function useSlide(isLocked: boolean, onSuccess: () => void): Slide {
  const [share, setShare] = useState(0)
  const held = useRef<{ readonly from: number; readonly available: number } | undefined>(undefined)
  const [isHeld, setHeld] = useState(false)

  const moveTo = (next: number) => {
    const within = Math.min(1, Math.max(0, next))
    setShare(within)
    if (within < arrived) return
    held.current = undefined
    setHeld(false)
    onSuccess()
  }
  const release = () => {
    held.current = undefined
    setHeld(false)
    setShare(0)
  }
  return {
    share,
    isHeld,
    handle: {
      onPointerDown(event) {
        const track = event.currentTarget.parentElement
        if (isLocked || !track) return
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { from: event.clientX, available: track.clientWidth - event.currentTarget.offsetWidth }
        setHeld(true)
      },
      onPointerMove(event) {
        const { current } = held
        if (current && current.available > 0) moveTo((event.clientX - current.from) / current.available)
      },
      onPointerUp: () => held.current && release(),
      onPointerCancel: () => held.current && release(),
      onKeyDown(event) {
        const step = steps[event.key]
        if (isLocked || !step) return
        event.preventDefault()
        moveTo(step(share))
      },
      onBlur: () => !isLocked && release(),
    },
  }
}
