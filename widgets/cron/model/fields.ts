import type { CronFieldName, CronRange } from '../../../runtime/index.ts'

/** The years that can be ticked: a hundred from 2019 on (specification 9). */
const yearChoices: CronRange = [2019, 2118]

/** What the inputs of a field take. */
export interface FieldBounds {
  readonly increment: CronRange
  readonly start: CronRange
  readonly rangeStart: CronRange
  readonly rangeEnd: CronRange
  /** The values that can be ticked. */
  readonly choices: CronRange
}

const same = (bounds: CronRange, increment: CronRange = bounds): FieldBounds => ({
  increment,
  start: bounds,
  rangeStart: bounds,
  rangeEnd: bounds,
  choices: bounds,
})

/** The bounds of the inputs, as specification 5 gives them. */
export const cronBounds: Readonly<Record<CronFieldName, FieldBounds>> = {
  second: { ...same([0, 59], [1, 59]), rangeStart: [1, 59] },
  minute: same([0, 59], [1, 60]),
  hour: same([0, 23]),
  day: same([1, 31]),
  month: { ...same([1, 12], [0, 12]) },
  week: same([1, 7]),
  year: { ...same([2019, 2119], [1, 99]), choices: yearChoices },
}

/** Days before the end of the month, the day with a weekday near it, and which weekday of the month (specification 5). */
export const dayBounds = {
  beforeEnd: [1, 31],
  nearest: [1, 31],
  nth: [1, 5],
} as const satisfies Readonly<Record<string, CronRange>>
