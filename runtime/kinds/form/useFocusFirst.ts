import { type RefObject, useEffect } from 'react'

const controls = ':is(input, textarea, button, [tabindex="0"]):not(:disabled, [aria-disabled="true"])'

/** Whether nobody went anywhere yet: the focus is nowhere, on what lies around the form, or still before its dialog. */
const isUntouched = (form: Element): boolean => {
  const active = document.activeElement ?? document.body
  const dialog = form.closest('[role="dialog"]')
  return (active !== form && active.contains(form)) || (dialog !== null && !dialog.contains(active))
}

/**
 * Puts the focus on the first field of a form once it is there to be filled, unless a person is already elsewhere. With a
 * touch screen it stays away: a keyboard would cover half of the form before it was read.
 */
export function useFocusFirst(form: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || matchMedia('(pointer: coarse)').matches) return
    // A dialog remembers first where the focus was, to give it back.
    const frame = requestAnimationFrame(() => {
      if (!form.current || !isUntouched(form.current)) return
      const fields = [...form.current.querySelectorAll<HTMLElement>(`.pw-form .pw-field ${controls}`)]
      fields.find((field) => field.checkVisibility())?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [form, isReady])
}
