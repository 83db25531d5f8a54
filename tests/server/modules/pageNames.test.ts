import { expect, test } from 'vitest'
import { anyone, defineModule } from '../../../server/http/index.ts'
import { modules } from '../../../server/modules/list.ts'
import { defineFeed } from '../../../server/realtime/live/feed.ts'
import { describeEachDatabase } from '../harness.ts'

const table = {
  table: 'shop_order',
  path: '/shop/order',
  access: 'order',
  title: { zh: '订单', en: 'Orders', tw: '訂單' },
  columns: { number: { type: 'text' }, paid_at: { type: 'datetime' } },
  indexes: [],
  lookup: [],
} as const
const offer = { ...table, table: 'shop_offer', path: '/shop/offer', access: 'offer', live: true } as const

const prices = defineModule({
  id: 'prices',
  section: '7.5',
  routes: [],
  feeds: [defineFeed({ topic: 'market-prices', key: 'symbol', access: anyone('prices are for everybody here') })],
})

const packs = {
  modules: [...modules, prices],
  install: async () => ({ pages: [], tables: [table, offer], powers: [] }),
}

const page = (dict: string, column: string, socket = 'shop_offer'): object => ({
  kind: 'list',
  id: 'own.order',
  version: 1,
  title: 'Orders',
  source: { rest: '/shop/order', socket },
  fields: { number: { label: 'Number', widget: 'dict-select', props: { dict } } },
  columns: ['number'],
  rowTones: [{ when: `record.${column} == null`, tone: 'warning' }],
})

interface Saved {
  readonly issues?: readonly { readonly code: string; readonly message: string }[]
}

describeEachDatabase('saving a page', packs, (server) => {
  const save = async (dict: string, column: string, socket?: string) => {
    const { token } = await server().signIn({ codes: ['page:add', 'page:delete'] })
    const code = 'order_number'
    await server()
      .db.insertInto('sysDict')
      .values({ id: code, dictName: 'Numbers', dictCode: code })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { body } = await server().call<Saved>('POST', '/sys/page/add', {
      token,
      body: { document: JSON.stringify(page(dict, column, socket)) },
    })
    await server().db.deleteFrom('sysPage').execute()
    return body
  }

  test('with a dictionary of the server and a column of a table of a pack is done', async () => {
    expect(await save('order_number', 'paidAt')).toMatchObject({ success: true })
  })

  test('with a dictionary that the server has not is refused with the place', async () => {
    const { success, result } = await save('order_numbre', 'paidAt')
    expect(success).toBe(false)
    expect(result.issues).toMatchObject([{ code: 'unknown-dictionary', path: '/fields/number/props/dict' }])
    expect(result.issues?.[0]?.message).toContain('`order_number`')
  })

  test('with a column that the table of a pack has not is refused with the place', async () => {
    const { result } = await save('order_number', 'payment')
    expect(result.issues).toMatchObject([{ code: 'unknown-field', path: '/rowTones/0/when' }])
  })

  test('that follows a live table or a feed of a module is done', async () => {
    for (const topic of ['shop_offer', 'market-prices'])
      expect(await save('order_number', 'paidAt', topic)).toMatchObject({ success: true })
  })

  test('that follows what nothing publishes is refused with the place and the nearest name', async () => {
    for (const [topic, near] of [
      ['shop_ofer', '`shop_offer`'],
      ['market-price', '`market-prices`'],
      ['something', 'nothing publishes `something`'],
      ['shop_order', 'the table `shop_order` is not live'],
    ]) {
      const { success, result } = await save('order_number', 'paidAt', topic)
      expect(success).toBe(false)
      expect(result.issues).toMatchObject([{ code: 'unknown-topic', path: '/source/socket' }])
      expect(result.issues?.[0]?.message).toContain(near)
    }
  })
})
