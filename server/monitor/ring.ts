/** The last items of a stream, in room for those alone. */
export interface Ring<T> {
  push(item: T): void
  /** The items, the oldest first. */
  read(): readonly T[]
}

/** Allocates a ring for so many items. */
export function createRing<T>(size: number): Ring<T> {
  let items: T[] = []
  return {
    push(item) {
      items.push(item)
      // Cut now and then, so that a push stays cheap.
      if (items.length >= size * 2) items = items.slice(-size)
    },
    read: () => items.slice(-size),
  }
}
