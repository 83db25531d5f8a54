import { isList, isNothing, isPlainObject, keysOf, lengthOf } from '../values.ts'
import { defineFunction } from './define.ts'

const isEmpty = defineFunction({
  name: 'isEmpty',
  parameters: ['value'],
  summary: 'Whether there is nothing: null, an empty text, an empty list or an empty object.',
  run([value]) {
    if (isList(value)) return lengthOf(value) === 0
    return isNothing(value) || value === '' || (isPlainObject(value) && keysOf(value).length === 0)
  },
})

const coalesce = defineFunction({
  name: 'coalesce',
  parameters: ['...values'],
  summary: 'The first value that is not null, or null.',
  run: (values) => values.find((value) => !isNothing(value)) ?? null,
})

const choose = defineFunction({
  name: 'if',
  parameters: ['condition', 'accepted', 'refused'],
  summary: 'One value when a condition holds, another when not, as `condition ? accepted : refused`.',
  run: ([condition, accepted, refused]) => (condition ? accepted : refused),
})

export const logicFunctions = [isEmpty, coalesce, choose]
