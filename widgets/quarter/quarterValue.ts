import { toText } from '../shared/values.ts'

/** A quarter: its year, and which of the four it is. */
export interface Quarter {
  readonly year: number
  readonly quarter: number
}

/** Reads a stored quarter such as `2026-Q1`; servers write a day of it too. */
export function parseQuarter(value: unknown): Quarter | undefined {
  const text = toText(value)
  const [, year, quarter] = /^(\d{4})-?Q([1-4])$/.exec(text) ?? []
  if (year) return { year: Number(year), quarter: Number(quarter) }
  const [, ofDay, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d{2}/.exec(text) ?? []
  return ofDay ? { year: Number(ofDay), quarter: Math.ceil(Number(month) / 3) } : undefined
}

export const writeQuarter = ({ year, quarter }: Quarter): string => `${year}-Q${quarter}`

/** The first day of a quarter, as columns of dates hold it. */
export const writeFirstDay = ({ year, quarter }: Quarter): string =>
  `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`

export const quarterOf = (date: Date): Quarter => ({
  year: date.getFullYear(),
  quarter: Math.floor(date.getMonth() / 3) + 1,
})
