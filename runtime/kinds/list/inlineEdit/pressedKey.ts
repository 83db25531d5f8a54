import type { KeyboardEvent } from 'react'
import type { PressedKey } from './editorKeys.ts'

/** Calendars say nothing of being open at their input, as lists do by `aria-expanded`. */
const openCalendar = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'

const placeOf = (target: Element): PressedKey['on'] => {
  if (target instanceof HTMLTextAreaElement) return 'lines'
  if (target instanceof HTMLInputElement) return 'text'
  if (target instanceof HTMLElement && target.isContentEditable) return 'document'
  // A switch is a button that Space turns; Enter saves it.
  if (target instanceof HTMLButtonElement && target.getAttribute('role') !== 'switch') return 'button'
  return 'other'
}

/** Reads a key that was pressed in the editor of a cell. */
export function toPressedKey({ target, key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): PressedKey {
  const element = target instanceof Element ? target : document.body
  const hasCalendar = element.closest('.ant-picker') !== null && document.querySelector(openCalendar) !== null
  return {
    key,
    shift: shiftKey,
    control: ctrlKey || metaKey,
    isComposing: nativeEvent.isComposing,
    on: placeOf(element),
    hasPopup: hasCalendar || element.getAttribute('aria-expanded') === 'true',
  }
}
