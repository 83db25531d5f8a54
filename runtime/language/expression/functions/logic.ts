import { isList, isNothing, isPlainObject, keysOf, lengthOf } from '../values.ts'
import { defineFunction } from './define.ts'

const isEmpty = defineFunction({
  name: 'isEmpty',
  parameters: ['value'],
  run([value]) {
    if (isList(value)) return lengthOf(value) === 0
    return isNothing(value) || value === '' || (isPlainObject(value) && keysOf(value).length === 0)
  },
})

const coalesce = defineFunction({
  name: 'coalesce',
  parameters: ['...values'],
  run: (values) => values.find((value) => !isNothing(value)) ?? null,
})

const choose = defineFunction({
  name: 'if',
  parameters: ['condition', 'accepted', 'refused'],
  run: ([condition, accepted, refused]) => (condition ? accepted : refused),
})

export const logicFunctions = [isEmpty, coalesce, choose]
