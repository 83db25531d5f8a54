import { compilePattern, createFailure, type Pattern, type PatternBudget } from '../../../runtime/language/index.ts'
import type { CheckLine } from '../../db/tables/rule.ts'

/** Steps that all lines of a rule may take together, which are some milliseconds. */
const maxSteps = 400_000

const messages = {
  complex: {
    zh: '校验规则“{name}”的正则过于复杂，无法校验该值；请联系管理员简化正则',
    en: 'The patterns of the validation rule "{name}" are too complex to check this value; ask an administrator to write them more simply.',
    tw: '校驗規則「{name}」的正則過於複雜，無法校驗該值；請聯絡管理員簡化正則',
  },
  broken: {
    zh: '校验规则“{name}”的正则无法识别：{pattern}；请联系管理员修改',
    en: 'A pattern of the validation rule "{name}" cannot be read: {pattern}; ask an administrator to fix it.',
    tw: '校驗規則「{name}」的正則無法識別：{pattern}；請聯絡管理員修改',
  },
} as const

/** What a value has to be for a line. */
interface Part {
  readonly line: CheckLine
  readonly part: string
}

/**
 * The line of a check rule that a value fails, or undefined (wire contract 4): `*` checks the whole value, a number takes
 * the next so many characters; lines of priority 1 are checked before the others, each group in its order. Throws an
 * AppError that names the rule where its patterns are too complex for the value.
 */
export function findFailedLine(name: string, lines: readonly CheckLine[], value: string): CheckLine | undefined {
  const characters = [...value]
  let taken = 0
  const parts = lines.map((line): Part => {
    if (line.digits === '*') return { line, part: value }
    const from = taken
    taken += Number(line.digits)
    return { line, part: characters.slice(from, taken).join('') }
  })
  const first = parts.filter(({ line }) => line.priority === '1')
  const ordered = [...first, ...parts.filter((part) => !first.includes(part))]
  const budget = { left: maxSteps }
  return ordered.find(({ line, part }) => !matches(name, line.pattern, part, budget))?.line
}

/** A pattern has to match the whole part that it checks. */
function matches(name: string, written: string, part: string, budget: PatternBudget): boolean {
  const pattern = readPattern(name, written)
  budget.left -= pattern.size
  const isMatch = pattern.decide(part, 'whole', budget)
  if (isMatch === undefined) throw createFailure(messages.complex, { details: { name } })
  return isMatch
}

/** Patterns that cannot be read are refused when a rule is saved; rules may also come from elsewhere. */
function readPattern(name: string, pattern: string): Pattern {
  try {
    return compilePattern(pattern)
  } catch {
    throw createFailure(messages.broken, { details: { name, pattern } })
  }
}
