/** Allocates a gate that lets one press through in so many milliseconds; refused presses do not prolong the wait. */
export function createThrottle(pause: number, now: () => number = Date.now): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const at = now()
    if (at - last < pause) return false
    last = at
    return true
  }
}
