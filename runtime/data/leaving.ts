/**
 * Watches whether the window is leaving its page, as on a reload: the browser then cuts off the calls that are on their
 * way, which says nothing of the server.
 */
export function watchLeaving(target: EventTarget): () => boolean {
  let isLeaving = false
  target.addEventListener('pagehide', () => {
    isLeaving = true
  })
  // A page that is kept for the way back comes to life again.
  target.addEventListener('pageshow', () => {
    isLeaving = false
  })
  return () => isLeaving
}
