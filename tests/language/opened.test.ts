import { expect, test } from 'vitest'
import { formatIssue } from '../../runtime/language/index.ts'
import { testLanguage } from './testVocabulary.ts'

const file = (path: string, document: object) => ({
  path,
  text: JSON.stringify(document),
})

const table = file('tables/shop_payment.json', {
  table: 'shop_payment',
  path: '/shop/payment',
  access: 'payment',
  columns: { amount: { type: 'decimal' }, order_number: { type: 'text' } },
})

const payment = (rest: object) =>
  file('pages/payment.json', {
    kind: 'form',
    version: 1,
    title: 'Payment',
    id: 'shop.payment',
    fields: { amount: {} },
    layout: ['amount'],
    ...rest,
  })

const opener = (page: string, values: object) =>
  file('pages/front.json', {
    kind: 'page',
    version: 1,
    title: 'Front',
    id: 'shop.front',
    toolbar: [{ id: 'pay', label: 'Pay', steps: [{ open: { page, values } }] }],
    blocks: [{ type: 'page', id: 'form', page, values }],
  })

const check = (...files: readonly { path: string; text: string }[]) =>
  testLanguage.checkDocuments(files).issues.map(formatIssue)

const source = { rest: '/shop/payment' }
const submit = [{ request: { url: '/shop/pay', body: { amount: '{{ values.amount }}' } } }]

test.each([
  ['has no source', { submit }, 'amout'],
  ['saves into a table that is known', { source }, 'state'],
  ['saves somewhere else, by nearly the name of a field', { source: { rest: '/other' } }, 'amonut'],
])('a value that a form lacks which %s is an issue at its name, in a step and in a block', (_what, rest, name) => {
  const issues = check(table, payment(rest), opener('shop.payment', { [name]: 1 }))
  expect(issues).toHaveLength(2)
  expect(issues[0]).toContain(`unknown-field \`shop.payment\` (pages/payment.json) has no field called \`${name}\``)
})

test.each([
  ['of a field', { submit }, { amount: 1 }],
  ['of a column of its table', { source }, { orderNumber: '1', id: '2' }],
  ['that another server may have', { source: { rest: '/other' } }, { orderNumber: '1' }],
  ['that a formula of the form reads', { submit, fields: { amount: { showWhen: 'values.reason' } } }, { reason: 1 }],
  ['of a form that sends all of them', { submit: [{ request: { url: '/x', body: '{{ values }}' } }] }, { any: 1 }],
])('a value %s is none', (_what, rest, values) => {
  expect(check(table, payment(rest), opener('shop.payment', values))).toEqual([])
})

test('the form of a list is known by the fields of the list', () => {
  const list = file('pages/list.json', {
    kind: 'list',
    version: 1,
    title: 'List',
    id: 'shop.list',
    source,
    fields: { amount: {} },
    columns: ['amount'],
    form: { layout: ['amount'] },
  })
  expect(check(table, list, opener('shop.list#form', { amount: 1 }))).toEqual([])
  expect(check(table, list, opener('shop.list#form', { amuont: 1 })).join()).toContain('did you mean `amount`?')
})
