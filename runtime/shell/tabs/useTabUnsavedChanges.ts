import { useEffect, useState } from 'react'
import { askBeforeUnload } from '../../page/index.ts'
import { createTabUnsavedChanges, type TabUnsavedChanges } from './tabUnsavedChanges.ts'

/** The grounds of the open tabs; the browser asks before the window is left while one of them has something to lose. */
export function useTabUnsavedChanges(): TabUnsavedChanges {
  const [unsavedChanges] = useState(createTabUnsavedChanges)
  useEffect(() => askBeforeUnload(unsavedChanges.isDirty), [unsavedChanges])
  return unsavedChanges
}
