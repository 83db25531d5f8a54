import type { DataRecord } from '../registry/index.ts'
import type { FormValues } from './formValues.ts'
import { isSameValue } from './sameValue.ts'
import type { PageFormOptions } from './types.ts'

/** What of a form was saved last, and whether it differs from that now. */
export interface SavedState {
  /** The record as it was saved last; undefined for a new one. */
  record(): DataRecord | undefined
  /** Notes that a person, or a widget on behalf of one, changes the values. */
  touch(): void
  isDirty(): boolean
  /** The values of fields that differ from what was saved last; none before a person changed anything. */
  unsaved(): DataRecord
  markSaved(): void
  /** Goes back to what was saved last, or to what the form began with. */
  reset(): void
}

interface SavedStateRequest {
  readonly options: PageFormOptions
  readonly values: FormValues
  /** What the form began with. */
  readonly initial: DataRecord
  /** The names of the fields. */
  readonly names: () => readonly string[]
}

/** The saved state of a form whose values were just put in. */
export function createSavedState({ options, values, initial, names }: SavedStateRequest): SavedState {
  let saved = values.current()
  let isTouched = false
  return {
    record: () => (options.saved ? options.saved() : options.mode === 'add' ? undefined : saved),
    touch() {
      isTouched = true
    },
    isDirty: () => isTouched && !isSameValue(values.current(), saved),
    unsaved() {
      if (!isTouched) return {}
      const current = values.current()
      const changed = names().filter((name) => !isSameValue(current[name], saved[name]))
      return Object.fromEntries(changed.map((name) => [name, current[name] ?? null]))
    },
    markSaved() {
      isTouched = false
      saved = values.current()
    },
    reset() {
      // What was hidden is not among what was saved; null is a value that was saved empty.
      for (const name of values.names())
        values.setFieldValue(name, structuredClone(saved[name] === undefined ? initial[name] : saved[name]))
      isTouched = false
    },
  }
}
