/** How far the pages of a front were scrolled, by the keys of their entries in the history. */
export interface ScrollMemory {
  /** Comes to an entry; Back and Forward restore how far it was scrolled. */
  enter(key: string, isRestored: boolean): void
  /** Told how far the shown page is scrolled, in pixels. */
  note(pixels: number): void
  /** How far the page is to be scrolled that was come back to; undefined where it is there, or is new. */
  target(): number | undefined
  /** Lets the page of an entry be scrolled from now on as the person likes; nothing where the window is elsewhere already. */
  release(key: string): void
}

/** Makes the memory of one window. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>()
  let current = ''
  let target: number | undefined
  return {
    enter(key, isRestored) {
      if (key === current) return
      current = key
      target = isRestored ? positions.get(key) : undefined
    },
    note(pixels) {
      // A page that grows towards where it was is not scrolled by anybody.
      if (target === undefined) positions.set(current, pixels)
    },
    target: () => target,
    release(key) {
      if (key === current) target = undefined
    },
  }
}
