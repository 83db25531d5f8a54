import type { ScriptFailure, ScriptFailureKind } from '../messages.ts'

/** What was thrown, as QuickJS or the prelude describes it. */
export interface Thrown {
  readonly name?: unknown
  readonly message?: unknown
  readonly stack?: unknown
}

/** What QuickJS says when a limit is reached. */
const limits: readonly (readonly [RegExp, ScriptFailureKind])[] = [
  [/^interrupted$/, 'time'],
  [/^out of memory$/, 'memory'],
  [/^stack overflow$|Maximum call stack|memory access out of bounds|unreachable/, 'stack'],
]

/** Methods that may say no: their refusal is a message for the person. */
const asksFirst = /^before[A-Z]/

/** Whether a method refused in so many words, and did not fail: engines throw errors of other names. */
const isRefusal = (name: unknown, method: string): boolean =>
  asksFirst.test(method) && (name === '' || name === 'Error')

/** Why something went wrong, by what was thrown. */
export function toFailure(error: unknown, method: string): ScriptFailure {
  const { name = '', message = '' }: Thrown = typeof error === 'object' && error !== null ? error : { message: error }
  const text = String(message)
  const limit = limits.find(([pattern]) => name !== '' && name !== 'Error' && pattern.test(text))
  if (limit) return { kind: limit[1], message: '' }
  return { kind: isRefusal(name, method) ? 'refused' : 'error', message: text }
}
