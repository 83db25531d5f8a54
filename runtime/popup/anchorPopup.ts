import type { ReferenceElement } from '@floating-ui/react'
import type { PopupPlacement } from './placement.ts'

let loaded: typeof import('./keepPlaced.ts') | undefined

/** Loads what places popups. */
export async function loadPlacing(): Promise<typeof import('./keepPlaced.ts')> {
  loaded ??= await import('./keepPlaced.ts')
  return loaded
}

/** The same ahead of the first popup, as soon as somebody is about to open it. */
export const preloadPlacing = (): void => void loadPlacing().catch(() => undefined)

/**
 * Keeps an open popup beside its anchor while either changes its size, anything scrolls or the window changes. The popup
 * has the attribute `data-placed` from its first place on; until then it should not be seen. `onPlaced` is called after
 * every change. Returns a function that stops it.
 */
export function anchorPopup(
  popup: HTMLElement,
  anchor: ReferenceElement,
  placement: PopupPlacement,
  onPlaced?: () => void,
): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  const show = () => {
    if (isStopped) return
    popup.dataset.placed = ''
    onPlaced?.()
  }
  const start = ({ keepPlaced }: typeof import('./keepPlaced.ts')) => {
    if (!isStopped) stop = keepPlaced(popup, anchor, placement, show)
  }
  if (loaded) start(loaded)
  // A popup at a poor place is better than none.
  else loadPlacing().then(start, show)
  return () => {
    isStopped = true
    stop?.()
    delete popup.dataset.placed
  }
}
