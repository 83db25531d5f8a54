import { type EvaluationResult, findLoadedPattern, isPatternCode, type Rule } from '../language/index.ts'
import type { FieldError } from './fieldError.ts'

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : Array.from(String(value)).length)

const refused = (key: string, limit?: number): FieldError => ({
  kind: 'rule',
  key,
  ...(limit === undefined ? {} : { values: { limit } }),
})

type Check = (rule: Rule, value: unknown, evaluate: (source: string) => EvaluationResult) => FieldError | undefined

const checks: readonly Check[] = [
  ({ pattern }, value) =>
    pattern === undefined || (findLoadedPattern(pattern)?.test(String(value)) ?? true)
      ? undefined
      : refused(isPatternCode(pattern) ? `form.pattern.${pattern}` : 'form.pattern'),
  ({ minLength }, value) =>
    minLength === undefined || lengthOf(value) >= minLength ? undefined : refused('form.minLength', minLength),
  ({ maxLength }, value) =>
    maxLength === undefined || lengthOf(value) <= maxLength ? undefined : refused('form.maxLength', maxLength),
  ({ min }, value) => (min === undefined || Number(value) >= min ? undefined : refused('form.min', min)),
  ({ max }, value) => (max === undefined || Number(value) <= max ? undefined : refused('form.max', max)),
  ({ check }, _value, evaluate) => {
    const result = check === undefined ? undefined : evaluate(check)
    // A check that fails to run says so at its node; it cannot tell that the value is wrong.
    return !result?.ok || result.value ? undefined : refused('form.check')
  },
]

/** Whether a value counts as missing. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The first failure of the rules that need no server, in their order (specification 5). A missing value passes all but
 * `check`, as whether it may be missing is what `required` says.
 */
export function checkRules(
  rules: readonly Rule[],
  value: unknown,
  evaluate: (source: string) => EvaluationResult,
): FieldError | undefined {
  for (const rule of rules) {
    if (isMissing(value) && rule.check === undefined) continue
    for (const check of checks) {
      const error = check(rule, value, evaluate)
      if (error) return rule.message ? { kind: 'stated', text: rule.message } : error
    }
  }
  return undefined
}
