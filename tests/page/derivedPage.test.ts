import { expect, test } from 'vitest'
import { type ListPage, resolvePage } from '../../runtime/language/index.ts'
import { findFormOf, splitFormPart, splitPageId } from '../../runtime/page/derivedPage.ts'

const list: ListPage = {
  kind: 'list',
  id: 'shop.order',
  version: 1,
  title: 'Orders',
  accessPrefix: 'order',
  source: { rest: '/shop/order' },
  key: 'number',
  fields: { number: { label: 'Number' } },
  columns: ['number'],
  form: { layout: ['number'], columns: 2, width: 600, in: 'drawer', load: [{ message: 'loaded' }] },
}

test('the form of a list is a form page of its own over the same fields', () => {
  const resolved = resolvePage(list)
  expect(findFormOf(resolved)).toEqual({
    ...resolved,
    page: {
      kind: 'form',
      id: 'shop.order#form',
      version: 1,
      title: 'Orders',
      layout: ['number'],
      columns: 2,
      load: [{ message: 'loaded' }],
    },
  })
})

test('the form of a list asks for no access of its own, as the actions that open it have asked', () => {
  expect(findFormOf(resolvePage(list))?.page).not.toHaveProperty('access')
})

test.each([
  ['orders', { thing: 'orders', isForm: false }],
  ['orders#form', { thing: 'orders', isForm: true }],
])('the part %s is %j', (part, expected) => expect(splitFormPart(part)).toEqual(expected))

test('a list without a form has none, and neither has a form', () => {
  const { form: _, ...without } = list
  expect(findFormOf(resolvePage(without))).toBeUndefined()
  expect(findFormOf(resolvePage({ kind: 'form', id: 'a', version: 1, title: 'A', layout: [] }))).toBeUndefined()
})

test.each([
  ['shop.order', { pageId: 'shop.order', part: undefined }],
  ['shop.order#form', { pageId: 'shop.order', part: 'form' }],
  ['online-form#orders#form', { pageId: 'online-form', part: 'orders#form' }],
])('%s is %j', (id, expected) => {
  expect(splitPageId(id)).toEqual(expected)
})
