import { expect, test } from 'vitest'
import { type FormPage, type ListPage, resolvePage } from '../../runtime/language/index.ts'
import { findFormOf } from '../../runtime/page/derivedPage.ts'
import { toNamedOpening } from '../../runtime/page/namedRecord.ts'

const list: ListPage = {
  kind: 'list',
  id: 'shop.order',
  version: 1,
  title: 'Orders',
  source: { rest: '/shop/order' },
  key: 'number',
  fields: { number: { label: 'Number' } },
  columns: ['number'],
  form: { layout: ['number'] },
}
const formOf = (more: Partial<NonNullable<ListPage['form']>> = {}) => {
  const form = findFormOf(resolvePage({ ...list, form: { layout: ['number'], ...more } }))
  if (!form) throw new Error('The list has a form.')
  return form
}
const reading = { method: 'GET', path: '/shop/order/queryById', query: { id: 'A-1' } }

test('the form of a list shows the record that its address names', () => {
  expect(toNamedOpening(formOf(), undefined, { id: 'A-1' })).toEqual({
    opening: { mode: 'view', record: { number: 'A-1' } },
    read: reading,
  })
  expect(toNamedOpening(formOf(), undefined, {})).toEqual({ opening: { mode: 'add' } })
})

test('a form that is opened with no more than the key of a record reads the rest', () => {
  const opening = { mode: 'view', record: { id: 'A-1' } } as const
  expect(toNamedOpening(formOf(), opening, {})).toEqual({ opening, read: reading })
})

test('a form that is opened with a record, for a new one, or that loads by its own steps reads nothing', () => {
  const whole = { mode: 'edit', record: { number: 'A-1', customer: 'Ada' } } as const
  expect(toNamedOpening(formOf(), whole, { id: 'A-1' })).toEqual({ opening: whole })
  const added = { mode: 'add', values: { customer: 'Ada' } } as const
  expect(toNamedOpening(formOf(), added, { id: 'A-1' })).toEqual({ opening: added })
  expect(toNamedOpening(formOf({ load: [{ message: 'loaded' }] }), undefined, { id: 'A-1' })).toEqual({
    opening: { mode: 'view', record: { number: 'A-1' } },
  })
})

test('a list is opened as it was asked for', () => {
  expect(toNamedOpening(resolvePage(list), undefined, { id: 'A-1' })).toEqual({ opening: { mode: 'add' } })
})

const article: FormPage = {
  kind: 'form',
  id: 'shop.order-edit',
  version: 2,
  title: 'Order',
  source: { rest: '/shop/order' },
  key: 'number',
  fields: { number: { label: 'Number' } },
  layout: ['number'],
}
const page = (more: Partial<FormPage> = {}) => resolvePage({ ...article, ...more })
const named = { record: { number: 'A-1' } }

test('a form page edits the record that its address names, and views it where the address says so', () => {
  expect(toNamedOpening(page(), undefined, { number: 'A-1' })).toEqual({
    opening: { mode: 'edit', ...named },
    read: reading,
  })
  expect(toNamedOpening(page(), undefined, { id: 'A-1', mode: 'view' })).toEqual({
    opening: { mode: 'view', ...named },
    read: reading,
  })
  expect(toNamedOpening(page(), undefined, {})).toEqual({ opening: { mode: 'add' } })
})

test('a form page without a source, or with steps that load it, is left to its address', () => {
  const { source: _source, ...without } = article
  expect(toNamedOpening(resolvePage(without), undefined, { id: 'A-1' })).toEqual({ opening: { mode: 'add' } })
  const loads = page({ load: [{ message: 'loaded' }] })
  expect(toNamedOpening(loads, undefined, { id: 'A-1' })).toEqual({ opening: { mode: 'add' } })
  expect(toNamedOpening(loads, { mode: 'edit' }, { id: 'A-1' })).toEqual({ opening: { mode: 'edit' } })
})

test('a form page that is opened to edit reads the record whose key is in its query or among its values', () => {
  expect(toNamedOpening(page(), { mode: 'edit' }, { id: 'A-1' })).toEqual({
    opening: { mode: 'edit', ...named },
    read: reading,
  })
  const values = { number: 'A-1', status: 'paid' }
  expect(toNamedOpening(page(), { mode: 'edit', values }, {})).toEqual({
    opening: { mode: 'edit', values, ...named },
    read: reading,
  })
  expect(toNamedOpening(page(), { mode: 'add', values }, { id: 'A-1' })).toEqual({ opening: { mode: 'add', values } })
})

test('a form that is to edit and that nobody gave a key has no record', () => {
  const opening = { mode: 'edit' } as const
  expect(toNamedOpening(page(), opening, {})).toEqual({ opening, isUnnamed: true })
  expect(toNamedOpening(page({ submit: [{ message: 'saved' }] }), opening, {})).toEqual({ opening })
  expect(toNamedOpening(page(), { mode: 'view' }, {})).toEqual({ opening: { mode: 'view' } })
})
