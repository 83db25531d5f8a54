import { describe, expect, test } from 'vitest'
import { placeMessages, toPathParts } from '../../runtime/form/valuePath.ts'
import { errorOf, formOf } from './formOf.ts'

test.each([
  ['name', ['name']],
  ['items[2].price', ['items', '2', 'price']],
  ['items.2.price', ['items', '2', 'price']],
  ['/items/2/price', ['items', '2', 'price']],
  ['address["street"]', ['address', 'street']],
  ["address['street']", ['address', 'street']],
  ['', []],
])('the path %s has parts', (path, parts) => {
  expect(toPathParts(path)).toEqual(parts)
})

test('messages are sorted by the field that holds what they are about', () => {
  const messages = { name: 'taken', 'items[2].price': 'too much', 'items[0].count': 'too few', items: 'too many' }
  expect([...placeMessages(messages)]).toEqual([
    ['name', { own: 'taken', inside: {} }],
    ['items', { own: 'too many', inside: { '2.price': 'too much', '0.count': 'too few' } }],
  ])
})

describe('what the server refused', () => {
  const fields = { name: {}, items: {}, on: {}, more: { showWhen: 'values.on' }, apart: {} }
  const form = () => formOf({ fields, layout: ['name', 'on', 'more', 'items'] })

  test('shows at fields in their order; what nobody sees is told apart', () => {
    const messages = { 'items[1].price': 'a', name: 'b', more: 'hidden', apart: 'not placed', unknown: 'no field' }
    expect(form().setFieldMessages(messages)).toEqual({ shown: ['name', 'items'], unseen: ['hidden', 'not placed'] })
  })

  test('inside of a value is told to its editor, and counted at the field', () => {
    const page = form()
    page.setFieldMessages({ 'items[1].price': 'a', 'items[3].price': 'b' })
    expect(errorOf(page, 'items')).toEqual({ kind: 'inside', text: '@:form.inside', values: { count: 2 } })
    expect(page.field('items')?.data.inside).toEqual({ '1.price': 'a', '3.price': 'b' })
    page.input('items', [])
    expect(errorOf(page, 'items')).toBeUndefined()
  })

  test('gives way to what it refuses the next time', () => {
    const page = form()
    page.setFieldMessages({ name: 'taken' })
    page.setFieldMessages({ 'items.0.a': 'wrong' })
    expect(errorOf(page, 'name')).toBeUndefined()
    page.setFieldMessages({})
    expect(errorOf(page, 'items')).toBeUndefined()
    expect(page.field('items')?.data.inside).toBeUndefined()
  })
})
