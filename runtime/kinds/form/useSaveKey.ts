import { type RefObject, useEffect } from 'react'
import { isInFront, isPressed } from '../../ui/index.ts'

/** Ctrl+S presses what saves the form in front, wherever the focus is; the browser's own dialog stays away. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPressed(event, 'save') || event.defaultPrevented) return
      if (!form.current || !isInFront(form.current)) return
      event.preventDefault()
      form.current.querySelector<HTMLButtonElement>('button[type="submit"]:not(:disabled)')?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}
