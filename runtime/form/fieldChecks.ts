import type { Field as FormField } from '@formily/core'
import { raw } from '@formily/reactive'
import type { Field } from '../language/index.ts'
import type { DataRecord } from '../registry/index.ts'
import { checkRules, isMissing } from './checkRule.ts'
import type { FieldError } from './fieldError.ts'
import type { FormScope } from './formScope.ts'
import { changeNode, peekState } from './nodeState.ts'
import type { PageFormOptions } from './types.ts'
import type { PlacedMessages } from './valuePath.ts'

/** The checks of one form. */
export interface FieldChecks {
  /** Checks a field; with the checks of its widget and of the server when it is left and before saving. */
  check(name: string, withServer: boolean): Promise<boolean>
  /** Shows what the server said of a field, and of what is inside of it. */
  refuse(name: string, messages: PlacedMessages): void
  /** Takes the error of a field away. */
  clear(name: string): void
}

interface ChecksRequest {
  readonly options: PageFormOptions
  readonly findField: (name: string) => FormField | undefined
  readonly scope: FormScope
  readonly recordId: () => unknown
  /** Whether the form only shows its values. */
  readonly isView: () => boolean
  readonly values: () => DataRecord
}

export function createFieldChecks({ options, findField, scope, recordId, isView, values }: ChecksRequest): FieldChecks {
  /** Counts the checks of each field: an answer of the server that comes after a newer check says nothing. */
  const turns = new Map<string, number>()
  const nextTurn = (name: string): number => {
    const turn = (turns.get(name) ?? 0) + 1
    turns.set(name, turn)
    return turn
  }

  const findLocalError = (definition: Field, field: FormField, value: unknown): FieldError | undefined => {
    const isEmpty = options.findWidget(definition.widget ?? 'input')?.isEmpty ?? isMissing
    if (peekState(field).isRequired && isEmpty(value)) return { kind: 'required' }
    return checkRules(definition.rules ?? [], value, (source) => scope.evaluate(source, value))
  }

  const askWidget = async (definition: Field, value: unknown): Promise<FieldError | undefined> => {
    const { findWidget, hasAccess, names } = options
    const refusal = await findWidget(definition.widget ?? 'input')?.check?.(value, definition, {
      findWidget,
      hasAccess,
      names: () => ({ ...names(), record: values() }),
    })
    return refusal && { kind: 'inside', ...refusal }
  }

  const askServer = async (definition: Field, value: unknown): Promise<FieldError | undefined> => {
    const id = recordId()
    for (const { unique, checkRule, message: stated } of definition.rules ?? []) {
      const message = unique
        ? await options.checks.unique(unique, value, id === undefined || id === null ? undefined : String(id))
        : checkRule && (await options.checks.checkRule(checkRule, value))
      if (message) return stated ? { kind: 'stated', text: stated } : { kind: 'said', message }
    }
    return undefined
  }

  const show = (name: string, error: FieldError | undefined, inside?: PlacedMessages['inside']) => {
    const field = findField(name)
    if (!field) return
    nextTurn(name)
    changeNode(field, { error, inside })
  }

  return {
    async check(name, withServer) {
      const field = findField(name)
      const definition = options.fields[name]
      if (!field || !definition) return true
      const turn = nextTurn(name)
      const isChecked = field.display === 'visible' && field.pattern === 'editable' && !isView()
      const value = raw(field.value)
      const local = isChecked ? findLocalError(definition, field, value) : undefined
      const asksServer =
        withServer && !isMissing(value) && definition.rules?.some((rule) => rule.unique || rule.checkRule)
      // What its widget refused is said until the widget is content.
      const asksWidget =
        (withServer || peekState(field).error?.kind === 'inside') &&
        options.findWidget(definition.widget ?? 'input')?.check !== undefined
      if (local || !isChecked || !(asksServer || asksWidget)) {
        changeNode(field, { error: local })
        return !local
      }
      const said =
        (asksWidget ? await askWidget(definition, value) : undefined) ??
        (asksServer ? await askServer(definition, value) : undefined)
      if (turns.get(name) !== turn) return peekState(field).error === undefined
      changeNode(field, { error: said })
      return !said
    },
    refuse(name, { own, inside }) {
      const count = Object.keys(inside).length
      const error: FieldError =
        own === undefined
          ? { kind: 'inside', text: '@:form.inside', values: { count } }
          : { kind: 'said', message: own }
      show(name, error, count > 0 ? inside : undefined)
    },
    clear: (name) => show(name, undefined),
  }
}
