import type { Placement } from '@floating-ui/react'

/** Where a popup stands beside its anchor. */
export interface PopupPlacement {
  /** The side of the anchor, with the edge along which both are in line, such as `bottom-end`. */
  readonly placement: Placement
  /** What to try in turn where there is no room; the opposite side when left out. */
  readonly fallbacks?: readonly Placement[]
  /** Pixels between the anchor and the popup; 4 when left out. */
  readonly gap?: number
  /** Pixels by which the popup stands further along the anchor's edge. */
  readonly shift?: number
}

/** Below its button, in line with the button's start or end. */
export const belowStart: PopupPlacement = { placement: 'bottom-start' }
export const belowEnd: PopupPlacement = { placement: 'bottom-end' }
