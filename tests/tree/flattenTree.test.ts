import { describe, expect, test } from 'vitest'
import { flattenTree } from '../../runtime/tree/flattenTree.ts'
import { isYes } from '../../runtime/tree/isYes.ts'
import { nestChildren } from '../../runtime/tree/nestChildren.ts'
import type { LoadedTree } from '../../runtime/tree/types.ts'
import { keyOf, sample, toTree } from './tree.ts'

const flatten = (tree: LoadedTree, open: readonly string[], notes: Readonly<Record<string, 'failed' | 'empty'>> = {}) =>
  flattenTree({
    tree,
    keyOf,
    canOpen: (record) => (tree.childrenOf(keyOf(record))?.length ?? 0) > 0 || keyOf(record) in notes,
    isOpen: (key) => open.includes(key),
    noteOf: (key) => notes[key],
  })
const names = (tree: LoadedTree, open: readonly string[]) => flatten(tree, open).map((row) => row.key)

describe('the lines of a tree', () => {
  test.each([
    { open: [], lines: 'a b c' },
    { open: ['a'], lines: 'a a1 a2 b c' },
    { open: ['a', 'a1'], lines: 'a a1 a11 a12 a2 b c' },
    { open: ['a1'], lines: 'a b c' },
    { open: ['a', 'b', 'c'], lines: 'a a1 a2 b b1 c' },
  ])('with $open open are $lines', ({ open, lines }) => {
    expect(names(toTree(sample), open).join(' ')).toBe(lines)
  })

  test('say how deep they lie, which of their siblings they are, and whether they are open', () => {
    const rows = flatten(toTree(sample), ['a'])
    expect(rows.map(({ level, position, size, isOpen, parent }) => [level, position, size, isOpen, parent])).toEqual([
      [1, 1, 3, true, undefined],
      [2, 1, 2, false, 'a'],
      [2, 2, 2, undefined, 'a'],
      [1, 2, 3, false, undefined],
      [1, 3, 3, undefined, undefined],
    ])
  })

  test('have a note in place of children that could not be had', () => {
    const rows = flatten(toTree(sample), ['c'], { c: 'failed' })
    expect(rows.at(-1)).toMatchObject({ key: 'c', parent: 'c', level: 2, note: 'failed', isOpen: undefined })
    expect(rows).toHaveLength(4)
  })

  test('leave a record out that turns up below itself', () => {
    const a = { id: 'a' }
    const tree: LoadedTree = { roots: [a], childrenOf: () => [a, { id: 'b' }] }
    expect(names(tree, ['a', 'b'])).toEqual(['a', 'b'])
  })

  test('of a chain of ten thousand records need no depth of calls', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`n${index + 1}`, index ? `n${index}` : '0']),
    )
    const rows = flattenTree({ tree: toTree(chain), keyOf, canOpen: () => true, isOpen: () => true })
    expect(rows).toHaveLength(10_000)
    expect(rows.at(-1)?.level).toBe(10_000)
  })
})

describe('flat records', () => {
  test('whose parent is not there stand at the top', () => {
    expect(names(toTree({ x: 'gone', a: '0', a1: 'a' }), ['a'])).toEqual(['x', 'a', 'a1'])
  })

  test('in a circle are not lost', () => {
    const tree = toTree({ a: '0', x: 'y', y: 'x', z: 'z' })
    expect(names(tree, ['a', 'x', 'y', 'z'])).toEqual(['a', 'z', 'x', 'y'])
  })
})

test('records that carry their children are a tree, as deep as they go', () => {
  const roots = [{ id: 'a', children: [{ id: 'a1', children: [{ id: 'a11' }] }, 'no record', null] }, { id: 'b' }]
  const tree = nestChildren(roots, 'children', keyOf)
  expect(names(tree, ['a', 'a1'])).toEqual(['a', 'a1', 'a11', 'b'])
  expect(tree.childrenOf('b')).toBeUndefined()
})

test.each([
  ['1', true],
  [1, true],
  [true, true],
  ['true', true],
  ['0', false],
  [0, false],
  [false, false],
  ['', false],
  [null, false],
  [undefined, false],
])('the flag %j of a record says %s (specification 3)', (flag, expected) => {
  expect(isYes(flag)).toBe(expected)
})
