import type { Field as FormField } from '@formily/core'
import { observable, untracked } from '@formily/reactive'
import type { Field } from '../language/index.ts'
import { applyChange } from './reactions.ts'
import type { FieldChange, FormMode } from './types.ts'

/** Whether a form of a mode may write a field. */
export const isWritable = (field: Field, mode: FormMode): boolean =>
  field.editable !== 'never' && !(field.editable === 'onCreate' && mode === 'edit') && mode !== 'view'

interface FieldChangesOptions {
  readonly fields: Readonly<Record<string, Field>>
  readonly mode: FormMode
  readonly hasAccess: (code: string) => boolean
  readonly findField: (name: string) => FormField | undefined
}

/** What scripts change of fields while a form is open. */
interface FieldChanges {
  /** The change of a field; what reads it reacts when it becomes another. */
  watch(name: string): FieldChange | undefined
  find(name: string): FieldChange | undefined
  /** Adds to the change of a field; one that the person may not see stays as it is. */
  adjust(name: string, given: FieldChange): void
}

export function createFieldChanges({ fields, mode, hasAccess, findField }: FieldChangesOptions): FieldChanges {
  const changes = observable.shallow(new Map<string, FieldChange>())
  const find = (name: string) => untracked(() => changes.get(name))
  return {
    watch: (name) => changes.get(name),
    find,
    adjust(name, given) {
      const field = findField(name)
      const definition = fields[name]
      const isAllowed = definition && (definition.access === undefined || hasAccess(definition.access))
      if (!field || !isAllowed) return
      const change = { ...find(name), ...given }
      applyChange(field, definition, change, isWritable(definition, mode))
      changes.set(name, change)
    },
  }
}
