import { useCallback, useRef, useState } from 'react'
import { type ColumnChoice, columnChoiceKey, noChoice, parseColumnChoice } from './columnChoice.ts'

export interface ColumnChoiceState {
  readonly choice: ColumnChoice
  readonly change: (part: Partial<ColumnChoice>) => void
  readonly reset: () => void
}

/** The columns that a person chose for a page, kept in the browser for each person. */
export function useColumnChoice(person: string, pageId: string): ColumnChoiceState {
  const key = columnChoiceKey(person, pageId)
  const [choice, setChoice] = useState(() => parseColumnChoice(localStorage.getItem(key)))
  const latest = useRef(choice)
  const change = useCallback(
    (part: Partial<ColumnChoice>) => {
      latest.current = { ...latest.current, ...part }
      setChoice(latest.current)
      localStorage.setItem(key, JSON.stringify(latest.current))
    },
    [key],
  )
  const reset = useCallback(() => {
    latest.current = noChoice
    setChoice(noChoice)
    localStorage.removeItem(key)
  }, [key])
  return { choice, change, reset }
}
