/** Draws from a seed; the same seed draws the same. */
export interface Draw {
  /** A whole number below a limit. */
  below(limit: number): number
  one<T>(list: readonly T[]): T
  some<T>(list: readonly T[], chance?: number): readonly T[]
  chance(part: number): boolean
}

/** Mulberry32: short, and good enough to choose calls. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    one: (list) => list[below(list.length)] as (typeof list)[number],
    some: (list, chance = 0.5) => list.filter(() => next() < chance),
    chance: (part) => next() < part,
  }
}

/** The same list in an order that follows from a seed. */
export function shuffle<T>(list: readonly T[], seed: number): readonly T[] {
  const draw = createDraw(seed)
  return list
    .map((each) => [draw.below(2 ** 31), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each)
}
