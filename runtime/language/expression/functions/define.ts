import type { Budget } from '../budget.ts'
import type { Value } from '../values.ts'

/** A function that expressions may call. It is pure, takes any values and never throws but for the budget. */
export interface FunctionDefinition {
  readonly name: string
  /** How it is called, such as `round(number, digits?)`. */
  readonly signature: string
  /** What it gives, as one English sentence. */
  readonly summary: string
  readonly min: number
  readonly max: number
  run(values: readonly Value[], budget: Budget): Value
}

interface FunctionOptions {
  readonly name: string
  /** Names of the parameters: `digits?` may be left out, and `...values` stands for one or more. */
  readonly parameters: readonly string[]
  readonly summary: string
  run(values: readonly Value[], budget: Budget): Value
}

/** Describes a function of the table; how many arguments it takes follows from its parameters. */
export function defineFunction({ name, parameters, summary, run }: FunctionOptions): FunctionDefinition {
  const hasRest = parameters.some((parameter) => parameter.startsWith('...'))
  return {
    name,
    signature: `${name}(${parameters.join(', ')})`,
    summary,
    min: parameters.filter((parameter) => !parameter.endsWith('?')).length,
    max: hasRest ? Number.POSITIVE_INFINITY : parameters.length,
    run,
  }
}
