const popups = '.pw-moment-popup'

let isResting = false

const isInPopup = (target: EventTarget | null): boolean => target instanceof Element && target.closest(popups) !== null

const onMouseOver = (event: MouseEvent) => {
  if (isInPopup(event.target)) event.stopPropagation()
}

/** What the calendar covers is left by the mouse, which enters nothing. */
function onMouseOut(event: MouseEvent): void {
  const { target, relatedTarget } = event
  if (!isInPopup(relatedTarget)) return
  event.stopPropagation()
  if (!isInPopup(target)) target?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))
}

/** Browsers tell of the mouse also where something comes or goes under it. */
function onMouseMove({ movementX, movementY }: MouseEvent): void {
  if (movementX === 0 && movementY === 0) return
  isResting = false
  removeEventListener('mouseover', onMouseOver, true)
  removeEventListener('mouseout', onMouseOut, true)
  removeEventListener('mousemove', onMouseMove, true)
}

/**
 * Until the mouse moves, calendars hear nothing of it. One that opens under a mouse that only lies there would show its
 * day in the field, among the characters that are being typed, which are lost with it.
 */
function restMouse(): void {
  if (isResting) return
  isResting = true
  addEventListener('mouseover', onMouseOver, true)
  addEventListener('mouseout', onMouseOut, true)
  addEventListener('mousemove', onMouseMove, true)
}

/** What a picker without keys of its own tells. */
export const typedPicker = {
  onOpenChange: (isOpen: boolean) => {
    if (isOpen) restMouse()
  },
  onKeyDown: restMouse,
}
