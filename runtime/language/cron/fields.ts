/** The seven fields of an expression, in their order (specification 3). */
export const cronFields = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const
export type CronFieldName = (typeof cronFields)[number]

/** An inclusive range of whole numbers. */
export type CronRange = readonly [min: number, max: number]

/** The numbers that each field takes; January is 1, and so is Sunday. */
export const cronRanges: Readonly<Record<CronFieldName, CronRange>> = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  week: [1, 7],
  year: [1970, 2199],
}

/** The names that months and weekdays have besides their numbers, in the order of these. */
const names: Readonly<Partial<Record<CronFieldName, readonly string[]>>> = {
  month: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  week: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
}

/** Reads a number of a field, or a name in capitals that stands for one; NaN for other texts. */
export function toCronNumber(field: CronFieldName, text: string): number {
  const index = names[field]?.indexOf(text) ?? -1
  return index < 0 ? Number(text) : index + 1
}

/** Whether a number is a whole one within a range. */
export const isWithin = (value: number, [min, max]: CronRange): boolean =>
  Number.isInteger(value) && value >= min && value <= max
