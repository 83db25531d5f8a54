/** What a person does who scrolls by themselves. */
const own = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** How long a page may take to be there, and how long one that is there may still be drawn anew, in milliseconds. */
const limits = { arrival: 15_000, settling: 1500 } as const

/**
 * Keeps a page scrolled that still loads: it is scrolled as it grows, also where it is drawn once more or its frame puts
 * it back to its top, until it has settled or a person scrolls. Gives what ends it.
 */
export function followScroll(find: () => Element | undefined, target: number, onEnd: () => void): () => void {
  let until = performance.now() + limits.arrival
  let isThere = false
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    for (const name of own) removeEventListener(name, end, true)
    onEnd()
  }
  const follow = () => {
    const panel = find()
    const isLongEnough = panel !== undefined && panel.scrollHeight - panel.clientHeight >= target - 1
    const isScrolled = panel !== undefined && Math.abs(panel.scrollTop - target) <= 1
    if (performance.now() > until) return end()
    if (panel && !isScrolled) panel.scrollTop = target
    if (isLongEnough !== isThere) until = performance.now() + (isLongEnough ? limits.settling : limits.arrival)
    isThere = isLongEnough
    frame = requestAnimationFrame(follow)
  }
  for (const name of own) addEventListener(name, end, true)
  follow()
  return end
}
