import type { Field as FormField } from '@formily/core'
import { autorun, untracked } from '@formily/reactive'
import { defaultKey } from '../language/index.ts'
import { type ContainedFields, createWork, type DataRecord } from '../registry/index.ts'
import { createFieldChanges } from './fieldChanges.ts'
import { createFormChecks } from './formChecks.ts'
import { createFormFields } from './formFields.ts'
import { createFormilyForm } from './formilyForm.ts'
import { createFormScope } from './formScope.ts'
import { createFormStatus } from './formStatus.ts'
import { createFormValues } from './formValues.ts'
import { initialValuesOf } from './initialValues.ts'
import { changeNode } from './nodeState.ts'
import { createSavedState } from './savedState.ts'
import { createSiblings } from './siblings.ts'
import type { PageForm, PageFormOptions } from './types.ts'

/**
 * Allocates the form of a page: its values, its checks and what of it is saved. Its fields exist at once, mounted or not,
 * so that hidden panels are checked too.
 */
export function createPageForm(options: PageFormOptions): PageForm {
  const { fields, mode, hasAccess, outer } = options
  const initial = initialValuesOf(options, (inside, record) => startInside(options, inside, record))
  const form = createFormilyForm(structuredClone(initial))
  const placed = new Map<string, FormField>()
  const findField = (name: string) => placed.get(name)
  const scope = createFormScope(form, options.names, outer)
  const status = createFormStatus(options, scope)
  const values = createFormValues(options, form, placed)
  const checks = createFormChecks({
    options,
    placed,
    scope,
    isView: status.isView,
    values: values.current,
    saved: () => savedState.record(),
  })
  const changes = createFieldChanges({ fields, mode, hasAccess, findField })
  createFormFields({ options, form, scope, placed, recheck: checks.recheck, changeOf: changes.watch })
  const savedState = createSavedState({ options, values, initial, names: () => [...placed.keys()] })
  const listeners = new Set<(name: string, value: unknown, before: unknown) => void>()

  const setValues = (given: DataRecord) => {
    savedState.touch()
    for (const [name, value] of Object.entries(given)) {
      values.fill(name, value)
      checks.recheckFailed(name)
    }
  }

  return {
    mode,
    options,
    checks: checks.inside,
    siblings: createSiblings(form, setValues),
    work: outer?.work ?? createWork(),
    field: findField,
    widgetOf: (name) => options.findWidget(fields[name]?.widget ?? 'input'),
    values: values.current,
    changes: values.changes,
    watch: (source) => scope.watch(source),
    input(name, value) {
      savedState.touch()
      const before = listeners.size > 0 ? values.current()[name] : undefined
      values.setFieldValue(name, value ?? null)
      checks.recheck(name)
      for (const notify of listeners) notify(name, value ?? null, before)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changeOf: changes.find,
    adjust: changes.adjust,
    setValues,
    setFill(name, state) {
      const field = findField(name)
      if (field) changeNode(field, { fill: state })
    },
    applyExternal: values.applyExternal,
    track: scope.track,
    subscribe(listener) {
      let isFirst = true
      return autorun(() => {
        scope.track('all')
        status.shownStep()
        if (!isFirst) untracked(listener)
        isFirst = false
      })
    },
    isView: status.isView,
    isDisabled: status.isDisabled,
    setDisabled: status.setDisabled,
    isDirty: savedState.isDirty,
    unsaved: savedState.unsaved,
    saved: (name) => savedState.record()?.[name],
    markSaved() {
      savedState.markSaved()
      checks.forget()
    },
    validateField: checks.validateField,
    validate: checks.validate,
    setFieldMessages: checks.setFieldMessages,
    revealed: status.revealed,
    reveal: status.reveal,
    setStepsState: status.setStepsState,
    shownStep: status.shownStep,
    isAtEnd: status.isAtEnd,
    reset() {
      savedState.reset()
      for (const name of values.names()) checks.clear(name)
    },
    dispose() {
      status.dispose()
      for (const field of placed.values()) field.dispose()
      scope.dispose()
    },
  }
}

/** What a record inside of a new record starts from: the same as a form of its own would. */
function startInside(options: PageFormOptions, inside: ContainedFields, record: DataRecord): DataRecord {
  const { outer: _outer, saved: _saved, readOnlyWhen: _readOnlyWhen, issues: _issues, ...around } = options
  const form = createPageForm({
    ...around,
    fields: inside,
    layout: Object.keys(inside),
    values: record,
    key: defaultKey,
    names: () => ({ ...options.names(), record: options.values }),
  })
  return form.values()
}
