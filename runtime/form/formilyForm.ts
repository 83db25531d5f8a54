import { createForm, type Form, type Field as FormField } from '@formily/core'
import { raw } from '@formily/reactive'
import type { DataRecord } from '../registry/index.ts'

/**
 * Allocates a form of Formily that announces no change of its values. By itself it observes all of them in their depth
 * for effects of forms, of which this app has none: every key would pay for that. A form that is unmounted before it has
 * fields stops it.
 */
export function createFormilyForm(values: DataRecord): Form {
  const form = createForm({ values: { ...values } })
  form.onUnmount()
  return form
}

/**
 * Sets the value of a field, hidden or not. Formily takes the value of a hidden field out of the record and keeps it in
 * `caches` until the field shows again. Its public `setValue` does the same for a hidden field, but leaves an empty value
 * in the record and forgets the one before only when that is replaced, so that a field that was emptied while it was
 * hidden would come back with what it had.
 */
export function setFormilyValue(field: FormField, value: unknown): void {
  if (field.display === 'none') field.caches.value = value
  else field.setValue(value)
}

/** The value of a field, also of a hidden one; undefined when it is empty. */
export const formilyValueOf = (field: FormField): unknown =>
  raw(field.display === 'none' ? field.caches.value : field.value) ?? undefined
