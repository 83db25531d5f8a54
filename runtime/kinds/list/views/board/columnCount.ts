import type { RecordsTotal } from '../../../../data/index.ts'

/** How many records a column has, and what is known of it: all of them, some of a number, or some of more. */
export type ColumnCount =
  | { readonly kind: 'all'; readonly count: number }
  | { readonly kind: 'some'; readonly count: number; readonly total: number; readonly isEstimated: boolean }
  | { readonly kind: 'minimum'; readonly count: number }

/**
 * What is said of a column with some loaded cards. `isWhole` says that the board has loaded all of its records; `moved`
 * is by how many cards the column differs from what the server counted, as their moves are being saved.
 */
export function toColumnCount(
  count: number,
  {
    isWhole,
    total,
    moved,
  }: { readonly isWhole: boolean; readonly total: RecordsTotal | undefined; readonly moved: number },
): ColumnCount {
  if (isWhole) return { kind: 'all', count }
  if (total === undefined) return { kind: 'minimum', count }
  const whole = Math.max(count, total.total + moved)
  return whole === count && !total.isEstimated
    ? { kind: 'all', count }
    : { kind: 'some', count, total: whole, isEstimated: total.isEstimated }
}

/** What is left of all records for the column of those that stand in no other; undefined where one of the numbers is not known. */
export function toRest(all: RecordsTotal, totals: readonly (RecordsTotal | undefined)[]): RecordsTotal | undefined {
  let rest = all.total
  for (const each of [all, ...totals]) {
    if (each === undefined || each.isEstimated) return undefined
    if (each !== all) rest -= each.total
  }
  return { total: Math.max(0, rest), isEstimated: false }
}
