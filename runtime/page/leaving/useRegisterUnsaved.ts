import { type RefObject, useCallback } from 'react'
import { useLastingEffect } from '../../form/index.ts'
import type { Unsaved, UnsavedChangesScope } from './unsavedChangesScope.ts'

const nothing = () => {}

/**
 * Has a ground ask for something as long as its element is in the document, also while its tab is hidden and effects
 * have ended.
 */
export function useRegisterUnsaved(
  element: RefObject<Element | null>,
  scope: UnsavedChangesScope | null,
  unsaved: Unsaved,
): void {
  useLastingEffect(
    element,
    useCallback(() => {
      const node = element.current
      return (
        scope?.add({
          isDirty: () => node?.isConnected === true && unsaved.isDirty(),
          discard: unsaved.discard,
        }) ?? nothing
      )
    }, [element, scope, unsaved]),
  )
}
