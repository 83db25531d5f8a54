import { expect, test } from 'vitest'
import type { InstalledPage } from '../../../server/packs/installedPage.ts'
import { describeEachDatabase } from '../harness.ts'

const title = '@:shop.order.title'

const packPage: InstalledPage = {
  id: 'shop.order',
  pack: 'shop',
  kind: 'list',
  checksum: '1',
  document: { kind: 'list', id: 'shop.order', version: 1, model: 'shop.order', title },
  model: { id: 'shop.order', fields: { name: { label: '@:shop.order.name' } } },
  texts: {
    zh: { 'shop.order.title': '订单', 'shop.order.name': '名称', 'shop.other': '其他' },
    en: { 'shop.order.title': 'Orders', 'shop.order.name': 'Name', 'shop.other': 'Other' },
    tw: { 'shop.order.title': '訂單', 'shop.order.name': '名稱', 'shop.other': '其他' },
  },
}

const ownPage = JSON.stringify({
  kind: 'form',
  id: 'own.order',
  version: 1,
  title,
  fields: { name: { label: 'Name' } },
  layout: ['name'],
  submit: [{ close: true }],
})

const packs = { install: async () => ({ pages: [packPage], tables: [], powers: [] }) }

describeEachDatabase('the texts of a page', packs, (server) => {
  const readTexts = async (token: string, id: string) =>
    (await server().call<{ texts: InstalledPage['texts'] }>('GET', `/pages/${id}`, { token })).body.result.texts

  test('are those that it and its model name, and no others of their pack', async () => {
    const { token } = await server().signIn({ codes: [] })
    expect(await readTexts(token, 'shop.order')).toEqual({
      zh: { 'shop.order.title': '订单', 'shop.order.name': '名称' },
      en: { 'shop.order.title': 'Orders', 'shop.order.name': 'Name' },
      tw: { 'shop.order.title': '訂單', 'shop.order.name': '名稱' },
    })
  })

  test('come from the packs for a page that was made on the server', async () => {
    const { token } = await server().signIn({ codes: ['page:add'] })
    await server().call('POST', '/sys/page/add', { token, body: { document: ownPage } })
    expect(await readTexts(token, 'own.order')).toEqual({
      zh: { 'shop.order.title': '订单' },
      en: { 'shop.order.title': 'Orders' },
      tw: { 'shop.order.title': '訂單' },
    })
  })
})
