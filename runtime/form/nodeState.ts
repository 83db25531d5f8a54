import type { Field as FormField } from '@formily/core'
import { raw, untracked } from '@formily/reactive'
import type { ExpressionError, Field } from '../language/index.ts'
import type { FieldError } from './fieldError.ts'
import type { FillState } from './fillState.ts'
import type { FieldChange } from './types.ts'

/** The expressions of a field, by the words of the document. */
export type Formula = 'showWhen' | 'disabledWhen' | 'requiredWhen' | 'value' | 'check'

/** What a node of the form shows besides its value; held by the field, so that only its node draws again. */
export interface NodeState {
  readonly isRequired: boolean
  readonly error: FieldError | undefined
  /** What the server refused inside of the value, by the path in it. */
  readonly inside: Readonly<Record<string, string>> | undefined
  /** What a script has changed in the field. */
  readonly change: FieldChange | undefined
  /** A rule that makes the value at this moment, or that failed. */
  readonly fill: FillState | undefined
  /** Why expressions of the field could not be evaluated. */
  readonly failures: Readonly<Partial<Record<Formula, ExpressionError>>>
}

export const firstState = ({ required = false }: Field): NodeState => ({
  isRequired: required,
  error: undefined,
  inside: undefined,
  change: undefined,
  fill: undefined,
  failures: {},
})

/** The state of a field's node; observers that read it draw again when it changes. */
export const nodeStateOf = (field: FormField): NodeState => field.data as NodeState

/** The state of a field's node for code that must not follow it. */
export const peekState = (field: FormField): NodeState => untracked(() => raw(field.data) as NodeState)

/** Changes a part of a node's state; what is there already changes nothing. */
export function changeNode(field: FormField, part: Partial<NodeState>): void {
  const before = peekState(field)
  const isNew = (Object.keys(part) as (keyof NodeState)[]).some((name) => before[name] !== part[name])
  if (isNew) field.setData({ ...before, ...part })
}

/** Notes that an expression failed, or that it does no longer. */
export function noteFailure(field: FormField, formula: Formula, failure: ExpressionError | undefined): void {
  const { [formula]: before, ...others } = peekState(field).failures
  if (before?.message === failure?.message) return
  changeNode(field, { failures: failure ? { ...others, [formula]: failure } : others })
}
