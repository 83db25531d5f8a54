import type { BinaryOperator, UnaryOperator } from './ast.ts'
import { type Budget, spendText } from './budget.ts'
import { finite, joinTexts, readItems, readNumber, readOperand, toText } from './coercion.ts'
import { isEqual, isSame } from './equality.ts'
import { hasKey, isDate, isList, isNothing, isPlainObject, type Value } from './values.ts'
import { readWallClock } from './wallClock.ts'

type BinaryOperation = (left: Value, right: Value, budget: Budget) => Value

/** People reckon with decimals: what a computer adds to them stands beyond the fifteenth digit. */
const withoutNoise = (result: number): number => (Number.isInteger(result) ? result : Number(result.toPrecision(15)))

function calculate(operation: (left: number, right: number) => number): BinaryOperation {
  return (left, right) => {
    const a = readOperand(left)
    const b = readOperand(right)
    return a === undefined || b === undefined ? null : finite(withoutNoise(operation(a, b)))
  }
}

const addNumbers = calculate((left, right) => left + right)

function add(left: Value, right: Value, budget: Budget): Value {
  if (typeof left !== 'string' && typeof right !== 'string') return addNumbers(left, right, budget)
  return joinTexts([toText(left, budget), toText(right, budget)], '', budget)
}

/**
 * Orders two values: as numbers when both read as numbers, as dates when one is a Date, else as texts by their
 * characters. Nothing comes neither before nor after anything.
 */
export function compareValues(left: Value, right: Value, budget: Budget): number | undefined {
  if (isNothing(left) || isNothing(right)) return undefined
  const a = readNumber(left)
  const b = readNumber(right)
  if (a !== undefined && b !== undefined) return a - b
  if (isDate(left) || isDate(right)) {
    const from = readWallClock(left)
    const to = readWallClock(right)
    if (from !== undefined && to !== undefined) return from.milliseconds - to.milliseconds
  }
  const first = toText(left, budget)
  const second = toText(right, budget)
  if (first === second) return 0
  return first < second ? -1 : 1
}

function order(accepts: (difference: number) => boolean): BinaryOperation {
  return (left, right, budget) => {
    const difference = compareValues(left, right, budget)
    return difference !== undefined && accepts(difference)
  }
}

/** Whether something is an item of a list, a key of an object, or a part of a text, as `in` asks. */
export function isInside(item: Value, container: Value, budget: Budget): boolean {
  if (typeof container === 'string') {
    spendText(budget, container.length)
    return !isNothing(item) && container.includes(toText(item, budget))
  }
  if (isList(container)) return readItems(container, budget).some((candidate) => isEqual(item, candidate, budget))
  const isKey = typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean'
  return isKey && isPlainObject(container) && hasKey(container, String(item))
}

/** The operators between two operands. */
export const binaryOperations: Readonly<Record<BinaryOperator, BinaryOperation>> = {
  '+': add,
  '-': calculate((left, right) => left - right),
  '*': calculate((left, right) => left * right),
  '/': calculate((left, right) => left / right),
  '%': calculate((left, right) => left % right),
  '<': order((difference) => difference < 0),
  '<=': order((difference) => difference <= 0),
  '>': order((difference) => difference > 0),
  '>=': order((difference) => difference >= 0),
  in: isInside,
  '==': isEqual,
  '!=': (left, right, budget) => !isEqual(left, right, budget),
  '===': isSame,
  '!==': (left, right, budget) => !isSame(left, right, budget),
}

function negate(value: Value, sign: 1 | -1): Value {
  const number = readOperand(value)
  return number === undefined ? null : finite(number * sign)
}

/** The operators before one operand. */
export const unaryOperations: Readonly<Record<UnaryOperator, (operand: Value) => Value>> = {
  '!': (operand) => !operand,
  '-': (operand) => negate(operand, -1),
  '+': (operand) => negate(operand, 1),
}
