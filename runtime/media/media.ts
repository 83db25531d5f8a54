/** What the window and the person's settings say, as media queries. */
export const media = {
  /** The app changes its shape below it (specification 4). */
  mobile: '(max-width: 767.99px)',
  /** The side menu folds below it (specification 4). */
  narrow: '(max-width: 1087.99px)',
  /** Pickers stand in one column below it (specification 9). */
  phone: '(max-width: 499.98px)',
  /** The person's system asks for as little motion as possible. */
  still: '(prefers-reduced-motion: reduce)',
} as const
