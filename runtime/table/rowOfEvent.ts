import type { SyntheticEvent } from 'react'

const interactive =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role="button"], [role="switch"]'

/**
 * The row that an event came from, by its number. Events of dialogs that a cell opens reach the table through React
 * alone; they are of no row.
 */
export function rowOfEvent(event: SyntheticEvent<HTMLElement>): number | undefined {
  const target = event.target
  if (!(target instanceof Element) || !event.currentTarget.contains(target)) return undefined
  const index = target.closest('.pw-table-row')?.getAttribute('data-index')
  return index ? Number(index) : undefined
}

/** Whether the event meant a control in the row, not the row. */
export const isOfControl = (event: SyntheticEvent<HTMLElement>): boolean =>
  event.target instanceof Element && event.target.closest(interactive) !== null

/** The box or the dot of a row, when the event is of one. */
export const selectBoxOfEvent = (event: SyntheticEvent<HTMLElement>): HTMLInputElement | undefined =>
  event.target instanceof HTMLInputElement && event.target.matches('.pw-table-row .pw-table-check')
    ? event.target
    : undefined
