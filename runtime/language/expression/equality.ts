import { allowDepth, type Budget, spendItems, spendText } from './budget.ts'
import { readNumber } from './coercion.ts'
import { isDate, isList, isNothing, isPlainObject, keysOf, lengthOf, readMember, type Value } from './values.ts'
import { readWallClock } from './wallClock.ts'

/** Whether two values are the very same, as `===` asks: of one type, and for lists and objects the same one. */
export function isSame(left: Value, right: Value, budget: Budget): boolean {
  if (typeof left === 'string' && typeof right === 'string' && left.length === right.length) {
    spendText(budget, left.length)
  }
  return left === right
}

/**
 * Whether two values are equal by value, as `==` asks: `1` equals '1', because values of dictionaries are texts; null
 * and undefined equal each other and nothing else; booleans equal the texts 'true' and 'false'; dates equal the texts
 * that write them; lists and objects are equal when their members are, a missing member being the same as null.
 */
export function isEqual(left: Value, right: Value, budget: Budget, depth = 0): boolean {
  if (isSame(left, right, budget)) return true
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right)
  if (typeof left === 'object' && typeof right === 'object') return areEqualObjects(left, right, budget, depth)
  if (isDate(left) || isDate(right)) return areEqualDates(left, right)
  if (typeof left === 'object' || typeof right === 'object') return false
  if (typeof left === 'boolean' || typeof right === 'boolean') return String(left) === String(right)
  // Two texts are equal only when they are the same: '1' and '01' are different codes.
  return typeof left !== typeof right && readNumber(left) === readNumber(right) && readNumber(left) !== undefined
}

function areEqualDates(left: Value, right: Value): boolean {
  const a = readWallClock(left)
  return a !== undefined && a.milliseconds === readWallClock(right)?.milliseconds
}

function areEqualObjects(left: Value, right: Value, budget: Budget, depth: number): boolean {
  allowDepth(budget, depth)
  if (isList(left) && isList(right)) {
    const length = lengthOf(left)
    if (length !== lengthOf(right)) return false
    for (let index = 0; index < length; index += 1) {
      if (index % 10 === 0) spendItems(budget, 1)
      if (!isEqual(readMember(left, index), readMember(right, index), budget, depth + 1)) return false
    }
    return true
  }
  if (isPlainObject(left) && isPlainObject(right)) {
    const keys = new Set([...keysOf(left), ...keysOf(right)])
    spendItems(budget, keys.size + 1)
    for (const key of keys) {
      if (!isEqual(readMember(left, key), readMember(right, key), budget, depth + 1)) return false
    }
    return true
  }
  return isDate(left) && isDate(right) && areEqualDates(left, right)
}
