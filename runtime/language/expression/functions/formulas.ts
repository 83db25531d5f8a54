import { allowItems, spendItems } from '../budget.ts'
import { readItems } from '../coercion.ts'
import { isEqual } from '../equality.ts'
import type { Value } from '../values.ts'
import { compareForSorting } from './compareForSorting.ts'
import { defineFunction } from './define.ts'

/** The place of the formula among the arguments of every function here. */
const formula = 1

const where = defineFunction({
  name: 'where',
  parameters: ['list', 'condition'],
  formula,
  run([list], budget, each) {
    const kept = readItems(list, budget).filter((item) => Boolean(each(item)))
    allowItems(budget, kept.length)
    return kept
  },
})

const map = defineFunction({
  name: 'map',
  parameters: ['list', 'value'],
  formula,
  run([list], budget, each) {
    const values = readItems(list, budget).map(each)
    allowItems(budget, values.length)
    return values
  },
})

const sortBy = defineFunction({
  name: 'sortBy',
  parameters: ['list', 'value', 'order?'],
  formula,
  run([list, , order], budget, each) {
    const items = readItems(list, budget)
    allowItems(budget, items.length)
    spendItems(budget, items.length * Math.ceil(Math.log2(items.length + 1)))
    const isDescending = order === 'desc'
    return items
      .map((item) => ({ item, key: each(item) }))
      .toSorted((left, right) => compareForSorting(left.key, right.key, budget, isDescending))
      .map(({ item }) => item)
  },
})

const groupBy = defineFunction({
  name: 'groupBy',
  parameters: ['list', 'value'],
  formula,
  run([list], budget, each) {
    const items = readItems(list, budget)
    allowItems(budget, items.length)
    const groups: { readonly key: Value; readonly rows: Value[] }[] = []
    const byText = new Map<string, (typeof groups)[number]>()
    for (const item of items) {
      const key = each(item) ?? null
      const isObject = typeof key === 'object' && key !== null
      const found = isObject ? groups.find((group) => isEqual(group.key, key, budget)) : byText.get(String(key))
      const group = found ?? { key, rows: [] }
      if (found === undefined) groups.push(group)
      if (found === undefined && !isObject) byText.set(String(key), group)
      group.rows.push(item)
    }
    return groups
  },
})

export const formulaFunctions = [where, map, sortBy, groupBy]
