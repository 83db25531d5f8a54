import { expect, test } from 'vitest'
import { flattenTree } from '../../runtime/tree/flattenTree.ts'
import { findTyped, toTreeMove } from '../../runtime/tree/treeKeys.ts'
import { keyOf, sample, toTree } from './tree.ts'

const tree = toTree(sample)
const rows = flattenTree({
  tree,
  keyOf,
  canOpen: (record) => (tree.childrenOf(keyOf(record))?.length ?? 0) > 0,
  isOpen: (key) => key === 'a',
})

// The lines are a (open), a1 (closed), a2, b (closed), c.
test.each([
  ['ArrowDown', 0, { kind: 'go', index: 1 }],
  ['ArrowDown', 4, { kind: 'go', index: 4 }],
  ['ArrowUp', 0, { kind: 'go', index: 0 }],
  ['ArrowUp', 3, { kind: 'go', index: 2 }],
  ['Home', 3, { kind: 'go', index: 0 }],
  ['End', 0, { kind: 'go', index: 4 }],
  ['ArrowRight', 0, { kind: 'go', index: 1 }],
  ['ArrowRight', 1, { kind: 'toggle', index: 1, isOpen: true }],
  ['ArrowRight', 2, undefined],
  ['ArrowLeft', 0, { kind: 'toggle', index: 0, isOpen: false }],
  ['ArrowLeft', 2, { kind: 'go', index: 0 }],
  ['ArrowLeft', 3, undefined],
  ['Enter', 2, { kind: 'choose', index: 2 }],
  [' ', 2, { kind: 'choose', index: 2 }],
  ['Tab', 2, undefined],
  ['ArrowDown', -1, { kind: 'go', index: 0 }],
] as const)('%s on line %i is %o', (key, index, move) => {
  expect(toTreeMove(key, rows, index)).toEqual(move)
})

test.each([
  ['b', 0, 2],
  ['b', 3, 3],
  ['a', 2, 0],
  ['BE', 0, 2],
  ['x', 0, undefined],
] as const)('typing %s from line %i leads to %s', (typed, from, found) => {
  expect(findTyped(['Accounts', 'Sales', 'Berlin', 'Bonn'], typed, from)).toBe(found)
})
