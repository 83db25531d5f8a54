import type { Field as FormField } from '@formily/core'
import { raw } from '@formily/reactive'
import { type Field, lacksPatterns, loadPatterns } from '../language/index.ts'
import { type DataRecord, loadChunk, type ServerChecks } from '../registry/index.ts'
import { checkOnServer, hasServerRules } from './checkOnServer.ts'
import { checkRules, isMissing } from './checkRule.ts'
import { type FieldError, missingError } from './fieldError.ts'
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
  /** The record as it was saved last; undefined for a new one. */
  readonly saved: () => DataRecord | undefined
  /** The checks of the server for what is inside of fields. */
  readonly insideChecks: ServerChecks
}

export function createFieldChecks(request: ChecksRequest): FieldChecks {
  const { options, findField, scope, recordId, isView, values, saved, insideChecks } = request
  // Where they do not come, the fields pass: the server decides in the end.
  const patterns = lacksPatterns(options.fields) ? loadChunk(loadPatterns).catch(() => undefined) : undefined
  /** Counts the checks of each field: an answer of the server that comes after a newer check says nothing. */
  const attempts = new Map<string, number>()
  const nextTurn = (name: string): number => {
    const turn = (attempts.get(name) ?? 0) + 1
    attempts.set(name, turn)
    return turn
  }

  const findLocalError = (
    name: string,
    definition: Field,
    field: FormField,
    value: unknown,
  ): FieldError | undefined => {
    const widget = options.findWidget(definition.widget ?? 'input')
    const isEmpty = widget?.isEmpty ?? isMissing
    const { isRequired, change } = peekState(field)
    if (isRequired && isEmpty(value)) return missingError(definition.requiredMessage)
    const isAsSaved = value === saved()?.[name]
    const refusal =
      isMissing(value) || isAsSaved ? undefined : widget?.refuses?.(value, change?.props ?? definition.props ?? {})
    if (refusal) return { kind: 'inside', ...refusal }
    return checkRules(definition.rules ?? [], value, (source) => scope.evaluate(source, value))
  }

  const askWidget = async (name: string, value: unknown, withServer: boolean): Promise<FieldError | undefined> => {
    const definition = options.fields[name]
    if (!definition) return undefined
    const { findWidget, hasAccess, names } = options
    const refusal = await findWidget(definition.widget ?? 'input')?.check?.(value, definition, {
      findWidget,
      hasAccess,
      names: () => ({ ...names(), record: values() }),
      saved: saved()?.[name],
      ...(withServer ? { checks: insideChecks } : {}),
    })
    return refusal && { kind: 'inside', ...refusal }
  }

  const askServer = async (definition: Field, value: unknown): Promise<FieldError | undefined> => {
    const id = recordId()
    return checkOnServer(
      definition.rules,
      value,
      id === undefined || id === null ? undefined : String(id),
      options.checks,
    )
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
      if (isChecked && lacksPatterns({ [name]: definition })) {
        await patterns
        if (attempts.get(name) !== turn) return peekState(field).error === undefined
      }
      const local = isChecked ? findLocalError(name, definition, field, value) : undefined
      const asksServer = withServer && !isMissing(value) && hasServerRules(definition.rules)
      // What its widget refused is said until the widget is content.
      const asksWidget =
        (withServer || peekState(field).error?.kind === 'inside') &&
        options.findWidget(definition.widget ?? 'input')?.check !== undefined
      if (local || !isChecked || !(asksServer || asksWidget)) {
        changeNode(field, { error: local })
        return !local
      }
      const refusalText =
        (asksWidget ? await askWidget(name, value, withServer) : undefined) ??
        (asksServer ? await askServer(definition, value) : undefined)
      if (attempts.get(name) !== turn) return peekState(field).error === undefined
      changeNode(field, { error: refusalText })
      return !refusalText
    },
    refuse(name, { own, inside }) {
      const count = Object.keys(inside).length
      const error: FieldError =
        own === undefined
          ? { kind: 'inside', text: '@:form.inside', values: { count } }
          : { kind: 'message', message: own }
      show(name, error, count > 0 ? inside : undefined)
    },
    clear: (name) => show(name, undefined),
  }
}
