import { createContext, use } from 'react'
import type { PageForm } from './types.ts'

const PageFormContext = createContext<PageForm | null>(null)

/** Gives the nodes below it the form that they show. */
export const PageFormProvider = PageFormContext.Provider

/** The form of the page; a node outside of a form is a bug. */
export function usePageForm(): PageForm {
  const form = use(PageFormContext)
  if (!form) throw new Error('No form: the field stands outside of a form.')
  return form
}
