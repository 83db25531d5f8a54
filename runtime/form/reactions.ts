import type { Field as FormField } from '@formily/core'
import { raw, untracked } from '@formily/reactive'
import type { Field } from '../language/index.ts'
import type { FormScope } from './formScope.ts'
import { changeNode, type Formula, noteFailure, peekState } from './nodeState.ts'
import type { FieldChange } from './types.ts'

type Reaction = (field: FormField) => void

interface Surroundings {
  readonly scope: FormScope
  /** The conditions of the panels around the field. */
  readonly conditions: readonly string[]
  readonly isWritable: boolean
  /** Whether computed values are computed: a form that only shows a record shows what was saved. */
  readonly computes: boolean
  /** Checks a field again that shows an error. */
  readonly recheck: () => void
  /** What a script has changed in the field; followed. */
  readonly change: () => FieldChange | undefined
}

/** Puts what a script has changed into a field; the reactions of its conditions run after this, and have the last word. */
export function applyChange(field: FormField, definition: Field, change: FieldChange, isWritable: boolean): void {
  const { disabledWhen, requiredWhen, value, required = false } = definition
  if (change.isHidden !== undefined) field.setDisplay(change.isHidden ? 'none' : 'visible')
  if (isWritable && value === undefined && (change.isDisabled || disabledWhen === undefined))
    field.setPattern(change.isDisabled ? 'disabled' : 'editable')
  changeNode(field, {
    change,
    ...(requiredWhen === undefined ? { isRequired: change.isRequired ?? required } : {}),
    ...(change.isHidden || change.isDisabled ? { error: undefined } : {}),
  })
}

/**
 * The expressions that fields share: they change no value. What shows and hides does, and has to before those run who
 * follow all values; what was put in place of a computed value is computed anew with each change.
 */
const canShare: ReadonlySet<Formula> = new Set(['disabledWhen', 'requiredWhen', 'check'])

/** What a field does when values change: show and hide, be disabled, be required, be computed, be checked again. */
export function toReactions(
  { showWhen, disabledWhen, requiredWhen, required = false, value: computed, rules = [] }: Field,
  { scope, conditions, isWritable, computes, recheck, change }: Surroundings,
): readonly Reaction[] {
  /** The value of an expression of the field; undefined when it fails, which its node then shows. */
  const watch = (formula: Formula, source: string, field: FormField): { readonly value: unknown } | undefined => {
    const result = canShare.has(formula) ? scope.watchShared(source, field) : scope.watch(source, field)
    noteFailure(field, formula, result.ok ? undefined : result.error)
    return result.ok ? result : undefined
  }
  /** A failing condition of a panel hides nothing; the panel shows it. */
  const isPanelShown = (source: string): boolean => {
    const result = scope.watch(source)
    return !result.ok || Boolean(result.value)
  }
  const recheckError = (field: FormField) => {
    if (peekState(field).error) untracked(recheck)
  }

  const reactions: Reaction[] = []
  if (showWhen !== undefined || conditions.length > 0) {
    reactions.push((field) => {
      const own = showWhen === undefined ? undefined : watch('showWhen', showWhen, field)
      const isHidden = change()?.isHidden === true
      const isShown = !isHidden && (own === undefined || Boolean(own.value)) && conditions.every(isPanelShown)
      field.setDisplay(isShown ? 'visible' : 'none')
      if (!isShown) changeNode(field, { error: undefined })
    })
  }
  if (disabledWhen !== undefined && isWritable && computed === undefined) {
    reactions.push((field) => {
      const isDisabled = Boolean(watch('disabledWhen', disabledWhen, field)?.value) || change()?.isDisabled === true
      field.setPattern(isDisabled ? 'disabled' : 'editable')
      if (isDisabled) changeNode(field, { error: undefined })
    })
  }
  if (requiredWhen !== undefined) {
    reactions.push((field) => {
      changeNode(field, {
        isRequired: change()?.isRequired ?? (required || Boolean(watch('requiredWhen', requiredWhen, field)?.value)),
      })
      recheckError(field)
    })
  }
  if (computed !== undefined && computes) {
    reactions.push((field) => {
      if (field.display !== 'visible') return
      const result = watch('value', computed, field)
      if (result && untracked(() => raw(field.value)) !== result.value) field.setValue(result.value)
    })
  }
  for (const { check } of rules) {
    if (check === undefined) continue
    reactions.push((field) => {
      watch('check', check, field)
      recheckError(field)
    })
  }
  return reactions
}
