import { expect, test } from 'vitest'
import { testLanguage } from '../testVocabulary.ts'

const fragments: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'shop.money': {
    kind: 'fragment',
    id: 'shop.money',
    version: 1,
    title: 'Amounts',
    parameters: { rate: {}, field: {}, title: {} },
    fields: { total: { label: 'Total of {{ given.title }}', widget: 'number' } },
    columns: [
      { field: '{{ given.field }}', label: '{{ given.title }}' },
      { group: 'Sums', columns: [{ fragment: 'shop.sum', with: { factor: 'given.rate' } }] },
    ],
  },
  'shop.sum': {
    kind: 'fragment',
    id: 'shop.sum',
    version: 1,
    title: 'Sum',
    parameters: { factor: {} },
    columns: [{ field: 'total', tones: [{ when: 'record.total * given.factor > 10', tone: 'error' }] }],
  },
  'shop.notice': {
    kind: 'fragment',
    id: 'shop.notice',
    version: 1,
    title: 'Notice',
    parameters: { text: {}, steps: {} },
    steps: [
      { message: { text: 'For {{ given.text }} and {{ given["text"] }}, \\{{ given.text }}' }, when: '!given.text' },
      { reload: true },
    ],
  },
  'shop.address': {
    kind: 'fragment',
    id: 'shop.address',
    version: 1,
    title: 'Address',
    layout: [{ group: 'Address', items: ['street', { field: 'city', span: 2 }] }],
  },
}

const find = (id: string) => fragments[id]
const list = (rest: object) => ({ kind: 'list', id: 'shop.order', version: 1, title: 'Orders', ...rest })
const expand = (rest: object) => testLanguage.expandFragments(list(rest), find)

test('columns of a fragment stand in its place with what it is given, those of fragments inside of it too', () => {
  const use = { fragment: 'shop.money', with: { rate: 'user.rate + 1', field: "'price'", title: "'Price'" } }
  const { page, missing } = expand({ columns: ['number', use, 'note'] })
  expect(missing).toEqual([])
  expect(page.columns).toEqual([
    'number',
    { field: 'price', label: 'Price' },
    {
      group: 'Sums',
      columns: [{ field: 'total', tones: [{ when: 'record.total * (user.rate + 1) > 10', tone: 'error' }] }],
    },
    'note',
  ])
})

test('fields that a fragment brings along become fields of the page, whose own go before them', () => {
  const columns = [{ fragment: 'shop.money', with: { title: "'orders'" } }]
  expect(expand({ columns }).page.fields).toEqual({ total: { label: 'Total of orders', widget: 'number' } })
  const own = { total: { label: 'Sum' } }
  expect(expand({ columns, fields: own }).page.fields).toEqual(own)
})

test('a layout and steps of fragments stand in their places, however deep these are', () => {
  const form = { layout: [{ tabs: [{ title: 'All', items: ['name', { fragment: 'shop.address' }] }] }] }
  const steps = [{ open: { page: 'shop.order', then: [{ fragment: 'shop.notice', with: { text: 'record.name' } }] } }]
  const { page } = expand({ columns: ['name'], form, rowActions: [{ id: 'notify', label: 'Notify', steps }] })
  expect(page.form).toEqual({
    layout: [
      {
        tabs: [{ title: 'All', items: ['name', { group: 'Address', items: ['street', { field: 'city', span: 2 }] }] }],
      },
    ],
  })
  expect(page.rowActions).toEqual([
    {
      id: 'notify',
      label: 'Notify',
      steps: [
        {
          open: {
            page: 'shop.order',
            then: [
              {
                message: { text: 'For {{ record.name }} and {{ record.name }}, \\{{ given.text }}' },
                when: '!record.name',
              },
              { reload: true },
            ],
          },
        },
      ],
    },
  ])
})

test('a parameter that is not given is nothing, and all of them together are an object', () => {
  const fragment = { ...fragments['shop.sum'], columns: [{ field: 'total', showWhen: 'given.factor in given' }] }
  const { page } = testLanguage.expandFragments(
    list({ columns: [{ fragment: 'x', with: { other: '1' } }] }),
    () => fragment,
  )
  expect(page.columns).toEqual([{ field: 'total', showWhen: 'null in ({ "other": 1 })' }])
})

test('rows of data that look like the use of a fragment stay as they are', () => {
  const blocks = [
    { type: 'table', id: 'rows', source: { data: [{ fragment: 'shop.sum' }] }, columns: [{ field: 'fragment' }] },
  ]
  expect(expand({ columns: ['name'], blocks }).page.blocks).toEqual(blocks)
})

test('what cannot come into its place stays, and its name is given', () => {
  const { page, missing } = expand({ columns: [{ fragment: 'shop.address' }, { fragment: 'shop.none' }] })
  expect(missing).toEqual(['shop.address', 'shop.none'])
  expect(page.columns).toEqual([{ fragment: 'shop.address' }, { fragment: 'shop.none' }])
})

test('fragments that use each other twice, again and again, come to an end', () => {
  const twice = (id: string) => ({
    ...fragments['shop.sum'],
    id,
    columns: [0, 1].map(() => ({ fragment: `x.${Number(id.slice(2)) + 1}` })),
  })
  const { missing } = testLanguage.expandFragments(list({ columns: [{ fragment: 'x.0' }] }), twice)
  expect(missing.length).toBeGreaterThan(0)
})

test('a property that is one parameter has the type of what is given, and is left out where that is nothing', () => {
  const columns = [
    { field: 'total', width: '{{ given.width }}', sortable: '{{given.sortable}}', label: '{{ given.x }}' },
  ]
  const fragment = { ...fragments['shop.sum'], columns }
  const use = { fragment: 'x', with: { width: '-1.5', sortable: 'true' } }
  expect(testLanguage.expandFragments(list({ columns: [use] }), () => fragment).page.columns).toEqual([
    { field: 'total', width: -1.5, sortable: true },
  ])
})
