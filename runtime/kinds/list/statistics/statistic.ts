import type { StatisticWord } from '../../../language/index.ts'

/** What the values of a column come to. */
export type StatisticValue = string | number | undefined

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** The number of a value, also of the text by which servers send decimals. */
function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const decimalsOf = (number: number): number => Math.min(8, String(number).split('.')[1]?.length ?? 0)

/** Digits of 0.1 + 0.2 that no value had are no part of a sum. */
const rounded = (number: number, decimals: number): number => Number(number.toFixed(decimals))

const extreme = (values: readonly unknown[], sign: 1 | -1): StatisticValue => {
  const given = values.filter(isGiven)
  const numbers = given.map(toNumber)
  if (numbers.every((number) => number !== undefined))
    return given.length === 0 ? undefined : Math[sign === 1 ? 'max' : 'min'](...numbers)
  // Dates and times of the wire are texts that sort by their letters.
  return given.map(String).reduce((one, other) => (one > other === (sign === 1) ? one : other))
}

const statisticOf: Readonly<Record<StatisticWord, (values: readonly unknown[]) => StatisticValue>> = {
  sum(values) {
    const numbers = values.map(toNumber).filter((number) => number !== undefined)
    if (numbers.length === 0) return undefined
    return rounded(
      numbers.reduce((total, number) => total + number, 0),
      Math.max(...numbers.map(decimalsOf)),
    )
  },
  average(values) {
    const numbers = values.map(toNumber).filter((number) => number !== undefined)
    if (numbers.length === 0) return undefined
    const total = numbers.reduce((sum, number) => sum + number, 0)
    return rounded(total / numbers.length, Math.max(2, ...numbers.map(decimalsOf)))
  },
  count: (values) => values.filter(isGiven).length,
  min: (values) => extreme(values, -1),
  max: (values) => extreme(values, 1),
}

/** What values come to; values that are missing, or no numbers where numbers are due, do not count. */
export const toStatistic = (word: StatisticWord, values: readonly unknown[]): StatisticValue =>
  statisticOf[word](values)
