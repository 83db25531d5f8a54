import { observing, type PageForm } from '../../form/index.ts'

/** Why the condition of a form that only shows its values could not be evaluated; the form can be filled in then. */
export const ReadOnlyFailure = observing(function ReadOnlyFailure({ pageForm }: { readonly pageForm: PageForm }) {
  const { readOnlyWhen } = pageForm.options
  const result = readOnlyWhen === undefined ? undefined : pageForm.watch(readOnlyWhen)
  if (!result || result.ok) return null
  return (
    <div role="note" className="pw-field-error">
      <code>readOnlyWhen</code> {result.error.message}
    </div>
  )
})
