import type { SyntheticEvent } from 'react'

const interactive =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role="button"], [role="switch"]'

/** The row, or what is open below one, of this table itself: tables inside of what a row opened have rows of their own. */
function lineOfEvent({ target, currentTarget }: SyntheticEvent<HTMLElement>): Element | null {
  // Events of dialogs that a cell opens reach the table through React alone; they are of no row.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null
  let line = target.closest(lines)
  while (line && line.closest('.pw-table-grid') !== currentTarget) line = line.parentElement?.closest(lines) ?? null
  return line
}

const lines = '.pw-table-row, .pw-table-details'

/** The row that an event came from, by its number. */
export function rowOfEvent(event: SyntheticEvent<HTMLElement>): number | undefined {
  const index = lineOfEvent(event)?.getAttribute('data-index')
  return index ? Number(index) : undefined
}

/** The number of the row below which the event happened, in what is open there. */
export function openedRowOfEvent(event: SyntheticEvent<HTMLElement>): number | undefined {
  const index = lineOfEvent(event)?.getAttribute('data-details')
  return index ? Number(index) : undefined
}

/** The number of the column that an event came from. */
export function cellOfEvent(event: SyntheticEvent<HTMLElement>): number | undefined {
  const track = event.target instanceof Element ? event.target.closest('[aria-colindex]') : null
  return track ? Number(track.getAttribute('aria-colindex')) - 1 : undefined
}

/** Whether the event is of the button that opens a row. */
export const isOfOpener = (event: SyntheticEvent<HTMLElement>): boolean =>
  event.target instanceof Element && event.target.closest('.pw-table-open') !== null

/** Whether the event meant a control in the row, not the row. */
export const isOfControl = (event: SyntheticEvent<HTMLElement>): boolean =>
  event.target instanceof Element && event.target.closest(interactive) !== null

/** The box or the dot of a row, when the event is of one. */
export const selectBoxOfEvent = (event: SyntheticEvent<HTMLElement>): HTMLInputElement | undefined =>
  event.target instanceof HTMLInputElement && event.target.matches('.pw-table-row .pw-table-check')
    ? event.target
    : undefined
