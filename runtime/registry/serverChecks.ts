import type { Rule } from '../language/index.ts'

/**
 * The checks that only a server can make; each gives its message, which may be empty, when the value is refused, and
 * rejects when it could not be made.
 */
export interface ServerChecks {
  unique(rule: NonNullable<Rule['unique']>, value: unknown, recordId: string | undefined): Promise<string | undefined>
  checkRule(code: string, value: unknown): Promise<string | undefined>
}
