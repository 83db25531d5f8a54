import type { Rule } from '../language/index.ts'
import type { ServerChecks } from '../registry/index.ts'
import { isMissing } from './checkRule.ts'
import type { FieldError } from './fieldError.ts'

/** Whether rules have a check among them that only a server can make. */
export const hasServerRules = (rules: readonly Rule[] | undefined): boolean =>
  rules?.some((rule) => rule.unique !== undefined || rule.checkRule !== undefined) === true

/** A refusal in the words of the document, else in those of the server, which may have said no without any. */
const toRefusal = (stated: string | undefined, message: string): FieldError => {
  if (stated) return { kind: 'stated', text: stated }
  return message.trim() === '' ? { kind: 'rule', key: 'form.check' } : { kind: 'message', message }
}

/** What a check said; one that could not be made refuses nothing, as saving decides. */
const settle = async (answer: Promise<string | undefined>): Promise<string | undefined> => {
  try {
    return await answer
  } catch {
    return undefined
  }
}

/**
 * The first refusal of the rules that a server checks, one after the other; a missing value is not asked for
 * (specification 5). `recordId` names the record that may hold the value already.
 */
export async function checkOnServer(
  rules: readonly Rule[] | undefined,
  value: unknown,
  recordId: string | undefined,
  checks: ServerChecks,
): Promise<FieldError | undefined> {
  if (isMissing(value)) return undefined
  for (const { unique, checkRule, message: stated } of rules ?? []) {
    const message = unique
      ? await settle(checks.unique(unique, value, recordId))
      : checkRule
        ? await settle(checks.checkRule(checkRule, value))
        : undefined
    if (message !== undefined) return toRefusal(stated, message)
  }
  return undefined
}
