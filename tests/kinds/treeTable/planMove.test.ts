import { describe, expect, test } from 'vitest'
import { toMoveTarget } from '../../../runtime/kinds/treeTable/moving/dropPlace.ts'
import { type MoveTarget, planMove } from '../../../runtime/kinds/treeTable/moving/planMove.ts'
import { nestByParent } from '../../../runtime/tree/nestByParent.ts'
import { keyOf, parentOf } from '../../tree/tree.ts'

const records = [
  { id: 'a', parentId: '0', no: 1 },
  { id: 'a1', parentId: 'a', no: 1 },
  { id: 'a2', parentId: 'a', no: 2 },
  { id: 'a3', parentId: 'a', no: 3 },
  { id: 'b', parentId: '0', no: 2 },
  { id: 'b1', parentId: 'b', no: 1 },
]
const tree = nestByParent(records, parentOf, keyOf)
const recordOf = (id: string) => records.find((record) => record.id === id) ?? { id }

const plan = (id: string, target: MoveTarget, orderField: string | undefined = 'no') => {
  const record = recordOf(id)
  const from = 'parentId' in record && record.parentId !== '0' ? record.parentId : undefined
  return planMove({ tree, keyOf, parentField: 'parentId', rootValue: '0', orderField }, record, from, target)
}
const changesOf = (...args: Parameters<typeof plan>) => {
  const planned = plan(...args)
  return planned.kind === 'move' ? planned.changes.map(({ record, values }) => [record.id, values]) : planned.reason
}

describe('a move', () => {
  test.each([
    {
      name: 'to the end of another parent',
      id: 'a1',
      target: { parent: 'b' },
      changes: [['a1', { parentId: 'b', no: 2 }]],
    },
    {
      name: 'before the children of another parent counts those anew',
      id: 'a2',
      target: { parent: 'b', index: 0 },
      changes: [
        ['a2', { parentId: 'b', no: 1 }],
        ['b1', { no: 2 }],
      ],
    },
    {
      name: 'among its brothers leaves the parent alone',
      id: 'a3',
      target: { parent: 'a', index: 0 },
      changes: [
        ['a3', { no: 1 }],
        ['a1', { no: 2 }],
        ['a2', { no: 3 }],
      ],
    },
    { name: 'to the top', id: 'b1', target: { parent: undefined }, changes: [['b1', { parentId: '0', no: 3 }]] },
    { name: 'below itself is refused', id: 'a', target: { parent: 'a' }, changes: 'itself' },
    { name: 'below what is below itself is refused', id: 'a', target: { parent: 'a2' }, changes: 'below' },
    { name: 'to where it is, is none', id: 'a2', target: { parent: 'a', index: 1 }, changes: 'same' },
    {
      name: 'below a record without children',
      id: 'b1',
      target: { parent: 'a1' },
      changes: [['b1', { parentId: 'a1' }]],
    },
  ])('$name', ({ id, target, changes }) => expect(changesOf(id, target)).toEqual(changes))

  test('without an order changes the parent alone, and nothing among brothers', () => {
    const options = { tree, keyOf, parentField: 'parentId', rootValue: '0', orderField: undefined }
    const planned = planMove(options, recordOf('a2'), 'a', { parent: 'b', index: 0 })
    expect(planned).toMatchObject({ changes: [{ values: { parentId: 'b' } }] })
    expect(planMove(options, recordOf('a3'), 'a', { parent: 'a', index: 0 })).toMatchObject({ reason: 'same' })
  })

  test('among children that are not here gives no number', () => {
    const lazy = { roots: tree.roots, childrenOf: () => undefined }
    const options = { tree: lazy, keyOf, parentField: 'parentId', rootValue: '0', orderField: 'no' }
    expect(planMove(options, recordOf('b'), undefined, { parent: 'a' })).toMatchObject({
      changes: [{ values: { parentId: 'a' } }],
    })
  })

  test('is taken back by the values that were there', () => {
    const planned = plan('a2', { parent: 'b', index: 0 })
    expect(planned.kind === 'move' && planned.back.map(({ record, values }) => [record.id, values])).toEqual([
      ['a2', { parentId: 'a', no: 2 }],
      ['b1', { no: 1 }],
    ])
  })
})

describe('a record that is held', () => {
  const line = (id: string, parent: string | undefined) => ({
    record: recordOf(id),
    key: id,
    parent,
    level: 1,
    position: 1,
    size: 1,
    isOpen: undefined,
  })
  test.each([
    ['inside', 'b', undefined, 'a1', { parent: 'b' }],
    ['above', 'a2', 'a', 'a3', { parent: 'a', index: 1 }],
    ['below', 'a2', 'a', 'a3', { parent: 'a', index: 2 }],
    ['below', 'a2', 'a', 'a1', { parent: 'a', index: 1 }],
    ['above', 'a', undefined, 'b', { parent: undefined, index: 0 }],
    ['below', 'a2', 'a', 'a2', { parent: 'a', index: 1 }],
  ] as const)('%s %s goes to its place', (zone, id, parent, moved, target) => {
    expect(toMoveTarget(tree, keyOf, line(id, parent), zone, moved)).toEqual(target)
  })
})
