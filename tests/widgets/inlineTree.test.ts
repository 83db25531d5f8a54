import { describe, expect, test } from 'vitest'
import { nestNodes } from '../../widgets/shared/nestNodes.ts'
import { findApart, withoutApart, withoutBoxes } from '../../widgets/tree-select/apartNodes.ts'
import { checkAll, clearAll, linkChecked } from '../../widgets/tree-select/linkChecked.ts'

const node = (value: string, title: string, parent: string | null) => ({
  value,
  key: value,
  title,
  parent,
  isLeaf: false,
  disabled: false,
})
const nodes = [
  node('m1', 'System', null),
  node('m2', 'Users', 'm1'),
  node('m3', 'Roles', 'm1'),
  node('4', 'Four', null),
]

/** A node that is to be chosen with care; locked for who may not grant it. */
const power = (value: string, title: string, parent: string | null, isLocked = false) => ({
  ...node(value, title, parent),
  caution: `What ${title} is able to do`,
  ...(isLocked ? { locked: true as const } : {}),
})

describe('a tree of grants', () => {
  test('takes the way up and what stands below along', () => {
    expect(linkChecked(nodes, [], 'm2', true).toSorted()).toEqual(['m1', 'm2'])
    expect(linkChecked(nodes, [], 'm1', true).toSorted()).toEqual(['m1', 'm2', 'm3'])
  })

  test('leaves the way up when a node is cleared', () => {
    expect(linkChecked(nodes, ['m1', 'm2', 'm3'], 'm2', false)).toEqual(['m1', 'm3'])
  })

  test('takes no node along that a document has turned off', () => {
    const off = [...nodes, { ...node('m4', 'Off', 'm1'), disabled: true }]
    expect(linkChecked(off, [], 'm1', true).toSorted()).toEqual(['m1', 'm2', 'm3'])
    expect(linkChecked(off, ['m1', 'm4'], 'm1', false)).toEqual(['m1', 'm4'])
  })
})

describe('nodes to be chosen with care', () => {
  const withPowers = [...nodes, power('p1', 'Add', 'm2'), power('p2', 'SQL', null), node('below', 'Below', 'p1')]
  const locked = withPowers.map((each) =>
    each.value.startsWith('p') ? power(each.value, each.title, each.parent, true) : each,
  )

  test('never come along, by a node above, by one below or by all', () => {
    expect(linkChecked(withPowers, [], 'm1', true).toSorted()).toEqual(['m1', 'm2', 'm3'])
    expect(linkChecked(withPowers, [], 'below', true).toSorted()).toEqual(['below', 'm1', 'm2'])
    expect(checkAll(withPowers, []).toSorted()).toEqual(['4', 'm1', 'm2', 'm3'])
  })

  test('are ticked by themselves, with the way up, and stay ticked when others are', () => {
    const ticked = linkChecked(withPowers, [], 'p1', true)
    expect(ticked.toSorted()).toEqual(['below', 'm1', 'm2', 'p1'])
    expect(checkAll(withPowers, ticked)).toContain('p1')
    expect(linkChecked(withPowers, ticked, 'm3', true)).toContain('p1')
  })

  test('go when the branch or all is cleared', () => {
    const ticked = ['m1', 'm2', 'm3', 'p1', 'below', 'p2', 'gone']
    expect(linkChecked(withPowers, ticked, 'm1', false)).toEqual(['p2', 'gone'])
    // What the tree does not know is not the tree's to take.
    expect(clearAll(withPowers, ticked)).toEqual(['gone'])
  })

  test('stay as they are for who may not change them, with the way up to them', () => {
    const ticked = ['m1', 'm2', 'm3', 'p1', 'p2']
    expect(clearAll(locked, ticked)).toEqual(['m1', 'm2', 'p1', 'p2'])
    expect(linkChecked(locked, ticked, 'm1', false)).toEqual(['m1', 'm2', 'p1', 'p2'])
    expect(checkAll(locked, [])).not.toContain('p1')
  })

  test('are called by the page on which they stand, and leave the tree where nothing stands below them', () => {
    expect(findApart(withPowers).map(({ path }) => path)).toEqual(['Users / Add', 'SQL'])
    expect(withoutApart(withPowers).map(({ value }) => value)).toEqual(['m1', 'm2', 'm3', '4', 'p1', 'below'])
    const { nested } = nestNodes(withoutApart(withPowers), '')
    const users = withoutBoxes(nested, new Set(['p1', 'p2']))[0]?.children?.[0]
    expect(users?.children).toMatchObject([{ key: 'p1', checkable: false, children: [{ key: 'below' }] }])
  })
})

test('a search leaves the branches that lead to a match', () => {
  const { nested, matching } = nestNodes(nodes, 'user')
  expect(nested.map(({ key, children }) => [key, children?.map((child) => child.key)])).toEqual([['m1', ['m2']]])
  expect(matching).toEqual(['m1'])
})
