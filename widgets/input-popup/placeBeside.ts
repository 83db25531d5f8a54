/** Pixels between the popup, its field and the edges of the window. */
const gap = 4
const margin = 8

export type Side = 'right' | 'left' | 'top' | 'bottom'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const opposite: Readonly<Record<Side, Side>> = { right: 'left', left: 'right', top: 'bottom', bottom: 'top' }

function available(side: Side, field: Box, window: Size): number {
  if (side === 'right') return window.width - field.right
  if (side === 'left') return field.left
  return side === 'top' ? field.top : window.height - field.bottom
}

const isHorizontal = (side: Side): boolean => side === 'left' || side === 'right'

/**
 * Where a popup stands: on the wanted side of its field when it fits there, else on the opposite one, else below or
 * above; always inside the window.
 */
export function placeBeside(field: Box, popup: Size, window: Size, wanted: Side): { left: number; top: number } {
  const needed = (side: Side) => (isHorizontal(side) ? popup.width : popup.height) + gap + margin
  const order: readonly Side[] = [wanted, opposite[wanted], 'bottom', 'top']
  const side = order.find((candidate) => available(candidate, field, window) >= needed(candidate)) ?? 'bottom'
  const left = side === 'right' ? field.right + gap : side === 'left' ? field.left - gap - popup.width : field.left
  const top = side === 'bottom' ? field.bottom + gap : side === 'top' ? field.top - gap - popup.height : field.top
  return {
    left: Math.max(margin, Math.min(left, window.width - popup.width - margin)),
    top: Math.max(margin, Math.min(top, window.height - popup.height - margin)),
  }
}
