import { useMemo } from 'react'
import { parseCron, useLanguage } from '../../runtime/index.ts'
import { meaningOf } from './model/meaning.ts'

/** What an expression means in the language that is shown; nothing for one that is none. */
export function useMeaning(expression: string): string {
  const language = useLanguage()
  return useMemo(() => {
    try {
      return parseCron(expression).ok ? meaningOf(expression, language) : ''
    } catch {
      // A sentence that the library does not find is no reason to hide the expression.
      return ''
    }
  }, [expression, language])
}
