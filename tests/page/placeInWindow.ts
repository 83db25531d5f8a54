import { computePosition } from '@floating-ui/react'
import { toPosition } from '../../runtime/popup/keepPlaced.ts'
import type { PopupPlacement } from '../../runtime/popup/placement.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** Where a popup of a size stands beside its anchor, in a window of a size. */
export async function placeInWindow(anchor: Box, popup: Size, window: Size, placement: PopupPlacement) {
  const { x, y } = await computePosition(anchor as unknown as Element, popup as unknown as HTMLElement, {
    ...toPosition(placement),
    platform: {
      getElementRects: () => ({ reference: anchor, floating: { x: 0, y: 0, ...popup } }),
      getClippingRect: () => ({ x: 0, y: 0, ...window }),
      getDimensions: () => popup,
      getClientRects: () => [],
      getDocumentElement: () => null as unknown as HTMLElement,
      isRTL: () => false,
      isElement: () => true,
      // No element is around the popup: it stands in the window.
      getOffsetParent: () => null as unknown as Element,
      getScale: () => ({ x: 1, y: 1 }),
      convertOffsetParentRelativeRectToViewportRelativeRect: ({ rect }) => rect,
    },
  })
  return { left: x, top: y }
}
