import { expect, test } from 'vitest'
import type { ContainedFields, DataRecord, ValueWidget } from '../../../runtime/registry/index.ts'
import { toColumns } from '../../../widgets/editable-table/columns/toColumns.ts'
import { tagsEntry } from '../../../widgets/tags-input/cellEntry.ts'
import { tagsInput } from '../../../widgets/tags-input/index.ts'
import { findWidget as findPlain } from './table.ts'

const findWidget = (id: string): ValueWidget | undefined => {
  const plain = findPlain(id === 'counted' ? 'input' : id)
  if (id === 'counted') return plain && ({ ...plain, inTable: { showCount: true } } as ValueWidget)
  return id === 'tags-input' ? (tagsInput as unknown as ValueWidget) : plain
}

const columnOf = (field: ContainedFields[string]) =>
  toColumns({
    fields: { a: field },
    value: [],
    props: {},
    findWidget,
    hasAccess: () => true,
    text: (source) => source ?? '',
  })[0]

test('a widget says which props it has in a table, and the document goes before', () => {
  expect(columnOf({ widget: 'counted' })?.props).toEqual({ showCount: true })
  expect(columnOf({ widget: 'counted', props: { max: 2 } })?.props).toEqual({ showCount: true, max: 2 })
  expect(columnOf({ widget: 'counted', props: { showCount: false } })?.field.props).toEqual({ showCount: false })
})

test('a field of a widget that says nothing stays as it is declared', () => {
  const field = { widget: 'input' }
  expect(columnOf(field)?.field).toBe(field)
})

test.each<[DataRecord | undefined, string]>([
  [undefined, 'ab;cd;e'],
  [{ every: 3 }, 'abc;de'],
])('tags with the props %j are stored as %s (specification 9)', (props, stored) => {
  const column = columnOf({ widget: 'tags-input', ...(props && { props }) })
  expect(tagsEntry.fromText('abcde', column?.props ?? {})).toBe(stored)
})
