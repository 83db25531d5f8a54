import { useCallback, useRef } from 'react'
import { isChangedMeanwhile, toFieldMessages, useData } from '../../data/index.ts'
import type { PageForm } from '../../form/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { ResolvedPage, Scope } from '../../language/index.ts'
import { type ContextFor, usePageInstance, usePageServices } from '../../page/index.ts'
import { useRegistry } from '../../registry/index.ts'
import { runSteps } from '../../steps/index.ts'
import { isOfFields, isReported } from './fieldRefusals.ts'
import { loadWizard } from './steps/loadWizard.ts'
import { findLastChange, submitBySource } from './submitBySource.ts'

interface SaveRequest {
  readonly resolved: ResolvedPage<'form'>
  readonly pageForm: PageForm
  readonly contextFor: ContextFor
  readonly scopeOf: () => Scope
  /** Told what the server answered. */
  readonly onSaved: (result: unknown) => void
  /** The key by which the server knows the record that this form adds. */
  readonly newKey: () => string
}

export interface FormSave {
  readonly save: () => Promise<boolean>
  /** Whether a save runs at this moment. */
  readonly isSaving: () => boolean
}

/**
 * Checks and saves a form, by the steps of its page or by its source. It gives false when a check failed, when a person
 * declined, when files are still on their way, and when the form is being saved already; it rejects when the server
 * refused.
 */
export function useSave({ resolved, pageForm, contextFor, scopeOf, onSaved, newKey }: SaveRequest): FormSave {
  const { client, reloadRecords } = useData()
  const registry = useRegistry()
  const services = usePageServices()
  const translate = useTranslate()
  const { opening, close, script } = usePageInstance()
  const isSaving = useRef(false)
  const { page, source } = resolved

  const lastChange = useRef(findLastChange(opening.record))
  const submitOrAsk = useCallback(async () => {
    const submit = (unchangedSince?: string) =>
      submitBySource(client, source, opening, pageForm.changes(), { unchangedSince, newKey: newKey() })
    try {
      return await submit(lastChange.current)
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      const replaces = await services.confirm({
        title: translate('form.changed.title'),
        text: `${error.message} ${translate('form.changed.question')}`,
        yes: translate('form.changed.replace'),
        no: translate('form.changed.keep'),
        danger: true,
      })
      return replaces ? submit() : undefined
    }
  }, [client, source, opening, pageForm, newKey, services, translate])

  const saveBySource = useCallback(async (): Promise<boolean> => {
    const answer = await submitOrAsk()
    if (answer === undefined) return false
    lastChange.current = findLastChange(answer.result)
    // A page that says it is done stands in place of the form.
    if (!page.done) services.message('success', answer.message || translate('form.saved'))
    pageForm.markSaved()
    onSaved(answer.result)
    if (source) await reloadRecords(source)
    if (!page.done) close(answer.result ?? true)
    return true
  }, [submitOrAsk, source, page, pageForm, services, translate, reloadRecords, close, onSaved])

  const saveChecked = useCallback(async (): Promise<boolean> => {
    if (pageForm.work.isRunning()) {
      services.message('warning', translate('form.workRunning'))
      return false
    }
    const [failing] = await pageForm.validate()
    if (failing !== undefined) {
      pageForm.reveal(failing)
      return false
    }
    if (script && !(await script.run({ method: 'beforeSubmit', isOptional: true }))) return false
    try {
      if (!page.submit) return await saveBySource()
      const noted = page.done && (await loadWizard()).noteAnswers()
      const stepContext = (scope: Scope) => {
        const context = contextFor(scope, isReported)
        return noted ? noted.note(context) : context
      }
      if (!(await runSteps(page.submit, registry, stepContext, scopeOf()))) return false
      pageForm.markSaved()
      onSaved(noted?.last())
      return true
    } catch (error) {
      const { shown, unseen } = pageForm.setFieldMessages(toFieldMessages(error))
      pageForm.reveal(shown[0])
      // What no field of it shows has no place on the form.
      const rest = shown.length === 0 && isOfFields(error) ? error.message : unseen.join(' ')
      if (rest) services.message('error', rest)
      throw error
    }
  }, [pageForm, page, registry, contextFor, scopeOf, saveBySource, onSaved, services, translate, script])

  const save = useCallback(async () => {
    if (isSaving.current) return false
    isSaving.current = true
    try {
      return await saveChecked()
    } finally {
      isSaving.current = false
    }
  }, [saveChecked])
  return { save, isSaving: useCallback(() => isSaving.current, []) }
}
