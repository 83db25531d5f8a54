import type { Budget } from '../budget.ts'
import { compareValues } from '../operators.ts'
import { isNothing, type Value } from '../values.ts'

/** Orders for sorting; nothing comes last in either direction. */
export function compareForSorting(left: Value, right: Value, budget: Budget, isDescending = false): number {
  if (isNothing(left) || isNothing(right)) return Number(isNothing(left)) - Number(isNothing(right))
  const order = compareValues(left, right, budget) ?? 0
  return isDescending ? -order : order
}
