import { describe, expect, test } from 'vitest'
import { linkChecked } from '../../widgets/tree-select/linkChecked.ts'
import { nestNodes } from '../../widgets/tree-select/nestNodes.ts'
import { toTreeNodes, treeTitles, withChildren } from '../../widgets/tree-select/treeNode.ts'

const answer = {
  treeList: [
    {
      key: 'm1',
      title: 'System',
      children: [
        { key: 'm2', title: 'Users' },
        { key: 'm3', slotTitle: 'x' },
      ],
    },
    { value: 4, label: 'Four', disabled: true },
    'no node',
    {},
  ],
}
const nodes = toTreeNodes(answer, null, false)

describe('the nodes of an answer', () => {
  test('name the node above and whether something stands below', () => {
    expect(nodes).toEqual([
      { value: 'm1', title: 'System', parent: null, isLeaf: false, disabled: false },
      { value: 'm2', title: 'Users', parent: 'm1', isLeaf: true, disabled: false },
      { value: 'm3', title: 'm3', parent: 'm1', isLeaf: true, disabled: false },
      { value: '4', title: 'Four', parent: null, isLeaf: true, disabled: true },
    ])
  })

  test.each([true, 1, '1'])('are leaves when the answer says %j and children load later', (leaf) => {
    expect(toTreeNodes([{ key: 'a', leaf }], null, true)[0]?.isLeaf).toBe(true)
    expect(toTreeNodes([{ key: 'a', isLeaf: leaf }], null, true)[0]?.isLeaf).toBe(true)
  })

  test.each([false, 0, '0', undefined])('can be opened when it says %j', (leaf) => {
    expect(toTreeNodes([{ key: 'a', leaf }], null, true)[0]?.isLeaf).toBe(false)
  })

  test.each([null, 'text', 7, { treeList: 'x' }])('are none when it is %j', (result) => {
    expect(toTreeNodes(result, null, false)).toEqual([])
  })
})

describe('a node that was opened', () => {
  const roots = toTreeNodes([{ key: 'a' }], null, true)

  test('shows its children, also when it was opened before', () => {
    const children = toTreeNodes([{ key: 'b', leaf: true }], 'a', true)
    const once = withChildren(roots, 'a', children)
    expect(once.map(({ value }) => value)).toEqual(['a', 'b'])
    expect(withChildren(once, 'a', children)).toEqual(once)
  })

  test('is a leaf when nothing stands below it', () => {
    expect(withChildren(roots, 'a', [])[0]?.isLeaf).toBe(true)
  })
})

test('a value outside of the tree shows itself', () => {
  expect(treeTitles(nodes, ['m2', 'gone'])).toEqual(['Users', 'gone'])
})

describe('a tree of grants', () => {
  test('takes the way up and what stands below along', () => {
    expect(linkChecked(nodes, [], 'm2', true).toSorted()).toEqual(['m1', 'm2'])
    expect(linkChecked(nodes, [], 'm1', true).toSorted()).toEqual(['m1', 'm2', 'm3'])
  })

  test('leaves the way up when a node is cleared', () => {
    expect(linkChecked(nodes, ['m1', 'm2', 'm3'], 'm2', false)).toEqual(['m1', 'm3'])
  })
})

test('a search leaves the branches that lead to a match', () => {
  const { nested, matching } = nestNodes(nodes, 'user')
  expect(nested.map(({ key, children }) => [key, children?.map((child) => child.key)])).toEqual([['m1', ['m2']]])
  expect(matching).toEqual(['m1'])
})
