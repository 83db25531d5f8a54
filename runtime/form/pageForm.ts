import { createForm, type Field as FormField } from '@formily/core'
import { autorun, observable, raw, untracked } from '@formily/reactive'
import { defaultKey } from '../language/index.ts'
import { type ContainedFields, createWork, type DataRecord } from '../registry/index.ts'
import { createFieldChanges, isWritable } from './fieldChanges.ts'
import { createFieldChecks } from './fieldChecks.ts'
import { placesOf } from './fieldsOf.ts'
import { createFormScope } from './formScope.ts'
import { initialValuesOf } from './initialValues.ts'
import { changeNode, firstState, peekState } from './nodeState.ts'
import { toReactions } from './reactions.ts'
import { createRefusals } from './refusals.ts'
import { rememberChecks } from './rememberChecks.ts'
import { resetEmpty } from './resetEmpty.ts'
import { isSameValue } from './sameValue.ts'
import { createSiblings } from './siblings.ts'
import type { PageForm, PageFormOptions } from './types.ts'

/** Allocates the form of a page. Its fields exist at once, mounted or not, so that hidden panels are checked too. */
export function createPageForm(options: PageFormOptions): PageForm {
  const { fields, mode, hasAccess, outer, readOnly } = options
  const start = (inside: ContainedFields, record: DataRecord): DataRecord =>
    createPageForm({
      ...withoutOuter(options),
      fields: inside,
      layout: Object.keys(inside),
      values: record,
      key: defaultKey,
      names: () => ({ ...options.names(), record: options.values }),
    }).values()
  const initial = initialValuesOf(options, start)
  const form = createForm({ values: structuredClone(initial) as Record<string, unknown> })
  // Formily observes the values of each form for listeners that we have none of, and would keep the form for good.
  for (const end of form.disposers.splice(0)) end()
  const placed = new Map<string, FormField>()
  const scope = createFormScope(form, options.names, outer)
  const revealed = observable.ref<string | undefined>(undefined)
  const isView = observable.ref(mode === 'view')
  const isDisabled = observable.ref(false)
  const steps = observable.shallow(new Map<string, boolean>())
  const memory = rememberChecks(options.checks)
  // A record inside of a form shares what that form was told, and forgets it with it.
  const insideChecks = outer?.checks ?? memory
  const checks = createFieldChecks({
    options,
    findField: (name) => placed.get(name),
    scope,
    recordId: () => form.values[options.key],
    isView: () => isView.value,
    values: () => values(),
    saved: () => savedRecord(),
    insideChecks,
  })
  const changes = createFieldChanges({ fields, mode, hasAccess, findField: (name) => placed.get(name) })
  const listeners = new Set<(name: string, value: unknown, before: unknown) => void>()
  const disposers: (() => void)[] = []

  if (readOnly !== undefined && mode !== 'view') {
    disposers.push(
      autorun(() => {
        const result = scope.watch(readOnly)
        isView.value = result.ok && Boolean(result.value)
      }),
    )
  }

  for (const { name, conditions } of placesOf(options.layout)) {
    const definition = fields[name]
    if (!definition) continue
    const writable = isWritable(definition, mode)
    const isAllowed = definition.access === undefined || hasAccess(definition.access)
    const reactions = toReactions(definition, {
      scope,
      conditions,
      isWritable: writable,
      computes: mode !== 'view',
      recheck: () => void checks.check(name, false),
      change: () => changes.watch(name),
    })
    const field = form.createField({
      name,
      pattern: writable && definition.value === undefined ? 'editable' : 'disabled',
      display: isAllowed ? 'visible' : 'none',
      data: firstState(definition),
      reactions: isAllowed ? [...reactions] : [],
    })
    placed.set(name, field)
  }

  // Values are replaced and never changed in their depth, so a copy of the record is a copy of all of it.
  const values = (): DataRecord => untracked(() => withoutProxies(form.values))
  const setFieldValue = (name: string, given: unknown) => {
    const field = placed.get(name)
    const definition = fields[name]
    const value = field && definition ? resetEmpty(definition, given, options.findWidget) : given
    // What no field holds is set by its name, which Formily would read as a path.
    if (!field) form.values[name] = value
    else if (field.display === 'none') field.caches.value = value
    else field.setValue(value)
  }

  let saved = values()
  let isTouched = false
  /** Fields without a place of their own that others have filled, such as the lower levels of a linked select. */
  const filled = new Set<string>()
  const isGiven = (name: string): boolean => {
    const definition = fields[name]
    return definition !== undefined && (definition.access === undefined || hasAccess(definition.access))
  }

  const savedRecord = (): DataRecord | undefined =>
    options.saved ? options.saved() : mode === 'add' ? undefined : saved

  const setValues = (given: DataRecord) => {
    isTouched = true
    for (const [name, value] of Object.entries(given)) {
      setFieldValue(name, value)
      if (!placed.has(name) && isGiven(name)) filled.add(name)
      const field = placed.get(name)
      if (field && peekState(field).error) void checks.check(name, false)
    }
  }
  const markSaved = () => {
    isTouched = false
    saved = values()
    memory.forget()
  }

  return {
    mode,
    options,
    checks: insideChecks,
    siblings: createSiblings(form, setValues),
    work: options.outer?.work ?? createWork(),
    field: (name) => placed.get(name),
    widgetOf: (name) => options.findWidget(fields[name]?.widget ?? 'input'),
    values,
    changes() {
      const current = values()
      const shown = [...placed].flatMap(([name, field]) => (field.display === 'visible' ? [name] : []))
      const written = [...shown, ...filled].filter((name) => {
        const definition = fields[name]
        return definition !== undefined && isWritable(definition, mode)
      })
      const key = current[options.key]
      const given = mode === 'add' ? Object.entries(options.values).filter(([name]) => !placed.has(name)) : []
      return {
        ...Object.fromEntries(given),
        ...(key === undefined ? {} : { [options.key]: key }),
        ...Object.fromEntries(written.map((name) => [name, current[name] ?? null])),
      }
    },
    watch: (source) => scope.watch(source),
    input(name, value) {
      isTouched = true
      const before = listeners.size > 0 ? values()[name] : undefined
      setFieldValue(name, value ?? null)
      void checks.check(name, false)
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
      const field = placed.get(name)
      if (field) changeNode(field, { fill: state })
    },
    applyExternal(given) {
      const current = values()
      for (const name of new Set([...Object.keys(current), ...Object.keys(given)])) {
        const isComputed = fields[name]?.value !== undefined
        if (!isComputed && !isSameValue(current[name], given[name])) setFieldValue(name, given[name])
      }
    },
    track: scope.track,
    subscribe(listener) {
      let isFirst = true
      return autorun(() => {
        scope.track('all')
        if (!isFirst) untracked(listener)
        isFirst = false
      })
    },
    isView: () => isView.value,
    isDisabled: () => isDisabled.value,
    setDisabled(next) {
      isDisabled.value = next
    },
    isDirty: () => isTouched && !isSameValue(values(), saved),
    unsaved() {
      const current = values()
      const changed = [...placed.keys()].filter((name) => !isSameValue(current[name], saved[name]))
      return isTouched ? Object.fromEntries(changed.map((name) => [name, current[name] ?? null])) : {}
    },
    saved: (name) => savedRecord()?.[name],
    markSaved,
    validateField: checks.check,
    async validate(names = [...placed.keys()]) {
      const results = await Promise.all(
        names.map(async (name) => ((await checks.check(name, true)) ? undefined : name)),
      )
      return results.filter((name) => name !== undefined)
    },
    setFieldMessages: createRefusals({ fields, placed, checks }),
    revealed: () => revealed.value,
    reveal(name) {
      revealed.value = name
    },
    setStepsState(id, isLast) {
      if (isLast === undefined) steps.delete(id)
      else if (steps.get(id) !== isLast) steps.set(id, isLast)
    },
    isAtEnd: () => [...steps.values()].every(Boolean),
    reset() {
      for (const name of new Set([...placed.keys(), ...Object.keys(form.values)])) {
        // What was hidden is not among what was saved; null is a value that was saved empty.
        setFieldValue(name, structuredClone(saved[name] === undefined ? initial[name] : saved[name]))
        checks.clear(name)
      }
      isTouched = false
    },
    dispose() {
      for (const end of disposers) end()
      for (const field of placed.values()) field.dispose()
    },
  }
}

const withoutOuter = ({
  outer: _outer,
  saved: _saved,
  readOnly: _readOnly,
  issues: _issues,
  ...options
}: PageFormOptions) => options

const withoutProxies = (values: object): DataRecord =>
  Object.fromEntries(Object.entries(raw(values)).map(([name, value]) => [name, raw(value)]))
