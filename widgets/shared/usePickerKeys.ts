import { type KeyboardEvent, useRef } from 'react'
import { typedPicker } from './restingMouse.ts'

/** Keys that mean an open calendar, and not the form around it: Enter takes the day, Escape closes the calendar. */
export function usePickerKeys() {
  const isOpen = useRef(false)
  return {
    onOpenChange(next: boolean) {
      isOpen.current = next
      typedPicker.onOpenChange(next)
    },
    onKeyDown(event: KeyboardEvent) {
      typedPicker.onKeyDown()
      // The picker itself passes over keys whose React event is prevented.
      if (event.key === 'Enter') event.nativeEvent.preventDefault()
      if (event.key === 'Escape' && isOpen.current) event.stopPropagation()
    },
  }
}
