import { describe, expect, test } from 'vitest'
import { nestNodes } from '../../widgets/shared/nestNodes.ts'
import { linkChecked } from '../../widgets/tree-select/linkChecked.ts'

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
