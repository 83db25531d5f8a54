import { failAt } from './failure.ts'
import { formatLimit, limits } from './limits.ts'
import type { Span } from './types.ts'

/** What one evaluation may still spend, and the place that an overrun is reported at. */
export interface Budget {
  steps: number
  readonly span: Span
}

/** Gives the full budget of one evaluation. */
export function createBudget(span: Span): Budget {
  return { steps: limits.steps, span }
}

/** Takes steps from the budget, and stops the evaluation when none are left. */
export function spend(budget: Budget, steps = 1): void {
  budget.steps -= steps
  if (budget.steps < 0) {
    const message = `This takes more than ${formatLimit(limits.steps)} steps; use shorter lists and texts, or split it.`
    failAt(budget.span, 'expression-limit', message)
  }
}

/** Takes the steps that going through a list of this many items costs. */
export function spendItems(budget: Budget, count: number): void {
  spend(budget, Math.ceil(count / limits.itemsPerStep))
}

/** Takes the steps that going through a text of this many characters costs; a short one is part of its node or item. */
export function spendText(budget: Budget, length: number): void {
  spend(budget, Math.floor(length / limits.charactersPerStep))
}

/** Admits a text of this length to be made; ask before making it, so that no giant is ever allocated. */
export function allowText(budget: Budget, length: number): void {
  if (length > limits.text) {
    const message = `This makes a text of more than ${formatLimit(limits.text)} characters; use shorter texts.`
    failAt(budget.span, 'expression-limit', message)
  }
  spendText(budget, length)
}

/** Admits a list of this many items to be made. */
export function allowItems(budget: Budget, count: number): void {
  if (count > limits.items) {
    const message = `This makes a list of more than ${formatLimit(limits.items)} items; use shorter lists.`
    failAt(budget.span, 'expression-limit', message)
  }
  spendItems(budget, count)
}

/** Refuses a value that nests too deeply to be walked, or that contains itself. */
export function allowDepth(budget: Budget, depth: number): void {
  if (depth > limits.depth) {
    const message = `A value nests more than ${limits.depth} levels deep or contains itself; use one of its members.`
    failAt(budget.span, 'expression-limit', message)
  }
}
