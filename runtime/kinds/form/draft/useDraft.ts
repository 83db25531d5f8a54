import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createKey, findVersion, versionField } from '../../../data/index.ts'
import { isSameValue, type PageForm, stepName } from '../../../form/index.ts'
import type { ResolvedPage } from '../../../language/index.ts'
import { personKey, usePageInstance, usePageServices } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { type Draft, draftKey, readDraft, sweepDrafts, writeDraft } from './draftStore.ts'
import { keepableOf, restoredOver } from './keepable.ts'

/** Milliseconds without a change after which a draft is written. */
const pause = 600

/** What a person is offered when values were left unsaved. */
export interface DraftOffer {
  /** When they were put in, in milliseconds since 1970. */
  readonly at: number
  readonly restore: () => void
  readonly discard: () => void
}

export interface DraftState {
  readonly offer: DraftOffer | null
  /** Forgets the draft, as what it holds was saved or given up. */
  readonly forget: () => void
  /**
   * The key by which the server knows the record that the form adds: the same until it is saved, also after a reload whose
   * draft was taken.
   */
  readonly key: () => string
}

/** Under what name the draft of a page goes on: its record, else what its address asks for. */
function recordOf(key: string, record: Readonly<Record<string, unknown>>, query: unknown): string {
  const id = record[key]
  if (id !== undefined && id !== null && id !== '') return String(id)
  const requested = JSON.stringify(query ?? {})
  return requested === '{}' ? 'new' : requested
}

interface DraftRequest {
  readonly resolved: ResolvedPage<'form'>
  readonly pageForm: PageForm
  readonly isReady: boolean
  /** Gets the record that a draft was made from, once the form has it. */
  readonly base: RefObject<DataRecord | undefined>
}

/**
 * Keeps what is not saved on this computer while a page says so, and offers it when the page is opened again. It begins
 * once the form has loaded.
 */
export function useDraft({ resolved: { page, fields, key }, pageForm, isReady, base }: DraftRequest): DraftState {
  const services = usePageServices()
  const { names, opening } = usePageInstance()
  const isOn = page.draft === true && opening.mode !== 'view' && isReady
  const person = personKey(services)
  const name = useMemo(
    () => draftKey(person, page.id, recordOf(key, opening.record ?? {}, names().query)),
    [person, page.id, key, opening, names],
  )
  const [found, setFound] = useState<Draft | null>(null)
  const hasChecked = useRef(false)
  const isGivenUp = useRef(false)
  const submission = useRef('')
  const submissionKey = useCallback(() => {
    submission.current ||= createKey()
    return submission.current
  }, [])
  const { findWidget } = pageForm.options

  const forget = useCallback(() => {
    isGivenUp.current = true
    submission.current = ''
    localStorage.removeItem(name)
    setFound(null)
  }, [name])

  useEffect(() => {
    if (!isOn) return
    if (!hasChecked.current) {
      hasChecked.current = true
      sweepDrafts(localStorage, Date.now())
      const draft = readDraft(localStorage, name, Date.now())
      const differs = draft && !isSameValue({ ...pageForm.values(), ...draft.values }, pageForm.values())
      if (differs) setFound(draft)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      if (isGivenUp.current) return
      const values = keepableOf(pageForm.unsaved(), fields, findWidget)
      const step = pageForm.shownStep()
      const place = { ...(step === undefined ? {} : { step }), key: submissionKey() }
      const origin = originOf(pageForm, base.current, Object.keys(values))
      if (Object.keys(values).length > 0)
        writeDraft(localStorage, name, { at: Date.now(), values, ...place, ...origin })
      else localStorage.removeItem(name)
    }
    const flush = () => {
      if (timer !== undefined) write()
    }
    const end = pageForm.subscribe(() => {
      isGivenUp.current = false
      clearTimeout(timer)
      timer = setTimeout(write, pause)
    })
    addEventListener('pagehide', flush)
    return () => {
      end()
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [isOn, name, pageForm, fields, findWidget, submissionKey, base])

  const offer = useMemo<DraftOffer | null>(
    () =>
      found && {
        at: found.at,
        restore() {
          if (found.key !== undefined) submission.current = found.key
          pageForm.setValues(restoredOver(found.values, pageForm.values(), fields))
          // What was changed since the draft was made is noticed as what is changed while a form is open.
          if (found.version !== undefined && findVersion(pageForm.values())) {
            pageForm.setValues({ [versionField]: found.version })
            base.current = found.base
          }
          if (found.step !== undefined) pageForm.reveal(stepName(found.step))
          setFound(null)
        },
        discard: forget,
      },
    [found, pageForm, fields, forget, base],
  )
  return useMemo(() => ({ offer, forget, key: submissionKey }), [offer, forget, submissionKey])
}

/** Which version of its record values were put into, and what their fields were there. */
function originOf(
  pageForm: PageForm,
  base: DataRecord | undefined,
  names: readonly string[],
): { readonly version?: string; readonly base?: DataRecord } {
  const version = findVersion(pageForm.values())
  if (version === undefined) return {}
  const originalOf = (name: string): unknown => (base && Object.hasOwn(base, name) ? base[name] : pageForm.saved(name))
  return { version, base: Object.fromEntries(names.map((name) => [name, originalOf(name) ?? null])) }
}
