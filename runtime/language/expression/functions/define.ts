import type { Budget } from '../budget.ts'
import type { Value } from '../values.ts'

/**
 * A function that expressions may call. It is pure, takes any values and never throws but for the budget. What it gives
 * stands in `summaries.ts`, which only editors and the reference load.
 */
export interface FunctionDefinition {
  readonly name: string
  /** How it is called, such as `round(number, digits?)`. */
  readonly signature: string
  readonly min: number
  readonly max: number
  /** The place among the arguments of a formula over `item`, which is run for each item of a list. */
  readonly formula?: number
  run(values: readonly Value[], budget: Budget, each: EachItem): Value
}

/** What the formula of a call gives for an item; undefined for functions without one. */
export type EachItem = (item: Value) => Value

interface FunctionOptions {
  readonly name: string
  /** Names of the parameters: `digits?` may be left out, and `...values` stands for one or more. */
  readonly parameters: readonly string[]
  readonly formula?: number
  run(values: readonly Value[], budget: Budget, each: EachItem): Value
}

/** Describes a function of the table; how many arguments it takes follows from its parameters. */
export function defineFunction({ name, parameters, formula, run }: FunctionOptions): FunctionDefinition {
  const hasRest = parameters.some((parameter) => parameter.startsWith('...'))
  return {
    name,
    signature: `${name}(${parameters.join(', ')})`,
    min: parameters.filter((parameter) => !parameter.endsWith('?')).length,
    max: hasRest ? Number.POSITIVE_INFINITY : parameters.length,
    ...(formula === undefined ? {} : { formula }),
    run,
  }
}
