import { useEffect } from 'react'
import type { PageForm } from '../../form/index.ts'

/** Has the browser ask before it leaves the app with input that is not saved. */
export function LeaveGuard({ pageForm }: { readonly pageForm: PageForm }) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (pageForm.isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [pageForm])
  return null
}
