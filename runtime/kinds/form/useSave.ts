import { type RefObject, useCallback, useRef } from 'react'
import {
  type CallError,
  findConflict,
  findVersion,
  isChangedMeanwhile,
  isGoneMeanwhile,
  toFieldMessages,
  useData,
  versionField,
} from '../../data/index.ts'
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
const loadConflicts = () => import('./conflict/settleConflict.ts')

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
  const submitOrAsk = useCallback(async () => {
    const submit = (unchangedSince?: string) =>
      submitBySource(client, source, opening, pageForm.changes(), {
        version: findVersion(pageForm.values()),
        unchangedSince,
        newKey: newKey(),
      })
    try {
      return await submit(lastChange.current)
    } catch (error) {
      if (!isChangedMeanwhile(error) || findConflict(error)) throw error
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

  const saveBySource = useCallback(
    async (note: string): Promise<boolean> => {
      const answer = await submitOrAsk()
      if (answer === undefined) return false
      // A page that says it is done stands in place of the form.
      if (!page.done)
        services.message('success', [answer.message || translate('form.saved'), note].filter(Boolean).join(' '))
      noteSaved(answer.result)
      onSaved(answer.result)
      if (source) await reloadRecords(source)
      if (!page.done) close(answer.result ?? true)
      return true
    },
    [submitOrAsk, source, page, services, translate, reloadRecords, close, onSaved, noteSaved],
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
    const taken = new Set<string>()
    for (;;) {
      try {
        const note = taken.size === 0 ? '' : (await loadConflicts()).noteTaken(client.getLanguage(), [...taken])
        return await (page.submit ? saveBySteps(note) : saveBySource(note))
      } catch (error) {
        const conflict = findConflict(error)
        if (!conflict) throw error
        const { settleConflict } = await loadConflicts()
        const settled = await settleConflict({
          conflict,
          pageForm,
          base: base.current ?? toBase(opening, pageForm),
          ask,
        })
        if (!settled) return false
        base.current = settled.base
        for (const name of settled.taken) taken.add(text(fields[name]?.label ?? name))
        if (!(await isValid())) return false
      }
    }
  }, [page, saveBySteps, saveBySource, pageForm, base, opening, ask, client, text, fields, isValid])

  /** Adds what was typed as a new record where its own is gone, if the person may and wants to; it stays in the form otherwise. */
  const saveAsNew = useCallback(
    async (error: CallError): Promise<boolean> => {
      const { confirmNew, toNewRecord } = await loadConflicts()
      if (!opening.mayAdd || page.submit) {
        services.message('warning', error.message)
        return false
      }
      if (!(await confirmNew(services, client.getLanguage()))) return false
      const added = { ...opening, mode: 'add' } as const
      const answer = await submitBySource(client, source, added, toNewRecord(pageForm), { newKey: newKey() })
      services.message('success', answer.message || translate('form.saved'))
      pageForm.markSaved()
      onSaved(answer.result)
      if (source) await reloadRecords(source)
      close(answer.result ?? true)
      return true
    },
    [opening, page, services, client, source, pageForm, newKey, translate, onSaved, reloadRecords, close],
  )

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
      if (isGoneMeanwhile(error)) return await saveAsNew(error)
      const { shown, unseen } = pageForm.setFieldMessages(toFieldMessages(error))
      pageForm.reveal(shown[0])
      // What no field of it shows has no place on the form.
      const rest = shown.length === 0 && isOfFields(error) ? error.message : unseen.join(' ')
      if (rest) services.message('error', rest)
      throw error
    }
  }, [pageForm, isValid, saveSettled, saveAsNew, services, translate, script])

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

/**
 * The record as the server gave it to who opened the form, where the form has still that version of it: what a widget puts
 * in place of an empty value is no change of anybody.
 */
const toBase = ({ record = {} }: { readonly record?: DataRecord }, pageForm: PageForm): DataRecord =>
  findVersion(record) === findVersion(pageForm.values()) ? record : {}
