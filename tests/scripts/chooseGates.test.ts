import { expect, test } from 'vitest'
import { chooseGates, findUnknown } from '../../scripts/test/chooseGates.ts'
import { createGates } from '../../scripts/test/gates.ts'

const gates = createGates('/reports')
const chosen = (...wanted: readonly string[]) => chooseGates(gates, wanted).map(({ id }) => id)

test('no word asks for all gates', () => {
  expect(chosen()).toEqual(gates.map(({ id }) => id))
})

test.each<[string, readonly string[]]>([
  ['unit', ['unit']],
  ['stories', ['stories']],
  ['e2e', ['e2e', 'e2e-alone']],
  ['e2e-alone', ['e2e-alone']],
])('the word %s asks for %j', (word, ids) => {
  expect(chosen(word)).toEqual(ids)
  expect(findUnknown(gates, [word])).toBeUndefined()
})

test('several words ask for each of their gates once', () => {
  expect(chosen('e2e', 'types', 'e2e-alone')).toEqual(['types', 'e2e', 'e2e-alone'])
})

test('the first word that names no gate is told', () => {
  expect(findUnknown(gates, ['unit', 'storys', 'nothing'])).toBe('storys')
})
