import { type RefObject, useCallback, useRef } from 'react'
import { type Answer, findVersion, isOvertaken, toFieldMessages, useData, versionField } from '../../data/index.ts'
import type { PageForm } from '../../form/index.ts'
import { useText, useTranslate } from '../../i18n/index.ts'
import type { ResolvedPage, Scope } from '../../language/index.ts'
import { type AskConflict, type ContextFor, usePageInstance, usePageServices } from '../../page/index.ts'
import { type DataRecord, useRegistry } from '../../registry/index.ts'
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
  /** The record of which the version in the form is, where that is another one than what was saved last. */
  readonly base: RefObject<DataRecord | undefined>
  /** Asks about what somebody else changed meanwhile. */
  readonly ask: AskConflict
}

export interface FormSave {
  readonly save: () => Promise<boolean>
  /** Whether a save runs at this moment. */
  readonly isSaving: () => boolean
}

/** Loads what only a form needs that was saved too late. */
const loadConflicts = () => import('./conflict/goOn.ts')

/**
 * Checks and saves a form, by the steps of its page or by its source. It gives false when a check failed, when a person
 * declined, when files are still on their way, and when the form is being saved already; it rejects when the server
 * refused. What somebody else changed meanwhile is put together with what the form has, and asked where both changed it.
 */
export function useSave({
  resolved,
  pageForm,
  contextFor,
  scopeOf,
  onSaved,
  newKey,
  base,
  ask,
}: SaveRequest): FormSave {
  const { client, reloadRecords } = useData()
  const registry = useRegistry()
  const services = usePageServices()
  const translate = useTranslate()
  const text = useText()
  const { opening, close, script } = usePageInstance()
  const isSaving = useRef(false)
  const { page, source, fields } = resolved

  const lastChange = useRef(findLastChange(opening.record))
  const noteSaved = useCallback(
    (result: unknown) => {
      lastChange.current = findLastChange(result)
      const version = findVersion(result)
      if (version !== undefined) pageForm.setValues({ [versionField]: version })
      // Where the answer brings none, the next save is held against the version before, of which only this is another one.
      base.current = pageForm.values()
      pageForm.markSaved()
    },
    [base, pageForm],
  )
  const finish = useCallback(
    async (answer: Answer, note = ''): Promise<boolean> => {
      // A page that says it is done stands in place of the form.
      if (!page.done) services.message('success', `${answer.message || translate('form.saved')} ${note}`.trim())
      noteSaved(answer.result)
      onSaved(answer.result)
      if (source) await reloadRecords(source)
      if (!page.done) close(answer.result ?? true)
      return true
    },
    [source, page, services, translate, reloadRecords, close, onSaved, noteSaved],
  )
  const submit = useCallback(
    (isForced: boolean) =>
      submitBySource(client, source, opening, pageForm.changes(), {
        ...(isForced ? {} : { version: findVersion(pageForm.values()), unchangedSince: lastChange.current }),
        newKey: newKey(),
      }),
    [client, source, opening, pageForm, newKey],
  )
  const add = useCallback(
    (record: DataRecord) => submitBySource(client, source, { ...opening, mode: 'add' }, record, { newKey: newKey() }),
    [client, source, opening, newKey],
  )

  const saveBySteps = useCallback(
    async (note: string): Promise<boolean> => {
      const noted = page.done && (await loadWizard()).noteAnswers()
      const stepContext = (scope: Scope) => {
        const context = contextFor(scope, isReported)
        return noted ? noted.note(context) : context
      }
      if (!(await runSteps(page.submit ?? [], registry, stepContext, scopeOf()))) return false
      if (note !== '') services.message('info', note)
      noteSaved(undefined)
      onSaved(noted?.last())
      return true
    },
    [page, registry, contextFor, scopeOf, services, onSaved, noteSaved],
  )

  const isValid = useCallback(async (): Promise<boolean> => {
    const [failing] = await pageForm.validate()
    if (failing !== undefined) pageForm.reveal(failing)
    return failing === undefined
  }, [pageForm])

  /** Saves; where somebody else was faster, once more with what came of both, as often as that happens. */
  const saveSettled = useCallback(async (): Promise<boolean> => {
    let [note, isForced] = ['', false]
    const taken = new Set<string>()
    for (;;) {
      try {
        return await (page.submit ? saveBySteps(note) : finish(await submit(isForced), note))
      } catch (error) {
        if (!isOvertaken(error)) throw error
        const { goOn } = await loadConflicts()
        const next = await goOn(error, {
          ...{ pageForm, opening, base, taken, ask, services, translate },
          labelOf: (name) => text(fields[name]?.label ?? name),
          language: client.getLanguage(),
          add: page.submit ? undefined : add,
        })
        if (next?.kind === 'added') return finish(next.answer)
        if (!next || !(await isValid())) return false
        note = next.note
        isForced = next.isForced
      }
    }
  }, [
    page,
    saveBySteps,
    submit,
    add,
    finish,
    isValid,
    pageForm,
    opening,
    base,
    ask,
    services,
    translate,
    text,
    fields,
    client,
  ])

  const saveChecked = useCallback(async (): Promise<boolean> => {
    if (pageForm.work.isRunning()) {
      services.message('warning', translate('form.workRunning'))
      return false
    }
    if (!(await isValid())) return false
    if (script && !(await script.run({ method: 'beforeSubmit', isOptional: true }))) return false
    try {
      return await saveSettled()
    } catch (error) {
      const { shown, unseen } = pageForm.setFieldMessages(toFieldMessages(error))
      pageForm.reveal(shown[0])
      // What no field of it shows has no place on the form.
      const rest = shown.length === 0 && isOfFields(error) ? error.message : unseen.join(' ')
      if (rest) services.message('error', rest)
      throw error
    }
  }, [pageForm, isValid, saveSettled, services, translate, script])

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
