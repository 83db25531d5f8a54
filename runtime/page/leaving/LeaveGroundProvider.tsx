import { createContext, type ReactNode, use, useRef } from 'react'
import type { LeaveGround } from './leaveGround.ts'
import { useRegisterUnsaved } from './useRegisterUnsaved.ts'

const LeaveGroundContext = createContext<LeaveGround | null>(null)

/** The tab, dialog or drawer around, where there is one. */
export const useLeaveGround = (): LeaveGround | null => use(LeaveGroundContext)

interface LeaveGroundProviderProps {
  readonly value: LeaveGround
  readonly children: ReactNode
}

/** Has what is below ask before the ground goes away; a dialog asks for its tab too. */
export function LeaveGroundProvider({ value, children }: LeaveGroundProviderProps) {
  const root = useRef<HTMLSpanElement>(null)
  useRegisterUnsaved(root, use(LeaveGroundContext), value)
  return (
    <LeaveGroundContext value={value}>
      <span ref={root} hidden />
      {children}
    </LeaveGroundContext>
  )
}
