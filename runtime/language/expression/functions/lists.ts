import { allowItems, type Budget, spendItems } from '../budget.ts'
import { readInteger, readItems } from '../coercion.ts'
import { isEqual } from '../equality.ts'
import { isNothing, readMember, type Value } from '../values.ts'
import { compareForSorting } from './compareForSorting.ts'
import { defineFunction } from './define.ts'

function made(items: readonly Value[], budget: Budget): Value {
  allowItems(budget, items.length)
  return items
}

const first = defineFunction({
  name: 'first',
  parameters: ['list'],
  run: ([list], budget) => readItems(list, budget)[0],
})

const last = defineFunction({
  name: 'last',
  parameters: ['list'],
  run: ([list], budget) => readItems(list, budget).at(-1),
})

const at = defineFunction({
  name: 'at',
  parameters: ['list', 'index'],
  run: ([list, index], budget) => readItems(list, budget).at(readInteger(index, 0)),
})

const count = defineFunction({
  name: 'count',
  parameters: ['list'],
  run: ([list], budget) => readItems(list, budget).length,
})

const includes = defineFunction({
  name: 'includes',
  parameters: ['list', 'value'],
  run: ([list, value], budget) => readItems(list, budget).some((item) => isEqual(item, value, budget)),
})

const indexOf = defineFunction({
  name: 'indexOf',
  parameters: ['list', 'value'],
  run: ([list, value], budget) => readItems(list, budget).findIndex((item) => isEqual(item, value, budget)),
})

const slice = defineFunction({
  name: 'slice',
  parameters: ['list', 'start', 'end?'],
  run([list, start, end], budget) {
    const items = readItems(list, budget)
    return made(items.slice(readInteger(start, 0), readInteger(end, items.length)), budget)
  },
})

const reverse = defineFunction({
  name: 'reverse',
  parameters: ['list'],
  run: ([list], budget) => made(readItems(list, budget).toReversed(), budget),
})

const unique = defineFunction({
  name: 'unique',
  parameters: ['list'],
  run([list], budget) {
    const seen = new Set<string>()
    const objects: Value[] = []
    const items = readItems(list, budget).filter((item) => {
      if (typeof item === 'object' && item !== null) {
        if (objects.some((earlier) => isEqual(earlier, item, budget))) return false
        objects.push(item)
        return true
      }
      const key = isNothing(item) ? 'nothing' : `value ${item}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    return made(items, budget)
  },
})

const sort = defineFunction({
  name: 'sort',
  parameters: ['list', 'key?'],
  run([list, key], budget) {
    const items = readItems(list, budget)
    allowItems(budget, items.length)
    spendItems(budget, items.length * Math.ceil(Math.log2(items.length + 1)))
    const keyed = items.map((item) => ({ item, key: isNothing(key) ? item : readMember(item, key) }))
    return keyed.toSorted((left, right) => compareForSorting(left.key, right.key, budget)).map(({ item }) => item)
  },
})

export const listFunctions = [first, last, at, count, includes, indexOf, slice, reverse, unique, sort]
