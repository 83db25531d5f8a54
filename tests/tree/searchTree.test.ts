import { expect, test } from 'vitest'
import { flattenTree } from '../../runtime/tree/flattenTree.ts'
import { searchTree } from '../../runtime/tree/searchTree.ts'
import { keyOf, sample, toTree } from './tree.ts'

const search = (wanted: readonly string[]) => {
  const found = searchTree(toTree(sample), (record) => wanted.includes(keyOf(record)), keyOf)
  const rows = flattenTree({
    tree: found.tree,
    keyOf,
    canOpen: (record) => (found.tree.childrenOf(keyOf(record))?.length ?? 0) > 0,
    isOpen: (key) => found.above.has(key),
  })
  return { ...found, lines: rows.map((row) => row.key).join(' ') }
}

test.each([
  { wanted: ['a12'], lines: 'a a1 a12' },
  { wanted: ['a1'], lines: 'a a1' },
  { wanted: ['b1', 'a2'], lines: 'a a2 b b1' },
  { wanted: ['c'], lines: 'c' },
  { wanted: ['a', 'a11'], lines: 'a a1 a11 a12 a2' },
  { wanted: [], lines: '' },
])('a search for $wanted opens what is above and shows $lines', ({ wanted, lines }) => {
  const found = search(wanted)
  expect(found.lines).toBe(lines)
  expect([...found.matches].sort()).toEqual([...wanted].sort())
})

test('what is below a match can be opened in full', () => {
  const { tree } = search(['a1'])
  expect(tree.childrenOf('a1')?.map(keyOf)).toEqual(['a11', 'a12'])
  expect(tree.childrenOf('a')?.map(keyOf)).toEqual(['a1'])
})
