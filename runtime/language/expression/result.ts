import { allowDepth, type Budget } from './budget.ts'
import { failAt } from './failure.ts'
import { formatLimit, limits } from './limits.ts'
import { isDate, isList, isPlainObject, keysOf, lengthOf, readMember, timeOf, type Value } from './values.ts'

/**
 * Copies the value that an expression returns, so that whoever changes it does not change the scope, and so that it
 * holds data to its last leaf. What the scope holds passes whole; a walk without an end is refused.
 */
export function copyResult(value: Value, budget: Budget): unknown {
  let left: number = limits.resultValues

  function spend(count: number): void {
    left -= count
    if (left < 0) {
      const message = `This gives more than ${formatLimit(limits.resultValues)} values; use a part of them.`
      failAt(budget.span, 'expression-limit', message)
    }
  }

  function copy(source: Value, depth: number): unknown {
    if (typeof source !== 'object' || source === null) return source
    allowDepth(budget, depth)
    if (isDate(source)) return new Date(timeOf(source))
    if (isList(source)) {
      const length = lengthOf(source)
      spend(length)
      return Array.from({ length }, (_, index) => copy(readMember(source, index), depth + 1))
    }
    if (!isPlainObject(source)) return undefined
    const keys = keysOf(source)
    spend(keys.length)
    return Object.fromEntries(keys.map((key) => [key, copy(readMember(source, key), depth + 1)]))
  }

  return copy(value, 0)
}
