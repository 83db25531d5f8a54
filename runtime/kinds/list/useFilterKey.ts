import { type RefObject, useEffect } from 'react'
import { isInFront } from '../../ui/index.ts'

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** "/" goes to the first filter of the list in front, unless something is being typed. */
export function useFilterKey(bar: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (!bar.current || !isInFront(bar.current)) return
      if (event.target instanceof Element && event.target.closest(typing)) return
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
