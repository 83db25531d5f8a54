import type { Form, Field as FormField } from '@formily/core'
import { raw } from '@formily/reactive'
import type { EvaluationResult, Scope } from '../language/index.ts'
import { evaluate, readsOnly, readsSelf, watchedNames } from '../language/index.ts'
import { createSharedResults } from './sharedResults.ts'
import type { PageForm } from './types.ts'

/** How the expressions of a form are evaluated. */
export interface FormScope {
  /** The value of an expression as the form stands. */
  evaluate(source: string, self?: unknown): EvaluationResult
  /** The same, and what runs it (a reaction, an observing component) runs again when what the expression reads changes. */
  watch(source: string, field?: FormField): EvaluationResult
  /** The same for reactions of fields: all that follow the same expression over the values share its evaluation. */
  watchShared(source: string, field?: FormField): EvaluationResult
  /** Reads values for whoever has to run again when they change. Values are replaced and never changed in their depth. */
  track(names: readonly string[] | 'all'): void
  /** Ends shared evaluations. */
  dispose(): void
}

/** `outer` is the form around a record; its values are the name `record`. */
export function createFormScope(form: Form, names: () => Scope, outer?: PageForm): FormScope {
  const around = outer ? () => ({ ...names(), record: outer.values() }) : names
  const evaluateNow = (source: string, self?: unknown) =>
    evaluate(source, { ...around(), values: raw(form.values), self })
  const track = (watched: readonly string[] | 'all') => {
    for (const name of watched === 'all' ? Object.keys(form.values) : watched) form.values[name]
  }
  const watch = (source: string, field?: FormField) => {
    track(watchedNames(source, 'values'))
    outer?.track(watchedNames(source, 'record'))
    return evaluateNow(source, field && readsSelf(source) ? raw(field.value) : undefined)
  }
  const shared = createSharedResults(watch)
  return {
    evaluate: evaluateNow,
    watch,
    watchShared: (source, field) => (readsOnly(source, 'values') ? shared.watch(source) : watch(source, field)),
    track,
    dispose: shared.dispose,
  }
}
