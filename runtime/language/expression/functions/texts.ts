import { allowItems, allowText, spendText } from '../budget.ts'
import { joinTexts, readInteger, readItems, toText } from '../coercion.ts'
import { limits } from '../limits.ts'
import { isInside } from '../operators.ts'
import { isList, isPlainObject, keysOf, lengthOf } from '../values.ts'
import { defineFunction } from './define.ts'

const len = defineFunction({
  name: 'len',
  parameters: ['value'],
  run([value], budget) {
    if (isList(value)) return lengthOf(value)
    return isPlainObject(value) ? keysOf(value).length : toText(value, budget).length
  },
})

const upper = defineFunction({
  name: 'upper',
  parameters: ['text'],
  run([value], budget) {
    return joinTexts([toText(value, budget).toUpperCase()], '', budget)
  },
})

const lower = defineFunction({
  name: 'lower',
  parameters: ['text'],
  run([value], budget) {
    return joinTexts([toText(value, budget).toLowerCase()], '', budget)
  },
})

const trim = defineFunction({
  name: 'trim',
  parameters: ['text'],
  run([value], budget) {
    return toText(value, budget).trim()
  },
})

const contains = defineFunction({
  name: 'contains',
  parameters: ['container', 'part'],
  run([container, part], budget) {
    return isInside(part, typeof container === 'number' ? String(container) : container, budget)
  },
})

const startsWith = defineFunction({
  name: 'startsWith',
  parameters: ['text', 'start'],
  run([value, start], budget) {
    return toText(value, budget).startsWith(toText(start, budget))
  },
})

const endsWith = defineFunction({
  name: 'endsWith',
  parameters: ['text', 'end'],
  run([value, end], budget) {
    return toText(value, budget).endsWith(toText(end, budget))
  },
})

const replace = defineFunction({
  name: 'replace',
  parameters: ['text', 'part', 'replacement'],
  run([value, part, replacement], budget) {
    const text = toText(value, budget)
    const search = toText(part, budget)
    return search === '' ? text : joinTexts(text.split(search), toText(replacement, budget), budget)
  },
})

const split = defineFunction({
  name: 'split',
  parameters: ['text', 'separator'],
  run([value, separator], budget) {
    const text = toText(value, budget)
    const parts = text === '' ? [] : text.split(toText(separator, budget), limits.items + 1)
    allowItems(budget, parts.length)
    return parts
  },
})

const join = defineFunction({
  name: 'join',
  parameters: ['list', 'separator?'],
  run([list, separator = ','], budget) {
    const texts = readItems(list, budget).map((item) => toText(item, budget))
    return joinTexts(texts, toText(separator, budget), budget)
  },
})

const substring = defineFunction({
  name: 'substring',
  parameters: ['text', 'start', 'end?'],
  run([value, start, end], budget) {
    const text = toText(value, budget)
    return text.substring(readInteger(start, 0), readInteger(end, text.length))
  },
})

const padStart = defineFunction({
  name: 'padStart',
  parameters: ['text', 'length', 'filler?'],
  run([value, length, filler = ' '], budget) {
    const text = toText(value, budget)
    const wanted = Math.max(text.length, readInteger(length, 0))
    allowText(budget, wanted)
    return text.padStart(wanted, toText(filler, budget))
  },
})

const text = defineFunction({
  name: 'text',
  parameters: ['value'],
  run([value], budget) {
    const written = toText(value, budget)
    spendText(budget, written.length)
    return written
  },
})

export const textFunctions = [
  len,
  upper,
  lower,
  trim,
  contains,
  startsWith,
  endsWith,
  replace,
  split,
  join,
  substring,
  padStart,
  text,
]
