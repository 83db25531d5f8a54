import type { KeyboardEvent } from 'react'

/**
 * Escape closes an open popover of the browser's own and nothing behind it, such as the dialog of a form. The handler of
 * keys for a popover, or for what holds one.
 */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('[popover]'))
    event.stopPropagation()
}
