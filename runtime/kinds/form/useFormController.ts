import { type ReactNode, useCallback, useInsertionEffect, useMemo, useRef, useState } from 'react'
import { createPageForm, type PageForm } from '../../form/index.ts'
import type { ResolvedPage, Scope, Step } from '../../language/index.ts'
import {
  type ActionRunner,
  type ContextFor,
  useConflictDialog,
  useFailureMessage,
  usePageInstance,
  usePageServices,
  useRunAction,
  useStepContext,
} from '../../page/index.ts'
import { type DataRecord, type StepForm, useRegistry } from '../../registry/index.ts'
import { useLatest } from '../../ui/index.ts'
import type { Submitted } from './done/submitted.ts'
import { type DraftState, useDraft } from './draft/useDraft.ts'
import { loadWizard } from './steps/loadWizard.ts'
import { useAutosave } from './useAutosave.ts'
import { useFills } from './useFills.ts'
import { type LoadState, useLoad } from './useLoad.ts'
import { useSave } from './useSave.ts'
import { useServerChecks } from './useServerChecks.ts'
import { type Loaded, withVersions } from './withVersions.ts'

/** A form page at a moment: it loads, it is ready, it could not load (design 4). */
export interface FormController {
  readonly loading: LoadState & { readonly retry: () => void }
  readonly pageForm: PageForm
  readonly runner: ActionRunner
  readonly isSubmitting: boolean
  /** Whether the form is being saved at this moment. */
  readonly isSaving: () => boolean
  readonly submit: () => void
  readonly draft: DraftState
  /** The names of the page's expressions with the values as they stand. */
  readonly scopeOf: () => Scope
  /** What is asked in front of the form. */
  readonly dialog: ReactNode
}

const noReload = async () => {}

/** The controller of form pages. The form lives as long as the page, also while its tab is hidden. */
export function useFormController(
  resolved: ResolvedPage<'form'>,
  onDone: (submitted: Submitted) => void,
): FormController {
  const { page, fields, key } = resolved
  const registry = useRegistry()
  const services = usePageServices()
  const checks = useServerChecks()
  const { opening, names, issues } = usePageInstance()
  const latestNames = useLatest(names)
  const latestLeave = useRef<(steps: readonly Step[]) => Promise<boolean | string>>(async () => true)

  const [pageForm] = useState(() =>
    createPageForm({
      pageId: page.id,
      fields,
      layout: page.layout,
      mode: opening.mode,
      values: { ...opening.record, ...opening.values },
      key,
      names: () => latestNames.current(),
      findWidget: registry.findWidget,
      hasAccess: services.hasAccess,
      checks,
      issues,
      leaveStep: (steps) => latestLeave.current(steps),
      ...(page.readOnlyWhen === undefined ? {} : { readOnlyWhen: page.readOnlyWhen }),
    }),
  )

  const scopeOf = useCallback((): Scope => ({ ...names(), values: pageForm.values() }), [names, pageForm])
  const latestSave = useRef<() => Promise<boolean>>(async () => false)
  const stepForm = useMemo<StepForm>(
    () => ({
      values: pageForm.values,
      setValues: pageForm.setValues,
      async validate() {
        const [failing] = await pageForm.validate()
        pageForm.reveal(failing)
        return failing === undefined
      },
      submit: () => latestSave.current(),
    }),
    [pageForm],
  )
  const contextFor = useStepContext(useMemo(() => ({ reload: noReload, form: stepForm }), [stepForm]))
  const failureMessage = useFailureMessage()
  const runner = useRunAction(contextFor)
  const base = useRef<DataRecord>(undefined)
  const onLoaded = useCallback(() => {
    base.current = pageForm.values()
  }, [pageForm])
  const loaded = useRef<Loaded>(undefined)
  const ownContextFor = useCallback<ContextFor>(
    (...request) => withVersions(contextFor(...request), pageForm, loaded),
    [contextFor, pageForm],
  )
  const loading = useLoad({ resolved, pageForm, contextFor: ownContextFor, scopeOf, onLoaded })
  useFills(pageForm, loading.status === 'ready')
  const draft = useDraft({ resolved, pageForm, isReady: loading.status === 'ready', base })
  const { ask, dialog } = useConflictDialog()
  const onSaved = useCallback(
    (result: unknown) => {
      draft.forget()
      if (page.done) onDone({ values: pageForm.values(), result })
    },
    [draft, page, onDone, pageForm],
  )
  const { save, isSaving } = useSave({
    ...{ resolved, pageForm, scopeOf, onSaved, base, ask },
    contextFor: ownContextFor,
    newKey: draft.key,
  })
  // Saving takes the context of the steps, which can save.
  useInsertionEffect(() => {
    latestSave.current = save
    latestLeave.current = async (steps) =>
      (await loadWizard()).leaveStep({ steps, registry, pageForm, contextFor, scope: scopeOf(), failureMessage })
  })
  useAutosave({ isOn: page.autosave === true && loading.status === 'ready', pageForm, runner, save })
  const submit = useCallback(() => void runner.perform('submit', async () => void (await save())), [runner, save])

  return {
    loading,
    pageForm,
    runner,
    isSubmitting: runner.busy.has('submit'),
    isSaving,
    submit,
    draft,
    scopeOf,
    dialog,
  }
}
