import { describe, expect, test } from 'vitest'
import { toTreeNodes, treeTitles, withChildren } from '../../runtime/data/trees/treeNode.ts'

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
const whole = { parent: null, loadsLater: false }
const later = { parent: null, loadsLater: true }
const nodes = toTreeNodes(answer, whole)

describe('the nodes of an answer', () => {
  test('name the node above and whether something stands below', () => {
    expect(nodes).toEqual([
      { value: 'm1', key: 'm1', title: 'System', parent: null, isLeaf: false, disabled: false },
      { value: 'm2', key: 'm2', title: 'Users', parent: 'm1', isLeaf: true, disabled: false },
      { value: 'm3', key: 'm3', title: 'm3', parent: 'm1', isLeaf: true, disabled: false },
      { value: '4', key: '4', title: 'Four', parent: null, isLeaf: true, disabled: true },
    ])
  })

  test.each([true, 1, '1'])('are leaves when the answer says %j and children load later', (leaf) => {
    expect(toTreeNodes([{ key: 'a', leaf }], later)[0]?.isLeaf).toBe(true)
    expect(toTreeNodes([{ key: 'a', isLeaf: leaf }], later)[0]?.isLeaf).toBe(true)
  })

  test.each([false, 0, '0', undefined])('can be opened when it says %j', (leaf) => {
    expect(toTreeNodes([{ key: 'a', leaf }], later)[0]?.isLeaf).toBe(false)
  })

  test('store another member than their key, by which children are asked for', () => {
    const answer = [
      { key: 7, title: 'Fruit', code: 'A01', leaf: false },
      { key: 8, title: 'No code' },
    ]
    expect(toTreeNodes(answer, { ...later, stored: 'code' })).toEqual([
      { value: 'A01', key: '7', title: 'Fruit', parent: null, isLeaf: false, disabled: false },
    ])
  })

  test.each([null, 'text', 7, { treeList: 'x' }])('are none when it is %j', (result) => {
    expect(toTreeNodes(result, whole)).toEqual([])
  })
})

describe('a node that was opened', () => {
  const roots = toTreeNodes([{ key: 'a' }], later)

  test('shows its children, also when it was opened before', () => {
    const children = toTreeNodes([{ key: 'b', leaf: true }], { parent: 'a', loadsLater: true })
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
