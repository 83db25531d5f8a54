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

function defineRounding(name: string, summary: string, run: (number: number) => number) {
  return defineFunction({
    name,
    parameters: ['number'],
    summary,
    run([value]) {
      const number = readOperand(value)
      return number === undefined ? null : finite(run(number))
    },
  })
}

const number = defineFunction({
  name: 'number',
  parameters: ['value'],
  summary: 'The number that a text writes, 1 or 0 for a boolean, or null.',
  run([value]) {
    return (typeof value === 'boolean' ? Number(value) : readNumber(value)) ?? null
  },
})

const round = defineFunction({
  name: 'round',
  parameters: ['number', 'digits?'],
  summary: 'The number rounded to whole ones, or to this many decimal digits.',
  run([value, digits]) {
    const read = readOperand(value)
    const places = Math.max(-maxDigits, Math.min(maxDigits, readInteger(digits, 0)))
    return read === undefined ? null : roundDecimal(read, places)
  },
})

const floor = defineRounding('floor', 'The next whole number downwards.', Math.floor)
const ceil = defineRounding('ceil', 'The next whole number upwards.', Math.ceil)
const abs = defineRounding('abs', 'The number without its sign.', Math.abs)

const min = defineFunction({
  name: 'min',
  parameters: ['...numbers'],
  summary: 'The least of several numbers or of a list of numbers, or null without any.',
  run(values, budget) {
    const numbers = readNumbers(values, budget)
    return numbers.length === 0 ? null : numbers.reduce((min, next) => Math.min(min, next))
  },
})

const max = defineFunction({
  name: 'max',
  parameters: ['...numbers'],
  summary: 'The greatest of several numbers or of a list of numbers, or null without any.',
  run(values, budget) {
    const numbers = readNumbers(values, budget)
    return numbers.length === 0 ? null : numbers.reduce((greatest, next) => Math.max(greatest, next))
  },
})

const sum = defineFunction({
  name: 'sum',
  parameters: ['...numbers'],
  summary: 'The sum of several numbers or of a list of numbers.',
  run(values, budget) {
    return finite(readNumbers(values, budget).reduce((total, next) => total + next, 0))
  },
})

const avg = defineFunction({
  name: 'avg',
  parameters: ['...numbers'],
  summary: 'The average of several numbers or of a list of numbers, or null without any.',
  run(values, budget) {
    const numbers = readNumbers(values, budget)
    return finite(numbers.reduce((total, next) => total + next, 0) / numbers.length)
  },
})

const mod = defineFunction({
  name: 'mod',
  parameters: ['number', 'divisor'],
  summary: 'What a division leaves over, with the sign of the divisor.',
  run([value, divisor]) {
    const dividend = readOperand(value)
    const by = readOperand(divisor)
    return dividend === undefined || by === undefined ? null : finite(((dividend % by) + by) % by)
  },
})

export const numberFunctions = [number, round, floor, ceil, abs, min, max, sum, avg, mod]
