import { expect, test } from 'vitest'
import type { Translate } from '../../runtime/i18n/index.ts'
import type { Destination } from '../../runtime/shell/routing/destination.ts'
import { toTabTitle } from '../../runtime/shell/tabs/tabTitle.ts'

const translate = ((key: string) => `text of ${key}`) as Translate
const route = { title: 'Orders' }
const open = (title?: string) => ({ path: '/orders', revision: 0, ...(title === undefined ? {} : { title }) })

test.each([
  ['as its opener said', open('Order 7'), { kind: 'page', route }, 'Order 7'],
  ['as the menu says', open(), { kind: 'page', route }, 'Orders'],
  ['by its address, where nobody says more', open(), { kind: 'page', route: null }, '/orders'],
  ['as its opener said, where its node has gone', open('Order 7'), { kind: 'missing' }, 'Order 7'],
  ['by what is wrong, where its node has gone', open(), { kind: 'missing' }, 'text of shell.status.404'],
  [
    'by what is wrong, whoever opened it',
    open('Order 7'),
    { kind: 'status', code: '404', route: null },
    'text of shell.status.404',
  ],
] as const)('a tab is called %s', (_, tab, destination, title) => {
  expect(toTabTitle(tab, destination as unknown as Destination, translate, () => undefined).title).toBe(title)
})

test('a tab that was open before is called as it was, also when its node has gone from the menu', () => {
  const kept = (path: string) => (path === '/orders' ? 'Orders of old' : undefined)
  expect(toTabTitle(open(), { kind: 'missing' }, translate, kept)).toEqual({
    title: 'Orders of old',
    isKnown: true,
  })
})
