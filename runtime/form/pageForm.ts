import { createForm, type Field as FormField } from '@formily/core'
import { observable, toJS } from '@formily/reactive'
import { type Field, resolveTemplates } from '../language/index.ts'
import type { DataRecord } from '../registry/index.ts'
import { createFieldChecks } from './fieldChecks.ts'
import { placesOf } from './fieldsOf.ts'
import { createFormScope } from './formScope.ts'
import { firstState, peekState } from './nodeState.ts'
import { toReactions } from './reactions.ts'
import type { FormMode, PageForm, PageFormOptions } from './types.ts'

const isWritable = (field: Field, mode: FormMode): boolean =>
  field.editable !== 'never' && !(field.editable === 'onCreate' && mode === 'edit') && mode !== 'view'

/** What new records start from; a failing template leaves its field empty. */
const defaultsOf = ({ fields, mode, names }: PageFormOptions): DataRecord => {
  if (mode !== 'add') return {}
  const stated = Object.entries(fields).filter(([, field]) => field.default !== undefined)
  return Object.fromEntries(stated.map(([name, field]) => [name, resolveTemplates(field.default, names()).value]))
}

const withoutUndefined = (values: DataRecord): DataRecord =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Allocates the form of a page. Its fields exist at once, mounted or not, so that hidden panels are checked too. */
export function createPageForm(options: PageFormOptions): PageForm {
  const { fields, mode, hasAccess } = options
  const initial = { ...defaultsOf(options), ...withoutUndefined(options.values) }
  const form = createForm({ values: structuredClone(initial) as Record<string, unknown> })
  const placed = new Map<string, FormField>()
  const scope = createFormScope(form, options.names)
  const revealed = observable.ref<string | undefined>(undefined)
  const checks = createFieldChecks({
    options,
    findField: (name) => placed.get(name),
    scope,
    recordId: () => form.values[options.key],
  })
  let isChanged = false

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

  const values = () => toJS(form.values) as DataRecord
  const put = (name: string, value: unknown) => {
    const field = placed.get(name)
    // What no field holds is set by its name, which Formily would read as a path.
    if (!field) form.values[name] = value
    else if (field.display === 'none') field.caches.value = value
    else field.setValue(value)
  }

  return {
    mode,
    options,
    field: (name) => placed.get(name),
    widgetOf: (name) => options.findWidget(fields[name]?.widget ?? 'input'),
    values,
    changes() {
      const standing = values()
      const written = [...placed].filter(([name, field]) => {
        const definition = fields[name]
        return definition !== undefined && isWritable(definition, mode) && field.display === 'visible'
      })
      const key = standing[options.key]
      const given = mode === 'add' ? Object.entries(options.values).filter(([name]) => !placed.has(name)) : []
      return {
        ...Object.fromEntries(given),
        ...(key === undefined ? {} : { [options.key]: key }),
        ...Object.fromEntries(written.map(([name]) => [name, standing[name] ?? null])),
      }
    },
    watch: (source) => scope.watch(source),
    input(name, value) {
      isChanged = true
      put(name, value ?? null)
      void checks.check(name, false)
    },
    setValues(given) {
      isChanged = true
      for (const [name, value] of Object.entries(given)) {
        put(name, value)
        const field = placed.get(name)
        if (field && peekState(field).error) void checks.check(name, false)
      }
    },
    isDirty: () => isChanged,
    markSaved() {
      isChanged = false
    },
    validateField: checks.check,
    async validate(names = [...placed.keys()]) {
      const results = await Promise.all(
        names.map(async (name) => ((await checks.check(name, true)) ? undefined : name)),
      )
      return results.filter((name) => name !== undefined)
    },
    setFieldMessages(messages) {
      for (const [name, message] of Object.entries(messages)) checks.refuse(name, message)
    },
    revealed: () => revealed.value,
    reveal(name) {
      revealed.value = name
    },
    reset() {
      for (const name of new Set([...placed.keys(), ...Object.keys(form.values)])) {
        put(name, structuredClone(initial[name]))
        checks.clear(name)
      }
      isChanged = false
    },
  }
}
