import { expect, test } from 'vitest'
import { tick } from '../../widgets/depart-picker/tick.ts'

const node = (value: string, parent: string | null) => ({
  value,
  key: value,
  title: value,
  parent,
  isLeaf: false,
  disabled: false,
})
const nodes = [node('a', null), node('a1', 'a'), node('a11', 'a1'), node('b', null)]
const several = { multiple: true, cascade: false }

test('where one may be chosen only the newest stays', () => {
  const one = { multiple: false, cascade: false }
  expect(tick(nodes, ['a'], { value: 'b', isTicked: true }, one)).toEqual(['b'])
  expect(tick(nodes, ['a'], { value: 'a', isTicked: false }, one)).toEqual([])
})

test('where several may be chosen all of them stay', () => {
  expect(tick(nodes, ['a'], { value: 'b', isTicked: true }, several)).toEqual(['a', 'b'])
  expect(tick(nodes, ['a', 'b'], { value: 'a', isTicked: false }, several)).toEqual(['b'])
})

test('ticking takes what stands below along when the document says so', () => {
  const cascade = { multiple: true, cascade: true }
  expect(tick(nodes, [], { value: 'a', isTicked: true }, cascade)).toEqual(['a', 'a1', 'a11'])
  expect(tick(nodes, ['a', 'a1', 'a11', 'b'], { value: 'a1', isTicked: false }, cascade)).toEqual(['a', 'b'])
})
