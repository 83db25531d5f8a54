/**
 * What the window and the person's settings say, as media queries. Browsers compare widths to a 64th of a pixel, so that
 * 1087.99 would hold at 1088 too.
 */
export const media = {
  /** The app changes its shape below it (specification 4). */
  mobile: '(max-width: 767.98px)',
  /** The side menu folds below it (specification 4). */
  narrow: '(max-width: 1087.98px)',
  /** The menu of a front has no room in its header below it. */
  front: '(max-width: 819.98px)',
  /** Pickers stand in one column below it (specification 9). */
  phone: '(max-width: 499.98px)',
  /** The person's system asks for as little motion as possible. */
  still: '(prefers-reduced-motion: reduce)',
} as const
