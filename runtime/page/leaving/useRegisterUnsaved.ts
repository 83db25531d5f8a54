import { type RefObject, useCallback } from 'react'
import { useLastingEffect } from '../../form/index.ts'
import type { LeaveGround, Unsaved } from './leaveGround.ts'

const nothing = () => {}

/**
 * Has a ground ask for something as long as its element is in the document, also while its tab is hidden and effects
 * have ended.
 */
export function useRegisterUnsaved(
  element: RefObject<Element | null>,
  ground: LeaveGround | null,
  unsaved: Unsaved,
): void {
  useLastingEffect(
    element,
    useCallback(() => {
      const node = element.current
      return (
        ground?.add({
          isDirty: () => node?.isConnected === true && unsaved.isDirty(),
          discard: unsaved.discard,
        }) ?? nothing
      )
    }, [element, ground, unsaved]),
  )
}
