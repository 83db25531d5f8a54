import type { Field } from '../../language/index.ts'

/** Letters of a text that a picker shows (specification 9, ellipsis 12 in the picker). */
const ellipsisLength = 12

/** Letters of a field that a picker shows: as many as the props of its widget say, as those of `ellipsis` do. */
export function shownLength(field: Field | undefined): number {
  const length = field?.props?.length
  return typeof length === 'number' ? length : ellipsisLength
}

/** A text cut to its first letters; letters outside of the basic plane count as one. */
export function shorten(text: string, length: number = ellipsisLength): string {
  const letters = Array.from(text)
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text
}
