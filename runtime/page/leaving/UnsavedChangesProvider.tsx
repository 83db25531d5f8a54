import { createContext, type ReactNode, use, useRef } from 'react'
import type { UnsavedChangesScope } from './unsavedChangesScope.ts'
import { useRegisterUnsaved } from './useRegisterUnsaved.ts'

const UnsavedChangesContext = createContext<UnsavedChangesScope | null>(null)

/** The tab, dialog or drawer around, where there is one. */
export const useUnsavedChangesScope = (): UnsavedChangesScope | null => use(UnsavedChangesContext)

interface UnsavedChangesProviderProps {
  readonly value: UnsavedChangesScope
  readonly children: ReactNode
}

/** Has what is below ask before the ground goes away; a dialog asks for its tab too. */
export function UnsavedChangesProvider({ value, children }: UnsavedChangesProviderProps) {
  const root = useRef<HTMLSpanElement>(null)
  useRegisterUnsaved(root, use(UnsavedChangesContext), value)
  return (
    <UnsavedChangesContext value={value}>
      <span ref={root} hidden />
      {children}
    </UnsavedChangesContext>
  )
}
