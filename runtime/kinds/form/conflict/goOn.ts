import type { RefObject } from 'react'
import { type Answer, type CallError, findConflict, findVersion, isChangedMeanwhile } from '../../../data/index.ts'
import type { PageForm } from '../../../form/index.ts'
import type { Translate } from '../../../i18n/index.ts'
import type { TextLanguage } from '../../../language/index.ts'
import { type AskConflict, loadConflictTools, type PageServices } from '../../../page/index.ts'
import type { DataRecord, PageOpening } from '../../../registry/index.ts'
import { settleConflict } from './settleConflict.ts'
import { toNewRecord } from './toNewRecord.ts'

interface OvertakenSave {
  readonly pageForm: PageForm
  readonly opening: PageOpening
  readonly base: RefObject<DataRecord | undefined>
  /** The labels of fields whose values came from the other writer with nobody being asked. */
  readonly taken: Set<string>
  readonly labelOf: (name: string) => string
  readonly ask: AskConflict
  readonly services: Pick<PageServices, 'confirm' | 'message'>
  readonly language: TextLanguage
  readonly translate: Translate
  /** Adds a record by the source of the page; undefined where the page saves by steps of its own. */
  readonly add: ((record: DataRecord) => Promise<Answer>) | undefined
}

/** How a save goes on: it is tried again, with no version where the person overwrites what is stored, or it is over. */
export type NextSave =
  | { readonly kind: 'again'; readonly note: string; readonly isForced: boolean }
  | { readonly kind: 'added'; readonly answer: Answer }

/**
 * Goes on with the save of a record that somebody else changed or deleted meanwhile. Undefined where nothing more is
 * saved, and the form has what the person typed.
 */
export async function goOn(error: CallError, save: OvertakenSave): Promise<NextSave | undefined> {
  if (!isChangedMeanwhile(error)) return addAnew(error, save)
  const conflict = findConflict(error)
  if (!conflict) return overwrite(error, save)
  const { pageForm, base, ask, taken, labelOf, language, services, add } = save
  const { key } = pageForm.options
  const own = pageForm.values()[key]
  // A step may have written another record than that of the form.
  if (own !== undefined && own !== conflict.record[key]) {
    services.message('warning', error.message)
    return undefined
  }
  const isDecision = add === undefined
  const settled = await settleConflict({ conflict, pageForm, base: base.current ?? toBase(save), ask, isDecision })
  if (!settled) return undefined
  base.current = settled.base
  if (settled.isDiscarded) return undefined
  for (const name of settled.taken) taken.add(labelOf(name))
  const { conflictText } = await loadConflictTools()
  const note = taken.size === 0 ? '' : conflictText(language, 'merged', { fields: [...taken].join(', ') })
  return { kind: 'again', note, isForced: false }
}

/**
 * The record as the server gave it to who opened the form, where the form has still that version of it: what a widget puts
 * in place of an empty value is no change of anybody.
 */
const toBase = ({ opening: { record = {} }, pageForm }: OvertakenSave): DataRecord =>
  findVersion(record) === findVersion(pageForm.values()) ? record : {}

/** A server that gives no versions says nothing of the record: the person overwrites it or goes on editing. */
async function overwrite(error: CallError, { add, services, translate }: OvertakenSave): Promise<NextSave | undefined> {
  if (!add) {
    services.message('warning', error.message)
    return undefined
  }
  const replaces = await services.confirm({
    title: translate('form.changed.title'),
    text: `${error.message} ${translate('form.changed.question')}`,
    yes: translate('form.changed.replace'),
    no: translate('form.changed.keep'),
    danger: true,
  })
  return replaces ? { kind: 'again', note: '', isForced: true } : undefined
}

/** Adds what was typed as a new record where its own is gone, if the person may and wants to. */
async function addAnew(
  error: CallError,
  { add, opening, services, language, pageForm }: OvertakenSave,
): Promise<NextSave | undefined> {
  if (!add || !opening.mayAdd) {
    services.message('warning', error.message)
    return undefined
  }
  const { conflictText } = await loadConflictTools()
  const agreed = await services.confirm({
    title: conflictText(language, 'gone'),
    text: conflictText(language, 'goneQuestion'),
    yes: conflictText(language, 'addAsNew'),
    no: conflictText(language, 'keep'),
  })
  return agreed ? { kind: 'added', answer: await add(toNewRecord(pageForm)) } : undefined
}
