import type { Field as FormField } from '@formily/core'
import { toJS } from '@formily/reactive'
import type { Field } from '../language/index.ts'
import { checkRules, isMissing } from './checkRule.ts'
import type { FieldError } from './fieldError.ts'
import type { FormScope } from './formScope.ts'
import { changeNode, peekState } from './nodeState.ts'
import type { PageFormOptions } from './types.ts'

/** The checks of one form. */
export interface FieldChecks {
  /** Checks a field; with the server's checks when it is left and before saving. */
  check(name: string, withServer: boolean): Promise<boolean>
  /** Shows what the server said of a field. */
  refuse(name: string, message: string): void
  /** Takes the error of a field away. */
  clear(name: string): void
}

interface ChecksRequest {
  readonly options: PageFormOptions
  readonly findField: (name: string) => FormField | undefined
  readonly scope: FormScope
  readonly recordId: () => unknown
}

export function createFieldChecks({ options, findField, scope, recordId }: ChecksRequest): FieldChecks {
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

  const show = (name: string, error: FieldError | undefined) => {
    const field = findField(name)
    if (!field) return
    nextTurn(name)
    changeNode(field, { error })
  }

  return {
    async check(name, withServer) {
      const field = findField(name)
      const definition = options.fields[name]
      if (!field || !definition) return true
      const turn = nextTurn(name)
      const isChecked = field.display === 'visible' && field.pattern === 'editable'
      const value = toJS(field.value)
      const local = isChecked ? findLocalError(definition, field, value) : undefined
      const asksServer = definition.rules?.some((rule) => rule.unique || rule.checkRule)
      if (local || !isChecked || !withServer || !asksServer || isMissing(value)) {
        changeNode(field, { error: local })
        return !local
      }
      const said = await askServer(definition, value)
      if (turns.get(name) !== turn) return peekState(field).error === undefined
      changeNode(field, { error: said })
      return !said
    },
    refuse: (name, message) => show(name, { kind: 'said', message }),
    clear: (name) => show(name, undefined),
  }
}
