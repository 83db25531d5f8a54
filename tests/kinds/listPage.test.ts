import { describe, expect, test } from 'vitest'
import {
  entriesInSight,
  toColumns,
  toFirstSort,
  toPaging,
  toQueryEntry,
  widgetsOfRecords,
} from '../../runtime/kinds/list/listPage.ts'
import { actionAccess, type ListPage, pageAccess, resolvePage } from '../../runtime/language/index.ts'

const list = (parts: Partial<ListPage> = {}) =>
  resolvePage({
    kind: 'list',
    id: 'shop.order',
    version: 1,
    title: 'Orders',
    columns: ['number'],
    ...parts,
  } satisfies ListPage)

describe('paging', () => {
  test.each([
    { paging: undefined, expected: { size: 10, sizes: [10, 20, 30, 50, 100, 200] } },
    { paging: { size: 20 }, expected: { size: 20, sizes: [10, 20, 30, 50, 100, 200] } },
    { paging: { sizes: [5, 50] }, expected: { size: 5, sizes: [5, 50] } },
    { paging: { size: 30, sizes: [5, 50] }, expected: { size: 30, sizes: [5, 50] } },
    { paging: false as const, expected: null },
  ])('$paging is $expected (specification 9)', ({ paging, expected }) => {
    expect(toPaging(list(paging === undefined ? {} : { paging }))).toEqual(expected)
  })
})

test.each([
  { sort: undefined, expected: { field: 'createTime', direction: 'desc' } },
  { sort: { field: 'name' }, expected: { field: 'name', direction: 'desc' } },
  { sort: { field: 'name', order: 'asc' as const }, expected: { field: 'name', direction: 'asc' } },
])('the order $sort is $expected (specification 9)', ({ sort, expected }) => {
  expect(toFirstSort(list(sort ? { sort } : {}))).toEqual(expected)
})

test.each([{ onlineReport: 'sales' }, { onlineForm: 'orders' }])(
  '%o comes in its own order until one is chosen',
  (source) => {
    expect(toFirstSort(list({ source }))).toBeUndefined()
    expect(toFirstSort(list({ source, sort: { field: 'name' } }))).toEqual({ field: 'name', direction: 'desc' })
  },
)

test('three entries of a query bar are in sight, unless they say so themselves', () => {
  const inSight = (entries: readonly { readonly field: string; readonly collapsed?: boolean }[]) =>
    entriesInSight(entries, 'list')
      .map(({ field }) => field)
      .join('')
  expect(inSight([...'abcd'].map((field) => ({ field })))).toBe('abc')
  expect(inSight([...'abcd'].map((field) => ({ field, collapsed: false })))).toBe('abcd')
  expect(inSight([{ field: 'a', collapsed: true }, { field: 'b' }, { field: 'c', collapsed: true }])).toBe('b')
})

test('a picker folds what goes beyond two entries', () => {
  const entries: readonly { readonly field: string; readonly collapsed?: boolean }[] = [...'abc'].map((field) => ({
    field,
  }))
  expect(entriesInSight(entries, 'picker').map(({ field }) => field)).toEqual(['a', 'b'])
})

test('a name alone is short for an entry', () => {
  expect(toColumns(['name'])).toEqual([{ column: { field: 'name' }, groups: [] }])
  expect(toQueryEntry('name')).toEqual({ field: 'name' })
  expect(toQueryEntry({ field: 'name', rule: 'like' })).toEqual({ field: 'name', rule: 'like' })
})

test('columns come out of their groups in their order, each with the titles above it', () => {
  const columns = toColumns([
    'a',
    { group: 'Outer', columns: ['b', { group: 'Inner', columns: [{ field: 'c', width: 90 }] }] },
  ])
  expect(columns.map(({ column, groups }) => [column.field, groups.map(({ title }) => title)])).toEqual([
    ['a', []],
    ['b', ['Outer']],
    ['c', ['Outer', 'Inner']],
  ])
  expect(columns[2]?.column.width).toBe(90)
})

test('two groups of one title stay apart', () => {
  const [one, other] = toColumns([
    { group: 'A', columns: ['a'] },
    { group: 'A', columns: ['b'] },
  ])
  expect(one?.groups[0]?.id).not.toBe(other?.groups[0]?.id)
})

test('a list needs the widgets of its columns, and the editors of the entries in sight', () => {
  const needs = widgetsOfRecords(
    list({
      fields: { a: { widget: 'date' }, b: { widget: 'switch' }, c: {} },
      columns: ['a', { field: 'c' }],
      query: ['b', { field: 'a', widget: 'datetime' }, 'c', { field: 'c', widget: 'textarea' }],
    }),
  )
  expect(new Set(needs.shown)).toEqual(new Set(['date', 'input', 'switch', 'datetime', 'textarea']))
  expect(needs.edited).toEqual(['switch', 'datetime', 'input'])
})

describe('access', () => {
  test.each([
    { codes: { accessPrefix: 'user' }, code: 'user:list' },
    { codes: { access: 'user:password' }, code: 'user:password' },
    { codes: {}, code: undefined },
  ] as const)('a page with $codes asks for $code', ({ codes, code }) => {
    expect(pageAccess(codes)).toBe(code)
  })

  const page = { accessPrefix: 'user' }
  const steps = [{ message: 'done' }]
  test.each([
    { action: 'add', code: 'user:add' },
    { action: 'edit', code: 'user:edit' },
    { action: 'view', code: undefined },
    { action: 'remove', code: 'user:delete' },
    { action: 'removeBatch', code: 'user:delete' },
    { action: 'export', code: 'user:export' },
    { action: 'import', code: 'user:import' },
    { action: 'superQuery', code: undefined },
    { action: { id: 'remove', label: 'Erase' }, code: 'user:delete' },
    { action: { id: 'remove', access: 'user:erase' }, code: 'user:erase' },
    { action: { id: 'freeze', label: 'Freeze', steps }, code: undefined },
    { action: { id: 'freeze', label: 'Freeze', steps, access: 'user:freeze' }, code: 'user:freeze' },
    { action: { id: 'edit', label: 'Own', steps }, code: undefined },
  ] as const)('the action $action asks for $code', ({ action, code }) => {
    expect(actionAccess(page, action)).toBe(code)
  })

  test('nothing is asked on a page without access', () => {
    expect(actionAccess({}, 'add')).toBeUndefined()
  })
})
