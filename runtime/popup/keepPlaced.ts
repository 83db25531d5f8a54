import { autoUpdate, computePosition, flip, offset, type ReferenceElement, shift } from '@floating-ui/react'
import type { PopupPlacement } from './placement.ts'

/** Pixels between a popup and the edges of the window. */
const margin = 8

/** How a popup is placed: on its side where it fits, else on another one, else where it fits; always inside the window. */
export const toPosition = ({ placement, fallbacks, gap = 4, shift: crossAxis = 0 }: PopupPlacement) => ({
  placement,
  strategy: 'fixed' as const,
  middleware: [
    offset({ mainAxis: gap, crossAxis }),
    flip({ padding: margin, crossAxis: false, ...(fallbacks ? { fallbackPlacements: [...fallbacks] } : {}) }),
    shift({ padding: margin, crossAxis: true }),
  ],
})

/** Keeps a popup at its place, and calls back each time that it has one. Returns a function that stops it. */
export function keepPlaced(
  popup: HTMLElement,
  anchor: ReferenceElement,
  placement: PopupPlacement,
  onPlaced: () => void,
): () => void {
  const position = toPosition(placement)
  const place = async () => {
    const { x, y } = await computePosition(anchor, popup, position)
    Object.assign(popup.style, { left: `${x}px`, top: `${y}px` })
    onPlaced()
  }
  return autoUpdate(anchor, popup, () => void place())
}
