import { autorun, observable, untracked } from '@formily/reactive'
import type { EvaluationResult } from '../language/index.ts'

/** The results of expressions that many fields of a form have in common. */
export interface SharedResults {
  /** The result of an expression; what reads it runs again when its value becomes another. */
  watch(source: string): EvaluationResult
  /** Ends all evaluations. */
  dispose(): void
}

const isSame = (before: EvaluationResult, after: EvaluationResult): boolean =>
  before.ok && after.ok && Object.is(before.value, after.value)

/**
 * Evaluates each expression once when what it reads changes, however many fields follow it: the key that leaves a
 * condition as it is costs one evaluation, and runs nothing in the fields. Not for what changes values.
 * `evaluate` tracks what the expression reads.
 */
export function createSharedResults(evaluate: (source: string) => EvaluationResult): SharedResults {
  const results = new Map<string, { value: EvaluationResult }>()
  const stops: (() => void)[] = []
  const follow = (source: string) => {
    const result = observable.ref<EvaluationResult>({ ok: true, value: undefined })
    const stop = autorun(() => {
      const next = evaluate(source)
      if (
        !isSame(
          untracked(() => result.value),
          next,
        )
      )
        result.value = next
    })
    results.set(source, result)
    stops.push(stop)
    return result
  }
  return {
    watch: (source) => (results.get(source) ?? follow(source)).value,
    dispose() {
      for (const stop of stops) stop()
    },
  }
}
