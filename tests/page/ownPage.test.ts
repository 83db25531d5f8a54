import { describe, expect, test } from 'vitest'
import { type ListPage, resolvePage } from '../../runtime/language/index.ts'
import { findChoiceErrors, firstChoice, toOwnPage } from '../../runtime/page/own/toOwnPage.ts'
import { testLanguage } from '../language/testVocabulary.ts'

const derived = resolvePage({
  kind: 'list',
  id: 'online-form#shop_order',
  version: 1,
  title: 'Orders',
  source: { onlineForm: 'shop_order' },
  key: 'uuid',
  fields: { number: { label: 'Number' } },
  columns: ['number'],
  form: { layout: ['number'] },
} satisfies ListPage)

const choice = { id: 'own.orders', title: 'My orders', path: '' }

test.each([
  ['online-form#shop_order', 'own.shop-order'],
  ['online-report#sales%202025?group=a', 'own.sales-2025'],
  ['online-form#4028', 'own.new-orders'],
])('what %s is called at first is %s', (id, expected) => {
  const page = { ...derived, page: { ...derived.page, id } }
  expect(firstChoice(page, 'New orders')).toEqual({ id: expected, title: 'New orders', path: '' })
})

test('a thing without a word to call it by is called by its number', () => {
  const page = { ...derived, page: { ...derived.page, id: 'online-form#4028' } }
  expect(firstChoice(page, '订单').id).toBe('own.page-4028')
})

describe('a choice', () => {
  test.each([
    [choice, {}],
    [{ ...choice, path: '/own/orders' }, {}],
    [{ ...choice, id: 'orders' }, { id: 'page.own.wrongId' }],
    [{ ...choice, id: 'Own.orders' }, { id: 'page.own.wrongId' }],
    [{ ...choice, title: ' ' }, { title: 'page.own.noTitle' }],
    [{ ...choice, path: 'own' }, { path: 'page.own.wrongPath' }],
    [{ ...choice, path: '//evil' }, { path: 'page.own.wrongPath' }],
  ])('%o has the errors %o', (given, errors) => expect(findChoiceErrors(given)).toEqual(errors))
})

test('the document has all that the page was made of, and is read without an issue', () => {
  const page = toOwnPage(derived, { ...choice, path: '/own/orders' })
  expect(page).toEqual({
    kind: 'list',
    id: 'own.orders',
    version: 1,
    title: 'My orders',
    menu: { path: '/own/orders' },
    source: { onlineForm: 'shop_order' },
    key: 'uuid',
    fields: { number: { label: 'Number' } },
    columns: ['number'],
    form: { layout: ['number'] },
  })
  const text = testLanguage.writeDocument(page, 'page')
  expect(testLanguage.checkDocuments([{ path: 'own/pages/orders.json', text }]).issues).toEqual([])
})
