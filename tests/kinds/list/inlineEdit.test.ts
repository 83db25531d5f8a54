import { describe, expect, test } from 'vitest'
import { editableColumns, isCellOpen } from '../../../runtime/kinds/list/inlineEdit/cellAccess.ts'
import { changesOf } from '../../../runtime/kinds/list/inlineEdit/changesOf.ts'
import { type PressedKey, toEditorKey } from '../../../runtime/kinds/list/inlineEdit/editorKeys.ts'
import { createOverlay, toEditBody } from '../../../runtime/kinds/list/inlineEdit/pendingEdits.ts'
import { type ListPage, resolvePage } from '../../../runtime/language/index.ts'

const key: PressedKey = {
  key: 'Enter',
  shift: false,
  control: false,
  isComposing: false,
  on: 'text',
  hasPopup: false,
}

test.each([
  [{}, 'save'],
  [{ key: 'Escape' }, 'cancel'],
  [{ key: 'Tab' }, 'next'],
  [{ key: 'Tab', shift: true }, 'previous'],
  [{ key: 'a' }, undefined],
  [{ hasPopup: true }, undefined],
  [{ key: 'Escape', hasPopup: true }, undefined],
  [{ key: 'Tab', hasPopup: true }, 'next'],
  [{ isComposing: true }, undefined],
  [{ on: 'lines' }, 'save'],
  [{ on: 'lines', shift: true }, undefined],
  [{ on: 'document' }, undefined],
  [{ on: 'document', control: true }, 'save'],
  [{ on: 'button' }, undefined],
  [{ on: 'other' }, 'save'],
] as const)('the key %j means %j', (part, meaning) => {
  expect(toEditorKey({ ...key, ...part })).toBe(meaning)
})

test.each([
  [{ a: 1 }, { a: 2 }, { a: 2 }],
  [{ a: 1 }, { a: 1 }, {}],
  [{ a: '' }, { a: null }, {}],
  [{ a: null }, {}, {}],
  [{ a: 'x' }, { a: undefined }, { a: null }],
  [{ a: [1, 2] }, { a: [1, 2] }, {}],
  [{}, { b: 0 }, { b: 0 }],
])('from %j to %j the changes are %j', (record, values, changes) => {
  expect(changesOf(record, values)).toEqual(changes)
})

test('of some names only their changes count', () => {
  expect(changesOf({ a: 1, b: 1 }, { a: 2, b: 2 }, ['a'])).toEqual({ a: 2 })
})

describe('what an edit sends', () => {
  const record = { id: '7', name: 'Ada', status: '1', status_dictText: 'Active' }

  test('is the whole record without the texts that a server puts beside values (wire contract 2.3)', () => {
    expect(toEditBody(record, { name: 'Grace' }, 'id', 'record')).toEqual({ id: '7', name: 'Grace', status: '1' })
  })

  test('is the key with what changed where the source says so', () => {
    expect(toEditBody(record, { name: 'Grace' }, 'id', 'changes')).toEqual({ id: '7', name: 'Grace' })
  })
})

test('a record with pending edits is the same object as long as they are', () => {
  const overlay = createOverlay()
  const record = { id: '7', name: 'Ada' }
  const edit = { number: 1, key: '7', changes: { name: 'Grace' } }
  const edited = overlay.apply(record, [edit])
  expect(edited).toEqual({ id: '7', name: 'Grace' })
  expect(overlay.apply(record, [edit])).toBe(edited)
  const more = [edit, { number: 2, key: '7', changes: { id: '8' } }]
  expect(overlay.apply(record, more)).toEqual({ id: '8', name: 'Grace' })
  expect(overlay.apply(record, [])).toBe(record)
})

test('a record says which of its values are being saved', () => {
  const overlay = createOverlay()
  const record = { id: '7', name: 'Ada' }
  const edited = overlay.apply(record, [{ number: 1, key: '7', changes: { name: 'Grace' } }])
  expect(['id', 'name'].filter((field) => overlay.isPending(edited, field))).toEqual(['name'])
  expect(overlay.isPending(record, 'name')).toBe(false)
})

const list = (parts: Partial<ListPage> = {}) =>
  resolvePage({
    kind: 'list',
    id: 'shop.order',
    version: 1,
    title: 'Orders',
    accessPrefix: 'order',
    source: { rest: '/shop/order' },
    fields: {
      name: {},
      number: { editable: 'onCreate' },
      total: { value: 'values.a + 1' },
      created: { editable: 'never' },
      note: { disabledWhen: "record.status == 'closed'", showWhen: 'values.name != null' },
    },
    columns: [
      { field: 'name', editable: true },
      { group: 'Others', columns: ['number', 'total', 'created', 'note'].map((field) => ({ field, editable: true })) },
      'plain',
    ],
    ...parts,
  } satisfies ListPage)

describe('the columns that are edited in a table', () => {
  test('are those of fields that a person may write in records that exist', () => {
    expect([...editableColumns(list(), () => true)]).toEqual(['name', 'note'])
  })

  test('are none without the access code of editing', () => {
    expect(editableColumns(list(), (code) => code !== 'order:edit').size).toBe(0)
    const own = list({ rowActions: [{ id: 'edit', access: 'order:change' }] })
    expect(editableColumns(own, (code) => code === 'order:change').size).toBe(2)
  })

  test('are none where the source has no call for it', () => {
    expect(editableColumns(list({ source: { onlineReport: 'sales' } }), () => true).size).toBe(0)
  })

  test.each([
    [{ name: 'Ada', status: 'open' }, true],
    [{ name: 'Ada', status: 'closed' }, false],
    [{ status: 'open' }, false],
  ])('are open in %j: %j', (record, expected) => {
    expect(isCellOpen(list(), 'note', record, {})).toBe(expected)
  })
})
