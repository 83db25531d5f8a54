import { Type } from 'typebox'

const bound = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: '^(today([+-]\\d{1,5}[dwmy])?|\\d{4}-\\d{2}-\\d{2})$',
      expected: 'a date such as `2026-01-31`, `today`, or days, weeks, months or years from it such as `today+7d`',
      description,
    }),
  )

/** The first and the last day that a picker offers. */
export const boundProps = { min: bound('the first day to choose'), max: bound('the last day to choose') }

/** What is stored of a month, a week, a quarter or a year. */
export const periodStoreProp = Type.Optional(
  Type.Enum(['period', 'day'], {
    description: 'what is stored: the period itself, such as `2026-03`, or its first day',
    default: 'period',
  }),
)

/** Minutes or seconds between two that are offered; each divides the hour or the minute. */
const timeSteps = [1, 2, 3, 5, 10, 15, 20, 30] as const

export type TimeStep = (typeof timeSteps)[number]

const step = (unit: string) =>
  Type.Optional(Type.Enum([...timeSteps], { description: `the ${unit} between two that are offered`, default: 1 }))

/** How finely times are offered. */
export const timeStepProps = { minuteStep: step('minutes'), secondStep: step('seconds') }

/** What the pickers of dates and times together can be told. */
export interface MomentProps {
  readonly min?: string
  readonly max?: string
  readonly minuteStep?: TimeStep
  readonly secondStep?: TimeStep
}
