import type { DataRecord } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'

const toNumber = (value: unknown): number | undefined => {
  const text = toText(value).trim()
  const number = Number(text)
  return text === '' || !Number.isFinite(number) ? undefined : number
}

/** Takes the noise of binary fractions off: 0.1 + 0.2 is 0.3. */
const tidy = (number: number): number => Number(number.toPrecision(12))

/** The sum or the average of the numbers of a column (specification 3, `statistics`); nothing where there are none. */
export function statisticOf(
  rows: readonly DataRecord[],
  name: string,
  statistic: 'sum' | 'average',
): number | undefined {
  const numbers = rows.flatMap((row) => toNumber(row[name]) ?? [])
  if (numbers.length === 0) return undefined
  const sum = numbers.reduce((total, number) => total + number, 0)
  return tidy(statistic === 'sum' ? sum : sum / numbers.length)
}
