import { allowItems } from '../budget.ts'
import { finite, readItems, readNumber } from '../coercion.ts'
import { isEqual } from '../equality.ts'
import { readMember } from '../values.ts'
import { defineFunction } from './define.ts'

const pluck = defineFunction({
  name: 'pluck',
  parameters: ['rows', 'key'],
  run([rows, key], budget) {
    const values = readItems(rows, budget).map((row) => readMember(row, key))
    allowItems(budget, values.length)
    return values
  },
})

const filterBy = defineFunction({
  name: 'filterBy',
  parameters: ['rows', 'key', 'value'],
  run([rows, key, value], budget) {
    const kept = readItems(rows, budget).filter((row) => isEqual(readMember(row, key), value, budget))
    allowItems(budget, kept.length)
    return kept
  },
})

const sumBy = defineFunction({
  name: 'sumBy',
  parameters: ['rows', 'key'],
  run([rows, key], budget) {
    const items = readItems(rows, budget)
    return finite(items.reduce<number>((total, row) => total + (readNumber(readMember(row, key)) ?? 0), 0))
  },
})

export const rowFunctions = [pluck, filterBy, sumBy]
