import { type RefObject, useEffect } from 'react'
import { useUnsavedChangesScope } from './UnsavedChangesProvider.tsx'
import type { Unsaved } from './unsavedChangesScope.ts'
import { useRegisterUnsaved } from './useRegisterUnsaved.ts'

/**
 * Has the app ask before it takes away what is not saved: before a tab, dialog or drawer is closed, and before the
 * window is left. `element` is an element of what is guarded.
 */
export function useLeaveGuard(element: RefObject<Element | null>, unsaved: Unsaved): void {
  const scope = useUnsavedChangesScope()
  useRegisterUnsaved(element, scope, unsaved)
  // Tabs ask for the window too, also for those that are hidden; what stands in none does so itself.
  useEffect(() => (scope ? undefined : askBeforeUnload(unsaved.isDirty)), [scope, unsaved])
}

/** Has the browser ask before the window is left while there is something to lose; gives what ends that. */
export function askBeforeUnload(isDirty: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
