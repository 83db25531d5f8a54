/** The seven fields of an expression, in their order (specification 3). */
export const cronFields = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const
export type CronFieldName = (typeof cronFields)[number]

/** An inclusive range of whole numbers. */
export type Bounds = readonly [min: number, max: number]

/** What a cron of the family understands in a field, whatever the editor offers. */
export const cronRange: Readonly<Record<CronFieldName, Bounds>> = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  week: [1, 7],
  year: [1970, 2199],
}

/** The years that can be ticked: a hundred from 2019 on (specification 9). */
const yearChoices: Bounds = [2019, 2118]

/** What the inputs of a field take. */
export interface FieldBounds {
  readonly increment: Bounds
  readonly start: Bounds
  readonly rangeStart: Bounds
  readonly rangeEnd: Bounds
  /** The values that can be ticked. */
  readonly choices: Bounds
}

const same = (bounds: Bounds, increment: Bounds = bounds): FieldBounds => ({
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
} as const satisfies Readonly<Record<string, Bounds>>

export const isWithin = (value: number, [min, max]: Bounds): boolean =>
  Number.isInteger(value) && value >= min && value <= max
