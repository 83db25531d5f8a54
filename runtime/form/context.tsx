import { createContext, type ReactNode, use } from 'react'
import { type ServerChecks, SiblingsProvider, WorkProvider } from '../registry/index.ts'
import type { PageForm } from './types.ts'

const PageFormContext = createContext<PageForm | null>(null)

/** Gives the nodes below it the form that they show, and its widgets the values around them. */
export function PageFormProvider({ value, children }: { readonly value: PageForm; readonly children: ReactNode }) {
  return (
    <PageFormContext value={value}>
      <SiblingsProvider value={value.siblings}>
        <WorkProvider value={value.work}>{children}</WorkProvider>
      </SiblingsProvider>
    </PageFormContext>
  )
}

/** The form around, where there is one. */
export const useMaybePageForm = (): PageForm | null => use(PageFormContext)

/** The checks of the server for what is inside of a field; undefined outside of a form. */
export const useFormChecks = (): ServerChecks | undefined => use(PageFormContext)?.checks

/** The form of the page; a node outside of a form is a bug. */
export function usePageForm(): PageForm {
  const form = use(PageFormContext)
  if (!form) throw new Error('No form: the field stands outside of a form.')
  return form
}
