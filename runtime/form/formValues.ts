import type { Form, Field as FormField } from '@formily/core'
import { raw, untracked } from '@formily/reactive'
import type { DataRecord } from '../registry/index.ts'
import { isWritable } from './fieldChanges.ts'
import { setFormilyValue } from './formilyForm.ts'
import { resetEmpty } from './resetEmpty.ts'
import { isSameValue } from './sameValue.ts'
import type { PageFormOptions } from './types.ts'

/** The values of one form. */
export interface FormValues {
  /** The values now, with those that no field holds and without those of hidden fields. */
  current(): DataRecord
  /** Sets one value, or what the field's widget has in place of an empty one. */
  setFieldValue(name: string, given: unknown): void
  /** Sets values on behalf of a widget; a field without a place of its own is then part of what saving sends. */
  fill(name: string, value: unknown): void
  /** Sets the values that differ; a computed one stays as it is computed. */
  applyExternal(given: DataRecord): void
  /** What saving sends. */
  changes(): DataRecord
  /** The names of all values and fields, once each. */
  names(): ReadonlySet<string>
}

/** The values of a form; `placed` are its fields by their names. */
export function createFormValues(
  options: PageFormOptions,
  form: Form,
  placed: ReadonlyMap<string, FormField>,
): FormValues {
  const { fields, mode, hasAccess } = options
  /** Fields without a place of their own that others have filled, such as the lower levels of a linked select. */
  const filled = new Set<string>()
  // Values are replaced and never changed in their depth, so a copy of the record is a copy of all of it.
  const current = (): DataRecord => untracked(() => withoutProxies(form.values))

  const setFieldValue = (name: string, given: unknown) => {
    const field = placed.get(name)
    const definition = fields[name]
    const value = field && definition ? resetEmpty(definition, given, options.findWidget) : given
    // What no field holds is set by its name, which Formily would read as a path.
    if (field) setFormilyValue(field, value)
    else form.values[name] = value
  }
  const isAllowed = (name: string): boolean => {
    const definition = fields[name]
    return definition !== undefined && (definition.access === undefined || hasAccess(definition.access))
  }
  const isSent = (name: string): boolean => {
    const definition = fields[name]
    return definition !== undefined && isWritable(definition, mode)
  }

  return {
    current,
    setFieldValue,
    fill(name, value) {
      setFieldValue(name, value)
      if (!placed.has(name) && isAllowed(name)) filled.add(name)
    },
    applyExternal(given) {
      const before = current()
      for (const name of new Set([...Object.keys(before), ...Object.keys(given)])) {
        const isComputed = fields[name]?.value !== undefined
        if (!isComputed && !isSameValue(before[name], given[name])) setFieldValue(name, given[name])
      }
    },
    changes() {
      const values = current()
      const shown = [...placed].flatMap(([name, field]) => (field.display === 'visible' ? [name] : []))
      const written = [...shown, ...filled].filter(isSent)
      const key = values[options.key]
      const given = mode === 'add' ? Object.entries(options.values).filter(([name]) => !placed.has(name)) : []
      return {
        ...Object.fromEntries(given),
        ...(key === undefined ? {} : { [options.key]: key }),
        ...Object.fromEntries(written.map((name) => [name, values[name] ?? null])),
      }
    },
    names: () => new Set([...placed.keys(), ...Object.keys(form.values)]),
  }
}

const withoutProxies = (values: object): DataRecord =>
  Object.fromEntries(Object.entries(raw(values)).map(([name, value]) => [name, raw(value)]))
