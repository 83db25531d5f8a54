/** How many steps may still be taken, in all that shares the budget. A million takes some hundredths of a second. */
export interface PatternBudget {
  left: number
}

/** Thrown out of a match whose budget is used up. */
export class PatternBudgetError extends Error {
  override readonly name = 'PatternBudgetError'
}

/** Takes some steps of a budget; throws a `PatternBudgetError` where there are no more. */
export function spend(budget: PatternBudget, steps: number): void {
  budget.left -= steps
  if (budget.left < 0) throw new PatternBudgetError()
}
