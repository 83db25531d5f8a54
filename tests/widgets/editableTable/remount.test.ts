import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DataRecord } from '../../../runtime/registry/index.ts'
import type { Grid } from '../../../widgets/editable-table/grid/types.ts'
import { shareRows } from '../../../widgets/editable-table/shareRows.ts'
import { createGridStore } from '../../../widgets/editable-table/store/gridStore.ts'
import { toKeys, trackKeys } from '../../../widgets/editable-table/store/removedKeys.ts'
import { removeRows, writeCells } from '../../../widgets/editable-table/store/rowChanges.ts'
import { toRows } from '../../../widgets/editable-table/store/rowKeys.ts'

const rules = { complete: (values: DataRecord) => values, readsRows: false, findErrors: () => ({}) }

/** A store, and what the form around holds; `said` is what its companion field says. */
function createTable(value: readonly DataRecord[], formMark = '', marks?: string) {
  const form = { lines: value, custom: formMark }
  const store = createGridStore({
    value,
    keyField: 'id',
    marks,
    listRemoved: () => toKeys(form.custom),
    rules: () => rules,
    onChange: (records) => {
      form.lines = records
    },
  })
  const remove = (key: string) =>
    store.apply((state) => removeRows(state, new Set([key]), { keyField: 'id', keepsDeleted: marks !== undefined }))
  return { store, form, remove, removed: () => store.state().removed.join(',') }
}

describe('what a value says became of its rows', () => {
  test.each<[DataRecord, string | undefined, string | undefined]>([
    [{ id: 1, state: 'new' }, 'state', 'new'],
    [{ id: 1, state: 'changed' }, 'state', 'changed'],
    [{ id: 1, state: 'deleted' }, 'state', 'deleted'],
    [{ id: 1, state: 'open' }, 'state', undefined],
    [{ id: 1 }, 'state', undefined],
    [{ state: 'deleted' }, 'state', 'deleted'],
    [{}, 'state', 'new'],
    [{}, undefined, 'new'],
    [{ id: '' }, undefined, 'new'],
    [{ id: 0 }, undefined, undefined],
    [{ id: 1, state: 'deleted' }, undefined, undefined],
  ])('%j with the field of marks %s: %s', (record, marks, mark) => {
    expect(toRows([record], 'id', marks)[0]?.mark).toBe(mark)
  })

  test('is what the table of a field that is shown again begins with', () => {
    const first = createTable([{ id: 1 }, { id: 2 }], '', 'state')
    first.store.apply((state) => writeCells(state, [{ key: '1', name: 'a', value: 'x' }]))
    first.remove('2')
    const again = createTable(first.form.lines, first.removed(), 'state')
    expect(again.store.state().rows.map(({ mark }) => mark)).toEqual(['changed', 'deleted'])
    expect(again.removed()).toBe('2')
    again.remove('1')
    expect(again.form.lines).toEqual([
      { id: 1, a: 'x', state: 'deleted' },
      { id: 2, state: 'deleted' },
    ])
    again.store.undo()
    expect(again.form.lines.map(({ state }) => state)).toEqual(['changed', 'deleted'])
  })

  test('counts when the form takes back the very records it began with', () => {
    const value = [{ id: 1 }, { id: 2 }]
    const { store, form, remove, removed } = createTable(value, '', 'state')
    remove('2')
    form.custom = ''
    store.applyExternal([...value])
    expect(store.state().rows.map(({ mark }) => mark)).toEqual([undefined, undefined])
    expect(removed()).toBe('')
  })

  test('does not end undo when its own records come back in another list', () => {
    const { store, form, remove } = createTable([{ id: 1 }, { id: 2 }], '', 'state')
    remove('2')
    store.applyExternal([...form.lines])
    expect(store.canUndo()).toBe(true)
  })
})

describe('the keys of removed rows', () => {
  test('go on from those of the form, and undo goes back to them', () => {
    const { store, remove, removed } = createTable([{ id: 2 }, { id: 3 }], '1')
    remove('2')
    expect(removed()).toBe('1,2')
    store.undo()
    expect(removed()).toBe('1')
    store.redo()
    expect(removed()).toBe('1,2')
  })

  test.each<[string, string]>([
    ['', ''],
    ['9', '9'],
    ['1,9', '1,9'],
    ['2,9', '9'],
  ])('of a form that says %j with other values are %j', (formMark, keys) => {
    const { store, form, remove, removed } = createTable([{ id: 1 }, { id: 2 }])
    remove('1')
    form.custom = formMark
    store.applyExternal([{ id: 2 }, { id: 3 }])
    expect(removed()).toBe(keys)
    expect(store.canUndo()).toBe(false)
  })

  test('follow the form alone, and undo keeps to that', () => {
    const { store, remove, removed } = createTable([{ id: 2 }, { id: 3 }], '1')
    remove('2')
    store.takeRemoved(['2', '9'])
    expect(removed()).toBe('2,9')
    store.undo()
    expect(removed()).toBe('9')
    store.redo()
    expect(removed()).toBe('2,9')
  })

  test.each<[string, string, string, string]>([
    ['1', '1,2', '1,2', '1'],
    ['1', '1,2', '2', ''],
    ['', '1', '1,9', '9'],
    ['1,9', '1', '1,9', '1,9'],
    ['1,2', '1', '', '2'],
  ])('%j after %j became %j: %j', (keys, before, now, followed) => {
    expect(trackKeys(toKeys(keys), toKeys(before), toKeys(now)).join(',')).toBe(followed)
  })

  test.each<[unknown, string]>([
    [undefined, ''],
    [null, ''],
    ['a, b,,a', 'a,b'],
    [7, '7'],
    [[1, 'b'], '1,b'],
  ])('are read from %j', (value, keys) => {
    expect(toKeys(value).join(',')).toBe(keys)
  })

  test('are noted once', () => {
    const { remove, removed } = createTable([{ id: 1 }, { id: 2 }], '1')
    remove('1')
    expect(removed()).toBe('1')
  })
})

describe('what became of a row here', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is not told to others who have the table open', () => {
    const { store } = createTable([{ id: 1, state: 'changed' }], '', 'state')
    const grid = { store, setup: () => ({ props: { marks: 'state' } }) } as unknown as Grid
    const sent: unknown[] = []
    const end = shareRows(grid, { send: (rows) => sent.push(rows), subscribe: () => () => {} })
    store.apply((state) => writeCells(state, [{ key: '1', name: 'a', value: 'x' }]))
    vi.runAllTimers()
    expect(sent).toEqual([[{ id: 1, a: 'x' }]])
    end()
  })
})
