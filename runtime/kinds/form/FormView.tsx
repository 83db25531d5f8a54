import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { FormLayout, PageFormProvider } from '../../form/index.ts'
import { useText } from '../../i18n/index.ts'
import { LoadFailure, type Unsaved, useLeaveGuard, usePageInstance } from '../../page/index.ts'
import { type KindProps, lazyPart } from '../../registry/index.ts'
import type { FormDoneProps } from './done/FormDone.tsx'
import type { Submitted } from './done/submitted.ts'
import type { DraftNoteProps } from './draft/DraftNote.tsx'
import { FormButtons } from './FormButtons.tsx'
import { ReadOnlyFailure } from './ReadOnlyFailure.tsx'
import type { FormScriptProps } from './scripts/FormScript.tsx'
import { loadWizard } from './steps/loadWizard.ts'
import { useFocusFirst } from './useFocusFirst.ts'
import { type FormController, useFormController } from './useFormController.ts'
import { useSaveKey } from './useSaveKey.ts'
import './formPage.css'

/** Places in which the form is one thing among others: it takes no focus there, and is as wide as it says. */
const inPage: readonly string[] = ['tab', 'part', 'block']

const FormScript = lazyPart<FormScriptProps>(
  () => import('./scripts/FormScript.tsx').then((chunk) => chunk.FormScript),
  null,
)

const DraftNote = lazyPart<DraftNoteProps>(() => import('./draft/DraftNote.tsx').then((chunk) => chunk.DraftNote), null)

const FormDone = lazyPart<FormDoneProps>(() => loadWizard().then((chunk) => chunk.FormDone))

/** A form page: its fields, the button that submits it, and the page's own actions. */
export function FormView({ page }: KindProps<'form'>) {
  const [round, setRound] = useState(0)
  return <OneForm key={round} resolved={page} onAgain={() => setRound(round + 1)} />
}

interface OneFormProps {
  readonly resolved: KindProps<'form'>['page']
  readonly onAgain: () => void
}

/** A form until it was submitted, and what stands in its place then. */
function OneForm({ resolved, onAgain }: OneFormProps) {
  const [submitted, setSubmitted] = useState<Submitted>()
  const controller = useFormController(resolved, setSubmitted)
  const { loading } = controller
  const { done } = resolved.page
  if (submitted && done) return <FormDone {...{ resolved, done, submitted, onAgain }} />
  if (loading.status === 'error') return <LoadFailure reason={loading.reason} onRetry={loading.retry} />
  return <LoadedForm resolved={resolved} controller={controller} />
}

interface LoadedFormProps {
  readonly resolved: KindProps<'form'>['page']
  readonly controller: FormController
}

/** Presses the button that Enter would press: the next step, else what saves. */
function pressDefault(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]:not(:disabled)')?.click()
}

function LoadedForm({ resolved, controller }: LoadedFormProps) {
  const { page } = resolved
  const { loading, pageForm, submit, isSaving, draft, dialog } = controller
  const { place, script } = usePageInstance()
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const unsaved = useMemo<Unsaved>(
    // The steps of a page that is being saved may close it.
    () => ({ isDirty: () => !isSaving() && (pageForm.isDirty() || pageForm.work.isRunning()), discard: draft.forget }),
    [isSaving, pageForm, draft.forget],
  )
  useLeaveGuard(form, unsaved)
  useSaveKey(form)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form inside of an editor hands its submit up through React.
    if (event.target === event.currentTarget) submit()
  }
  const isLoading = loading.status === 'loading'
  useFocusFirst(form, !isLoading && !inPage.includes(place) && pageForm.options.mode !== 'view')
  const width =
    page.width !== undefined && (place === 'plain' || inPage.includes(place)) ? { maxWidth: page.width } : undefined
  return (
    <PageFormProvider value={pageForm}>
      <form
        ref={form}
        className={`pw-form-page pw-form-page-${place}`}
        style={width}
        onSubmit={onSubmit}
        onKeyDown={pressDefault}
        noValidate
        aria-busy={isLoading}
        aria-label={text(page.title)}
      >
        {script?.isOn && <FormScript controller={controller} />}
        {draft.offer && <DraftNote offer={draft.offer} />}
        <ReadOnlyFailure pageForm={pageForm} />
        <fieldset disabled={isLoading} className="pw-form-fields">
          <FormLayout layout={page.layout} columns={page.columns ?? 1} labels={page.labels ?? 'top'} />
        </fieldset>
        <FormButtons resolved={resolved} controller={controller} />
        {page.footer && (
          <div className="pw-form-footer">
            <FormLayout layout={page.footer} columns={1} />
          </div>
        )}
      </form>
      {dialog}
    </PageFormProvider>
  )
}
