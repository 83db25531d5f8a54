import { createContext, Script } from 'node:vm'
import { createFailure } from '../../../runtime/language/index.ts'
import { compileWholePattern } from './patterns.ts'

/** Milliseconds that all patterns of one rule may take together. */
const timeLimit = 60

/** How often a rule is run whose time went by while the machine was busy with something else. */
const maxAttempts = 5

const message = {
  zh: '校验规则“{name}”的正则过于复杂，未能在限定时间内完成校验',
  en: 'The check rule "{name}" did not finish in time: its pattern is too complex.',
  tw: '校驗規則「{name}」的正則過於複雜，未能在限定時間內完成校驗',
} as const

/** One part of a value with the pattern that it has to match. */
export interface PatternPart {
  readonly pattern: string
  readonly part: string
}

// The text of the script is fixed: patterns and values are data in its scope, never code.
const script = new Script('parts.findIndex(({ expression, part }) => !expression.test(part))')

/**
 * The index of the first part that its pattern does not match, or -1. Patterns come from administrators and may
 * backtrack without end, so that they run with a time limit; a rule that reaches it fails with its name.
 */
export function findMismatch(name: string, parts: readonly PatternPart[]): number {
  const compiled = parts.map(({ pattern, part }) => ({ expression: compileWholePattern(pattern), part }))
  const context = createContext({ parts: compiled })
  const before = process.threadCpuUsage()
  for (let turn = 1; turn <= maxAttempts; turn += 1) {
    try {
      return Number(script.runInContext(context, { timeout: timeLimit }))
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      const { user, system } = process.threadCpuUsage(before)
      // The limit counts time on the clock; a pattern that used half of it at work is too complex.
      if ((user + system) / 1000 > timeLimit / 2) break
    }
  }
  throw createFailure(message, { details: { name } })
}
