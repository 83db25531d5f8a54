/**
 * The rules of specification section 5, with `between` for a range of two values and `multi` for any element of a stored
 * comma list (wire contract 2.1).
 */
export const queryRules = [
  'eq',
  'ne',
  'like',
  'right_like',
  'left_like',
  'in',
  'multi',
  'gt',
  'ge',
  'lt',
  'le',
  'between',
] as const
export type QueryRule = (typeof queryRules)[number]
