import type { Form, Field as FormField } from '@formily/core'
import { isWritable } from './fieldChanges.ts'
import { placesOf } from './fieldsOf.ts'
import type { FormScope } from './formScope.ts'
import { firstState } from './nodeState.ts'
import { toReactions } from './reactions.ts'
import type { FieldChange, PageFormOptions } from './types.ts'

interface FormFieldsRequest {
  readonly options: PageFormOptions
  readonly form: Form
  readonly scope: FormScope
  /** Where the fields go by their names, in the order of the layout. */
  readonly placed: Map<string, FormField>
  /** Checks a field again that shows an error. */
  readonly recheck: (name: string) => void
  /** What a script has changed in a field; tracked. */
  readonly changeOf: (name: string) => FieldChange | undefined
}

/** Creates the fields that the layout places, each with the reactions of its conditions; one without right shows never. */
export function createFormFields({ options, form, scope, placed, recheck, changeOf }: FormFieldsRequest): void {
  const { fields, layout, mode, hasAccess } = options
  for (const { name, conditions } of placesOf(layout)) {
    const definition = fields[name]
    if (!definition) continue
    const writable = isWritable(definition, mode)
    const isAllowed = definition.access === undefined || hasAccess(definition.access)
    const reactions = toReactions(definition, {
      scope,
      conditions,
      isWritable: writable,
      computes: mode !== 'view',
      recheck: () => recheck(name),
      change: () => changeOf(name),
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
}
