/** Pixels between a popup, its button and the edges of the window. */
const gap = 4
const margin = 8

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Where a popup stands: below its button when it fits there, else above, else where it fits; along the button's start
 * or end, inside the window.
 */
export function placePopup(
  button: Box,
  popup: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
  align: 'start' | 'end',
): { readonly left: number; readonly top: number } {
  const wanted = align === 'start' ? button.left : button.right - popup.width
  const left = Math.max(margin, Math.min(wanted, window.width - popup.width - margin))
  const below = button.bottom + gap
  const fitsBelow = below + popup.height <= window.height - margin
  const above = button.top - gap - popup.height
  if (fitsBelow || above >= margin) return { left, top: fitsBelow ? below : above }
  return { left, top: Math.max(margin, window.height - popup.height - margin) }
}
