/** Pieces of pages in documents of their own: what they are, where they are used, and how they come there. */

export { expandFragments } from './expandFragments.ts'
export { isFilledLater, isParameter, parametersIn } from './formulas.ts'
export type { FindFragment } from './frame.ts'
export { findOrigin, type Origin, type Origins } from './origins.ts'
export {
  type FragmentUse,
  findFragmentUses,
  fragmentSorts,
  isFragment,
  piecesOf,
  sortOfFragment,
} from './sorts.ts'
