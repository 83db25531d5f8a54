import { describe, expect, test } from 'vitest'
import { maxRequests, nodesToOpen } from '../../../runtime/kinds/treeTable/nodesToOpen.ts'
import { toTreeCall, toTreeQuestion } from '../../../runtime/kinds/treeTable/treeQuestion.ts'
import { isRootParent, toExtraParameters, toTreeShape } from '../../../runtime/kinds/treeTable/treeShape.ts'
import { resolvePage, type TreePart, type TreeTablePage } from '../../../runtime/language/index.ts'
import { keyOf } from '../../tree/tree.ts'

const page = (tree?: TreePart) =>
  resolvePage({
    kind: 'treeTable',
    id: 'shop.unit',
    version: 1,
    title: 'Units',
    source: { rest: '/shop/unit' },
    columns: ['name'],
    ...(tree ? { tree } : {}),
  } satisfies TreeTablePage)

describe('what a tree leaves out', () => {
  test('is that of the specification', () => {
    expect(toTreeShape(page())).toEqual({
      parent: 'parentId',
      hasChildren: 'hasChildren',
      root: '0',
      children: undefined,
      isLazy: true,
      label: undefined,
      order: undefined,
      rootUrl: '/shop/unit/list',
      branchUrl: '/shop/unit/list',
      branchParameters: {},
      isBranchApart: false,
      batch: undefined,
    })
  })

  test.each([
    [{ children: 'children' }, false],
    [{ children: 'children', lazy: true }, true],
    [{ lazy: false }, false],
    [{}, true],
  ])('of %o is lazy: %s', (tree, isLazy) => expect(toTreeShape(page(tree)).isLazy).toBe(isLazy))

  test('a batch asks where children are asked', () => {
    const shape = toTreeShape(page({ url: '/other/children', batch: { parameter: 'parents' } }))
    expect(shape.batch).toEqual({ url: '/other/children', parameter: 'parents' })
    expect(shape.isBranchApart).toBe(true)
  })
})

describe('the question of a tree', () => {
  const plain = { column: 'createTime', order: 'desc' }
  const requested = { ...plain, name: '*a*' }
  const ask = (tree: TreePart, parameters: Readonly<Record<string, string>>, extra = {}) =>
    toTreeQuestion(toTreeShape(page(tree)), extra, parameters, plain)

  test.each([
    { name: 'is for the uppermost records', tree: {}, parameters: plain, sent: { ...plain, parentId: '0' } },
    {
      name: 'names its own root',
      tree: { parent: 'pid', root: 'top' },
      parameters: plain,
      sent: { ...plain, pid: 'top' },
    },
    { name: 'leaves an empty root out', tree: { root: '' }, parameters: plain, sent: plain },
    { name: 'is for what a person looks for, wherever it stands', tree: {}, parameters: requested, sent: requested },
    {
      name: 'is for the whole tree, which is searched here',
      tree: { lazy: false },
      parameters: requested,
      sent: plain,
    },
    {
      name: 'leaves an advanced query of a whole tree to the server',
      tree: { children: 'children' },
      parameters: { ...requested, superQueryParams: '%5B%5D', superQueryMatchType: 'and' },
      sent: { ...plain, superQueryParams: '%5B%5D', superQueryMatchType: 'and' },
    },
  ])('$name', ({ tree, parameters, sent }) => expect(ask(tree, parameters)).toEqual(sent))

  test('over an online form is for children, and for a list when something is looked for', () => {
    const form = page({ parent: 'pid' })
    const shape = toTreeShape({ ...form, source: { onlineForm: 'unit' } })
    expect(shape).toMatchObject({ rootUrl: '/online/cgform/api/getTreeData/unit', isBranchApart: false })
    expect(toTreeQuestion(shape, {}, plain, plain)).toEqual({ ...plain, hasQuery: 'false', pid: '0' })
    expect(toTreeQuestion(shape, {}, requested, plain)).toEqual(requested)
    expect([toTreeCall(shape, plain, plain), toTreeCall(shape, requested, plain)]).toEqual(['children', 'list'])
  })

  test('carries the parameters of the tree', () => {
    expect(ask({}, plain, { tenant: '7' })).toEqual({ ...plain, tenant: '7', parentId: '0' })
  })
})

test.each([
  [{ query: { tenant: '{{ user.tenant }}' } }, { tenant: '7' }],
  [{ condition: '{"a":"{{ user.tenant }}"}' }, { condition: '{"a":"7"}' }],
  [{ condition: '{{ { a: user.tenant } }}' }, { condition: '{"a":"7"}' }],
  [{ condition: '{{ user.nothing }}' }, {}],
  [{}, {}],
])('the further parameters of %o are %o', (tree, parameters) => {
  expect(toExtraParameters(page(tree), { user: { tenant: '7' } })).toEqual(parameters)
})

test.each([
  ['', true],
  ['0', true],
  ['top', true],
  ['1', false],
])('the parent %j is none: %s', (parent, isRoot) => {
  expect(isRootParent(toTreeShape(page({ root: 'top' })), parent)).toBe(isRoot)
})

test('opening all asks for the children of fifty records at most', () => {
  const roots = Array.from({ length: 80 }, (_, index) => ({ id: `r${index}` }))
  const known = { roots, childrenOf: (key: string) => (key === 'r79' ? [{ id: 'child' }] : undefined) }
  const keys = nodesToOpen(known, keyOf, (record) => keyOf(record) !== 'child')
  expect(keys).toHaveLength(maxRequests + 1)
  expect(keys.at(-1)).toBe('r79')
})
