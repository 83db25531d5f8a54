import type { Budget } from '../budget.ts'
import { finite, readInteger, readItems, readNumber, readOperand } from '../coercion.ts'
import type { Value } from '../values.ts'
import { isList } from '../values.ts'
import { defineFunction } from './define.ts'

const maxDigits = 15

/** Rounds the decimal that a person reads, half away from zero: 1.005 with two digits is 1.01. */
function roundDecimal(number: number, digits: number): number | null {
  const [mantissa, exponent = '0'] = String(Math.abs(number)).split('e')
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`))
  if (!Number.isFinite(shifted)) return number
  const [whole, shift = '0'] = String(shifted).split('e')
  return finite(Math.sign(number) * Number(`${whole}e${Number(shift) - digits}`))
}

/** The numbers among the arguments and the items of lists among them; everything else is passed over. */
function readNumbers(values: readonly Value[], budget: Budget): readonly number[] {
  return values
    .flatMap((value) => (isList(value) ? readItems(value, budget) : [value]))
    .map(readNumber)
    .filter((number) => number !== undefined)
}

function defineRounding(name: string, run: (number: number) => number) {
  return defineFunction({
    name,
    parameters: ['number'],
    run([value]) {
      const number = readOperand(value)
      return number === undefined ? null : finite(run(number))
    },
  })
}

const number = defineFunction({
  name: 'number',
  parameters: ['value'],
  run([value]) {
    return (typeof value === 'boolean' ? Number(value) : readNumber(value)) ?? null
  },
})

const round = defineFunction({
  name: 'round',
  parameters: ['number', 'digits?'],
  run([value, digits]) {
    const read = readOperand(value)
    const places = Math.max(-maxDigits, Math.min(maxDigits, readInteger(digits, 0)))
    return read === undefined ? null : roundDecimal(read, places)
  },
})

const floor = defineRounding('floor', Math.floor)
const ceil = defineRounding('ceil', Math.ceil)
const abs = defineRounding('abs', Math.abs)

const min = defineFunction({
  name: 'min',
  parameters: ['...numbers'],
  run(values, budget) {
    const numbers = readNumbers(values, budget)
    return numbers.length === 0 ? null : numbers.reduce((min, next) => Math.min(min, next))
  },
})

const max = defineFunction({
  name: 'max',
  parameters: ['...numbers'],
  run(values, budget) {
    const numbers = readNumbers(values, budget)
    return numbers.length === 0 ? null : numbers.reduce((greatest, next) => Math.max(greatest, next))
  },
})

const sum = defineFunction({
  name: 'sum',
  parameters: ['...numbers'],
  run(values, budget) {
    return finite(readNumbers(values, budget).reduce((total, next) => total + next, 0))
  },
})

const avg = defineFunction({
  name: 'avg',
  parameters: ['...numbers'],
  run(values, budget) {
    const numbers = readNumbers(values, budget)
    return finite(numbers.reduce((total, next) => total + next, 0) / numbers.length)
  },
})

const mod = defineFunction({
  name: 'mod',
  parameters: ['number', 'divisor'],
  run([value, divisor]) {
    const dividend = readOperand(value)
    const by = readOperand(divisor)
    return dividend === undefined || by === undefined ? null : finite(((dividend % by) + by) % by)
  },
})

export const numberFunctions = [number, round, floor, ceil, abs, min, max, sum, avg, mod]
