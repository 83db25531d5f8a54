import { expect, test } from 'vitest'
import { chooseGates, findUnknown } from '../../scripts/test/chooseGates.ts'
import { createStages } from '../../scripts/test/gates.ts'

const stages = createStages('/reports')
const chosen = (...wanted: readonly string[]) =>
  chooseGates(stages, wanted).flatMap(({ gates }) => gates.map(({ id }) => id))

test('no word asks for all gates', () => {
  expect(chosen()).toEqual(stages.flatMap(({ gates }) => gates.map(({ id }) => id)))
})

test.each<[string, readonly string[]]>([
  ['unit', ['unit']],
  ['stories', ['stories-1', 'stories-2', 'stories-3']],
  ['stories-2', ['stories-2']],
])('the word %s asks for %j', (word, ids) => {
  expect(chosen(word)).toEqual(ids)
  expect(findUnknown(stages, [word])).toBeUndefined()
})

test('several words ask for each of their gates once', () => {
  expect(chosen('stories', 'types', 'stories-1')).toEqual(['types', 'stories-1', 'stories-2', 'stories-3'])
})

test('the first word that names no gate is told', () => {
  expect(findUnknown(stages, ['unit', 'storys', 'nothing'])).toBe('storys')
})
