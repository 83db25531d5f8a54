import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeTicks, spreadTicks } from '../../runtime/tree/cascade.ts'
import { keyOf, sample, toTree } from './tree.ts'

const tree = toTree(sample)
const free = () => true
const change = (
  before: readonly string[],
  keys: readonly string[],
  isTicked: boolean,
  isFree: (key: string) => boolean = free,
) =>
  [...changeTicks(tree, keyOf, new Set(before), { keys, isTicked, isFree: (record) => isFree(keyOf(record)) })].sort()

describe('ticking a record of a tree', () => {
  test.each([
    { name: 'ticks all below it', before: [], keys: ['a1'], after: ['a1', 'a11', 'a12'] },
    {
      name: 'ticks the one above once all of its children are',
      before: ['a1', 'a11', 'a12'],
      keys: ['a2'],
      after: ['a', 'a1', 'a11', 'a12', 'a2'],
    },
    { name: 'ticks those far above too', before: ['a2', 'a11'], keys: ['a12'], after: ['a', 'a1', 'a11', 'a12', 'a2'] },
    { name: 'leaves others alone', before: ['c'], keys: ['b'], after: ['b', 'b1', 'c'] },
  ])('$name', ({ before, keys, after }) => expect(change(before, keys, true)).toEqual(after))

  test('passes over records that cannot be ticked', () => {
    expect(change([], ['a'], true, (key) => key !== 'a2')).toEqual(['a1', 'a11', 'a12'])
  })
})

describe('unticking a record of a tree', () => {
  test.each([
    { name: 'unticks all below it', before: ['b', 'b1'], keys: ['b'], after: [] },
    {
      name: 'keeps its brothers and unticks those above',
      before: ['a', 'a1', 'a11', 'a12', 'a2'],
      keys: ['a11'],
      after: ['a12', 'a2'],
    },
    {
      name: 'keeps the brothers that were ticked only through their parent',
      before: ['a'],
      keys: ['a11'],
      after: ['a12', 'a2'],
    },
  ])('$name', ({ before, keys, after }) => expect(change(before, keys, false)).toEqual(after))
})

test('a ticked record holds for those below it, and shows as a part above', () => {
  const { ticked, partly } = spreadTicks(tree, keyOf, new Set(['a1']), free)
  expect([...ticked].sort()).toEqual(['a1', 'a11', 'a12'])
  expect([...partly]).toEqual(['a'])
})

test('a record is ticked exactly when all below it are, whatever was pressed', () => {
  const keys = Object.keys(sample)
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean())), (presses) => {
      let ticks: ReadonlySet<string> = new Set()
      for (const [key, isTicked] of presses)
        ticks = changeTicks(tree, keyOf, ticks, { keys: [key], isTicked, isFree: free })
      for (const key of keys) {
        const children = (tree.childrenOf(key) ?? []).map(keyOf)
        if (children.length > 0) expect(ticks.has(key)).toBe(children.every((child) => ticks.has(child)))
      }
    }),
  )
})
