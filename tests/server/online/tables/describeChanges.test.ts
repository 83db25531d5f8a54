import { expect, test } from 'vitest'
import { describeChanges } from '../../../../server/online/tables/describeChanges.ts'
import type { ColumnShape, TableShape } from '../../../../server/online/tables/shape.ts'

const column = (name: string, more: Partial<ColumnShape> = {}): ColumnShape => ({
  ...{ name, type: 'character varying(32)', isNullable: true, isKey: false, defaultValue: null, comment: null },
  ...more,
})
const table = (columns: readonly ColumnShape[], more: Partial<TableShape> = {}): TableShape => ({
  ...{ table: 'orders', comment: 'Orders', columns, indexes: [] },
  ...more,
})
const inWords = (current: TableShape | undefined, wanted: TableShape, mode: 'normal' | 'force' = 'normal') =>
  describeChanges(current, wanted, mode).map(({ en }) => en)

test('a new table and one that is made anew are told as such', () => {
  const wanted = table([column('id', { isKey: true }), column('name')])
  expect(inWords(undefined, wanted)).toEqual(['Creates the table with 2 columns'])
  expect(inWords(wanted, wanted, 'force')).toEqual(['Deletes the table with all of its records, and creates it again'])
  expect(inWords(wanted, wanted)).toEqual([])
})

test('columns that come, change and go are called as people read them', () => {
  const current = table([column('name'), column('note', { comment: 'Note' }), column('count', { comment: 'Count' })])
  const wanted = table([
    column('name', { type: 'character varying(100)', isNullable: false }),
    column('price', { type: 'numeric(10,2)', comment: 'Price' }),
    column('count', { type: 'integer', comment: 'Count' }),
  ])
  expect(inWords(current, wanted)).toEqual([
    'Adds the column "Price"',
    'Widens "name" from 32 to 100 characters',
    'Requires a value in "name"',
    'Changes the type of "Count" from text of 32 characters to whole number',
    'Deletes the column "Note"',
  ])
})

test('a rename, a label and an index are said', () => {
  const current = table([column('name', { comment: 'Name' })])
  const wanted = table([column('title', { formerName: 'name', comment: 'Title' })], {
    indexes: [{ name: 'by_title', columns: ['title'], isUnique: true }],
  })
  expect(inWords(current, wanted)).toEqual([
    'Renames the column "name" to "title"',
    'Relabels "Name" as "Title"',
    'Makes the values of Title unique',
  ])
})
