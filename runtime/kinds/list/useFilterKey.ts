import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect } from 'react'
import { isInFront, isPressed, isTyping } from '../../ui/index.ts'

/** "/" goes to the first filter of the list in front, unless something is being typed. */
export function useFilterKey(bar: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPressed(event, 'filter') || event.defaultPrevented) return
      if (!bar.current || !isInFront(bar.current)) return
      const isTicked = event.target instanceof Element && event.target.matches('[type=checkbox], [type=radio]')
      if (isTyping(event) && !isTicked) return
      const first = bar.current.querySelector<HTMLElement>(
        '.pw-query-field :is(input, textarea, select, [tabindex="0"])',
      )
      if (!first) return
      event.preventDefault()
      first.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [bar])
}

/** From a filter, the arrow down leads to the first record; in what opens a list it is that list's. */
export function leaveToRecords(event: ReactKeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event
  if (event.key !== 'ArrowDown' || event.altKey || event.defaultPrevented || !(target instanceof HTMLInputElement))
    return
  if (
    target.type !== 'text' ||
    target.role === 'combobox' ||
    target.closest('.ant-picker, .ant-select, .ant-input-number')
  )
    return
  const list = currentTarget.closest('.pw-list')
  const first = list?.querySelector<HTMLElement>('.pw-table-row, .pw-card')
  if (!first) return
  event.preventDefault()
  first.focus()
}
