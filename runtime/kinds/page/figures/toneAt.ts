import type { Levels, Tone } from '../../../language/index.ts'

/** The tone of a share of the whole, 0 to 1: that of the last level which it reaches. */
export const toneAt = (levels: Levels | undefined, share: number): Tone | undefined =>
  levels
    ?.filter(({ from }) => share * 100 >= from)
    .reduce<Levels[number] | undefined>((last, level) => (last && last.from > level.from ? last : level), undefined)
    ?.tone
