import type { Form, Field as FormField } from '@formily/core'
import { raw, toJS } from '@formily/reactive'
import type { EvaluationResult, Scope } from '../language/index.ts'
import { evaluate, readsSelf, watchedValues } from './evaluate.ts'

/** How the expressions of a form are evaluated. */
export interface FormScope {
  /** The value of an expression as the form stands. */
  evaluate(source: string, self?: unknown): EvaluationResult
  /** The same, and what runs it (a reaction, an observing component) runs again when what the expression reads changes. */
  watch(source: string, field?: FormField): EvaluationResult
}

export function createFormScope(form: Form, names: () => Scope): FormScope {
  const evaluateNow = (source: string, self?: unknown) =>
    evaluate(source, { ...names(), values: raw(form.values), self })
  return {
    evaluate: evaluateNow,
    watch(source, field) {
      const watched = watchedValues(source)
      // Copying a value is what reads all of it.
      if (watched === 'all') toJS(form.values)
      else for (const name of watched) toJS(form.values[name])
      return evaluateNow(source, field && readsSelf(source) ? toJS(field.value) : undefined)
    },
  }
}
