import { describe, expect, test } from 'vitest'
import {
  type FilterableRequest,
  filterWidgets,
  toFilterableFields,
  toWireParts,
} from '../../../runtime/kinds/list/superQuery/filterableFields.ts'
import type { Field, SuperQueryOptions } from '../../../runtime/language/index.ts'
import { findWidget } from './widgets.ts'

const fields: Readonly<Record<string, Field>> = {
  name: { label: 'Name' },
  note: { label: 'Note', widget: 'textarea', props: { rows: 4 } },
  text: { label: 'Text', widget: 'rich-text' },
  level: { label: 'Level', widget: 'dict-select', props: { dict: 'customer_level' } },
  total: { label: 'Total', widget: 'number', access: 'order:money' },
  secret: { label: 'Password', widget: 'password' },
  files: { label: 'Files', widget: 'file-upload' },
  person: { label: 'Person', widget: 'avatar' },
  inner: { widget: 'input' },
  lost: { label: 'Lost', widget: 'teleporter' },
  lines: {
    label: 'Lines',
    widget: 'editable-table',
    fields: { product: { label: 'Product' }, price: { label: 'Price', widget: 'number', access: 'order:money' } },
  },
}

const ask = (
  options?: SuperQueryOptions,
  codes: readonly string[] = ['order:money'],
  further: Partial<FilterableRequest> = {},
) =>
  toFilterableFields({
    fields,
    options,
    findWidget,
    text: (source) => source ?? '',
    hasAccess: (code) => codes.includes(code),
    ...further,
  })
const named = (requested: ReturnType<typeof ask>) => requested.map(({ name, label }) => [name, label])

describe('the fields that may be asked', () => {
  test('are all with a label and a plain value, those of sub-tables as parent-child', () => {
    expect(named(ask())).toEqual([
      ['name', 'Name'],
      ['note', 'Note'],
      ['text', 'Text'],
      ['level', 'Level'],
      ['total', 'Total'],
      ['lines,product', 'Lines-Product'],
      ['lines,price', 'Lines-Price'],
    ])
    expect(ask().find(({ name }) => name === 'lines,price')?.group).toBe('Lines')
  })

  test('leave out what the person may not see', () => {
    const names = ask(undefined, []).map(({ name }) => name)
    expect(names).not.toContain('total')
    expect(names).not.toContain('lines,price')
    expect(names).toContain('lines,product')
  })

  test('are those that the page lists, in its order, under its labels and rules', () => {
    const requested = ask({
      fields: [
        'total',
        { field: 'lines', label: 'Goods', fields: ['price'] },
        { field: 'name', label: 'Who', rules: ['like'] },
        'files',
      ],
    })
    expect(named(requested)).toEqual([
      ['total', 'Total'],
      ['lines,price', 'Goods-Price'],
      ['name', 'Who'],
      ['files', 'Files'],
    ])
    expect(requested[2]?.rules).toEqual(['like'])
  })

  test('never hold a secret, also when the page lists it', () => {
    expect(ask({ fields: ['secret', 'name'] }).map(({ name }) => name)).toEqual(['name'])
  })

  test('that are typed are asked in one line, whatever they are edited by', () => {
    for (const name of ['name', 'note', 'text']) {
      const field = ask().find((candidate) => candidate.name === name)
      expect(field?.widget.id).toBe('input')
      expect(field?.props).toEqual({})
    }
    expect(ask().find(({ name }) => name === 'level')).toMatchObject({ props: { dict: 'customer_level' } })
  })

  test('need the widgets of their own and those inside of sub-tables', () => {
    expect(new Set(filterWidgets(fields))).toEqual(
      new Set([
        ...[
          'input',
          'textarea',
          'rich-text',
          'dict-select',
          'number',
          'password',
          'file-upload',
          'avatar',
          'teleporter',
        ],
      ]),
    )
  })
})

describe('what the wire says of a field', () => {
  const filterable = (name: string, props: Readonly<Record<string, unknown>> = {}) => {
    const widget = findWidget(name)
    if (!widget) throw new Error(`There is no widget ${name}.`)
    return { name, label: name, widget, props, rules: ['eq' as const] }
  }
  test.each([
    ['a text', filterable('input'), 'x', { type: 'text' }],
    ['a number', filterable('number'), 5, { type: 'decimal' }],
    ['a whole number', filterable('number', { precision: 0 }), 5, { type: 'integer' }],
    ['a day', filterable('date'), '2026-01-31', { type: 'date' }],
    ['a moment', filterable('date'), '2026-01-31 08:00:00', { type: 'datetime' }],
    ['several days', filterable('date'), ['2026-01-31', '2026-02-01'], { type: 'date' }],
    ['a time of day', filterable('date'), '08:00:00', { type: 'text' }],
    ['a dictionary', filterable('dict-select', { dict: 'sex' }), '1', { type: 'text', dictionary: 'sex' }],
    [
      'choices of the document',
      filterable('select', { options: [{ value: 1, label: 'One' }] }),
      '1',
      { type: 'text', options: [{ value: '1', text: 'One' }] },
    ],
  ])('%s', (_, field, value, parts) => {
    expect(toWireParts(field, value)).toEqual(parts)
  })
})
