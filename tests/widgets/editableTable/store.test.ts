import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DataRecord } from '../../../runtime/registry/index.ts'
import { createGridStore, type GridStore } from '../../../widgets/editable-table/store/gridStore.ts'
import { mergeLive } from '../../../widgets/editable-table/store/mergeLive.ts'
import {
  insertRows,
  moveRow,
  removeRows,
  renumber,
  stepRows,
  writeCells,
} from '../../../widgets/editable-table/store/rowChanges.ts'
import { toRows } from '../../../widgets/editable-table/store/rowKeys.ts'
import type { GridState } from '../../../widgets/editable-table/store/types.ts'
import { rowsOf } from './table.ts'

const stateOf = (...records: readonly DataRecord[]): GridState => ({ rows: rowsOf(...records), removed: [] })
const keysOf = ({ rows }: GridState): string => rows.map((row) => row.key).join('')
const removal = { keyField: 'id', keepsDeleted: false }

describe('rows', () => {
  const four = stateOf({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 })

  test.each<[number, string]>([
    [0, 'xabcd'],
    [2, 'abxcd'],
    [4, 'abcdx'],
    [99, 'abcdx'],
    [-3, 'xabcd'],
  ])('a new row goes before place %i', (at, order) => {
    const next = insertRows(four, at, [{ key: 'x', values: {} }])
    expect(keysOf(next)).toBe(order)
    expect(next.rows.find((row) => row.key === 'x')?.mark).toBe('new')
  })

  test('the keys of saved rows that are removed are noted', () => {
    const next = removeRows(four, new Set(['b', 'd']), removal)
    expect(keysOf(next)).toBe('ac')
    expect(next.removed).toEqual(['2', '4'])
  })

  test('a new row that is removed was never saved', () => {
    const added = insertRows(four, 0, [{ key: 'x', values: { id: 9 } }])
    expect(removeRows(added, new Set(['x']), removal).removed).toEqual([])
  })

  test('removed rows stay as deleted ones where a document marks them', () => {
    const next = removeRows(four, new Set(['b']), { ...removal, keepsDeleted: true })
    expect(keysOf(next)).toBe('abcd')
    expect(next.rows[1]?.mark).toBe('deleted')
    expect(removeRows(next, new Set(['b']), { ...removal, keepsDeleted: true })).toBe(next)
  })

  test.each<[string, -1 | 1, string]>([
    ['b', -1, 'bacd'],
    ['b', 1, 'acbd'],
    ['a', -1, 'abcd'],
    ['d', 1, 'abcd'],
    ['ab', -1, 'abcd'],
    ['bc', -1, 'bcad'],
    ['bd', 1, 'acbd'],
    ['ac', 1, 'badc'],
  ])('%s moved by %i', (keys, step, order) => {
    expect(keysOf(stepRows(four, new Set(keys), step))).toBe(order)
  })

  test.each<[number, number, string]>([
    [0, 4, 'bcda'],
    [3, 0, 'dabc'],
    [1, 3, 'acbd'],
    [1, 1, 'abcd'],
    [1, 2, 'abcd'],
  ])('the row of place %i dragged before place %i', (from, to, order) => {
    expect(keysOf(moveRow(four, from, to))).toBe(order)
  })

  test('dragging counts the places from 1', () => {
    const numbered = renumber(stateOf({ orderNum: 3 }, { orderNum: 2 }, {}), 'orderNum')
    expect(numbered.rows.map((row) => row.values.orderNum)).toEqual([1, 2, 3])
    expect(numbered.rows.map((row) => row.mark)).toEqual(['changed', undefined, 'changed'])
    expect(renumber(numbered, 'orderNum')).toBe(numbered)
  })

  test('a row whose values stay keeps its identity', () => {
    const next = writeCells(four, [{ key: 'b', name: 'a', value: 1 }])
    expect(next.rows[0]).toBe(four.rows[0])
    expect(next.rows[1]).toEqual({ key: 'b', values: { id: 2, a: 1 }, mark: 'changed' })
    expect(writeCells(next, [{ key: 'b', name: 'a', value: 1 }])).toBe(next)
  })

  test('two rows of the same key are two rows', () => {
    const rows = toRows([{ id: 1 }, { id: 1 }, {}], 'id')
    expect(new Set(rows.map((row) => row.key)).size).toBe(3)
  })

  test('a key has at most fifty characters', () => {
    expect(toRows([{ id: 'x'.repeat(80) }], 'id')[0]?.key).toHaveLength(50)
  })
})

describe('what others change', () => {
  const table = stateOf({ id: 1, a: 'x', b: 'y' }, { id: 2, a: 'z' })

  test('is taken in by the key of the row', () => {
    const next = mergeLive(table, [{ id: '2', a: 'new' }], { keyField: 'id', edited: undefined })
    expect(next.rows[1]?.values.a).toBe('new')
    expect(next.rows[0]).toBe(table.rows[0])
  })

  test('leaves the cell that is edited here', () => {
    const next = mergeLive(table, [{ id: 1, a: 'theirs', b: 'theirs' }], {
      keyField: 'id',
      edited: { key: 'a', name: 'a' },
    })
    expect(next.rows[0]?.values).toEqual({ id: 1, a: 'x', b: 'theirs' })
  })

  test('adds no row', () => {
    expect(mergeLive(table, [{ id: 9, a: 1 }, {}], { keyField: 'id', edited: undefined })).toBe(table)
  })
})

const rules = { complete: (values: DataRecord) => values, readsRows: false, findErrors: () => ({}) }

function createTable(
  value: readonly DataRecord[],
  keyField = 'id',
): { store: GridStore; reported: (readonly DataRecord[])[] } {
  const reported: (readonly DataRecord[])[] = []
  const store = createGridStore({
    value,
    keyField,
    marks: undefined,
    rules: () => rules,
    onChange: (records) => reported.push(records),
  })
  return { store, reported }
}

describe('undo', () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), row: fc.nat(9), value: fc.nat(3) }),
    fc.record({ kind: fc.constant('insert' as const), at: fc.nat(9) }),
    fc.record({ kind: fc.constant('remove' as const), row: fc.nat(9) }),
    fc.record({ kind: fc.constant('step' as const), row: fc.nat(9), step: fc.constantFrom<-1 | 1>(-1, 1) }),
    fc.record({ kind: fc.constant('move' as const), from: fc.nat(9), to: fc.nat(9) }),
  )
  type Change = typeof change extends fc.Arbitrary<infer C> ? C : never
  let made = 0
  const run = (store: GridStore, step: Change) => {
    const keyAt = (row: number) => store.keys()[row] ?? ''
    switch (step.kind) {
      case 'write':
        return store.apply((state) => writeCells(state, [{ key: keyAt(step.row), name: 'a', value: step.value }]))
      case 'insert':
        made += 1
        return store.apply((state) => insertRows(state, step.at, [{ key: `made ${made}`, values: {} }]))
      case 'remove':
        return store.apply((state) => removeRows(state, new Set([keyAt(step.row)]), removal))
      case 'step':
        return store.apply((state) => stepRows(state, new Set([keyAt(step.row)]), step.step))
      case 'move':
        return store.apply((state) => moveRow(state, step.from, step.to))
    }
  }

  test('after do is the identity, and redo after undo is what was done', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const { store } = createTable([{ id: 1 }, { id: 2, a: 1 }, { id: 3 }])
        const first = store.state()
        for (const step of changes) run(store, step)
        const last = store.state()
        while (store.canUndo()) store.undo()
        expect(store.state()).toEqual(first)
        while (store.canRedo()) store.redo()
        expect(store.state()).toEqual(last)
      }),
    )
  })

  test('takes what was typed in one visit to a cell as one change', () => {
    const { store } = createTable([{ id: 1, a: '' }])
    for (const value of ['a', 'ab', 'abc'])
      store.apply((state) => writeCells(state, [{ key: '1', name: 'a', value }]), 'visit 1')
    store.undo()
    expect(store.find('1')?.values.a).toBe('')
    expect(store.canUndo()).toBe(false)
  })

  test('does not take back what others did', () => {
    const { store } = createTable([{ id: 1, a: 'x', b: 'x' }])
    store.apply((state) => writeCells(state, [{ key: '1', name: 'a', value: 'mine' }]))
    store.merge((state) => mergeLive(state, [{ id: 1, b: 'theirs' }], { keyField: 'id', edited: undefined }))
    store.undo()
    expect(store.find('1')?.values).toEqual({ id: 1, a: 'x', b: 'theirs' })
  })

  test('of a visit that is called off leaves nothing to redo', () => {
    const { store } = createTable([{ id: 1, a: 'x' }])
    store.apply((state) => writeCells(state, [{ key: '1', name: 'a', value: 'y' }]), 'visit')
    store.callOff('visit')
    expect(store.find('1')?.values.a).toBe('x')
    expect(store.canUndo() || store.canRedo()).toBe(false)
  })
})

describe('the value of the field', () => {
  test('is told with every change, and its coming back changes nothing', () => {
    const { store, reported } = createTable([{ id: 1, a: 'x' }])
    store.apply((state) => writeCells(state, [{ key: '1', name: 'a', value: 'y' }]))
    expect(reported).toEqual([[{ id: 1, a: 'y' }]])
    store.applyExternal(reported[0])
    store.applyExternal([...(reported[0] ?? [])])
    expect(store.canUndo()).toBe(true)
  })

  test('from outside begins the table anew', () => {
    const { store, reported } = createTable([{ id: 1, a: 'x' }])
    store.apply((state) => writeCells(state, [{ key: '1', name: 'a', value: 'y' }]))
    store.applyExternal([{ id: 2 }])
    expect(store.keys()).toEqual(['2'])
    expect(store.canUndo()).toBe(false)
    expect(reported).toHaveLength(1)
  })

  test.each([undefined, null, 'text', 7, {}, [1, 2], [null]])('%j is no list of rows', (value) => {
    const { store } = createTable([])
    store.applyExternal(value)
    expect(store.keys()).toEqual([])
  })
})

test('a row that nothing happened to is drawn from the same view', () => {
  const { store } = createTable([{ id: 1 }, { id: 2 }])
  const before = store.view('1')
  store.apply((state) => writeCells(state, [{ key: '2', name: 'a', value: 1 }]))
  expect(store.view('1')).toBe(before)
  expect(store.view('2')?.row.values.a).toBe(1)
  expect(store.view('3')).toBeUndefined()
})
