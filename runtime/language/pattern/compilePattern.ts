import { compileBacktrack } from './backtrack.ts'
import { type PatternBudget, PatternBudgetError } from './budget.ts'
import { toCodes } from './characterSet.ts'
import { nestsRepeats } from './nestsRepeats.ts'
import { parsePattern } from './parsePattern.ts'
import { PatternSizeError } from './patternError.ts'
import { compileScan, type Extent } from './scan.ts'

/**
 * An expression that a person wrote. It never runs longer than its budget, whatever the person wrote: this is the only
 * place where it is asked, in the browser and on the server.
 */
export interface Pattern {
  /** How many steps it is made of; making it takes about as long as taking so many. */
  readonly size: number
  /** Whether some texts may need endless time, as references do inside of nested repetitions; none gets it. */
  readonly isSlow: boolean
  /** Whether a part of a text matches; a text for which that cannot be decided in time does not. */
  test(text: string): boolean
  /** Whether a part of a text matches, or all of it; undefined where the budget does not suffice to tell. */
  decide(text: string, extent: Extent, budget: PatternBudget): boolean | undefined
}

/** Longer ones say nothing that a person could read. */
const maxLength = 10_000

/** What one text may cost, some milliseconds, and a little more for each of its characters. */
const steps = 200_000
const stepsForEach = 16

const maxRemembered = 500
const maxRememberedLength = 1000
const maxRememberedSize = 2000
const remembered = new Map<string, Pattern>()

/**
 * The pattern that a text stands for, an expression of JavaScript. Whole characters count where it can be read so (flag
 * `u`); what only the older grammar knows, such as `[\w-.]` or `\-`, is read by that. Throws a `SyntaxError` for what
 * neither reads, and for what is too large.
 */
export function compilePattern(source: string): Pattern {
  const known = remembered.get(source)
  if (known !== undefined) return known
  const pattern = compile(source)
  if (source.length > maxRememberedLength || pattern.size > maxRememberedSize) return pattern
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(source, pattern)
  return pattern
}

function compile(source: string): Pattern {
  if (source.length > maxLength) throw new PatternSizeError()
  const isUnicode = isReadable(source)
  const { root, groups, hasBackreferences } = parsePattern(source, isUnicode)
  const { find, size } = hasBackreferences ? compileBacktrack(root, groups) : compileScan(root)
  const decide: Pattern['decide'] = (text, extent, budget) => {
    try {
      return find(toCodes(text, isUnicode), extent, budget)
    } catch (error) {
      if (error instanceof PatternBudgetError) return undefined
      throw error
    }
  }
  // Only without references does the time grow with the text.
  const toBudget = ({ length }: { readonly length: number }): PatternBudget => ({
    left: steps + (hasBackreferences ? 0 : stepsForEach * length),
  })
  const test = (text: string): boolean => decide(text, 'anywhere', toBudget(text)) === true
  return { size, isSlow: hasBackreferences && nestsRepeats(root), decide, test }
}

/** Whether an expression can be read with the flag `u`; throws a `SyntaxError` where it cannot be read at all. */
function isReadable(source: string): boolean {
  try {
    new RegExp(source, 'u')
    return true
  } catch {
    new RegExp(source)
    return false
  }
}
