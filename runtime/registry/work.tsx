import { createContext, use } from 'react'

/** What widgets of a form have begun, and what saving now would leave behind, such as files on their way. */
export interface Work {
  /** Tells that something has begun; gives what tells that it has ended. */
  begin(): () => void
  isRunning(): boolean
}

/** Allocates the work of one form. */
export function createWork(): Work {
  const running = new Set<symbol>()
  return {
    begin() {
      const one = Symbol('work')
      running.add(one)
      return () => void running.delete(one)
    },
    isRunning: () => running.size > 0,
  }
}

const WorkContext = createContext<Work | null>(null)

/** Gives the widgets below it the form that waits for their work. */
export const WorkProvider = WorkContext.Provider

/** The form that waits for the widget's work; null where the widget stands alone, as in a query bar. */
export const useWork = (): Work | null => use(WorkContext)
