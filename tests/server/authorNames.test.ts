import { expect, test } from 'vitest'
import { describeEachDatabase } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'

const codes = ['list', 'add'].map((verb) => `demo:goods:${verb}`)

describeEachDatabase(
  'the records of a table of a pack',
  {
    install: packOf({ 'tables/goods.json': goodsTable }),
  },
  (server) => {
    test('come with the names of those who made them, for readers without rights on users too', async () => {
      const author = await server().signIn({ codes, username: 'willow' })
      await server().db.updateTable('sysUser').set({ realname: 'Willow Reed' }).where('id', '=', author.id).execute()
      await server().call('POST', '/demo/goods/add', { token: author.token, body: { name: 'Lamp', code: 'l' } })
      const reader = await server().signIn({ codes: ['demo:goods:list'] })
      const { body } = await server().call('GET', '/demo/goods/list', { token: reader.token, query: { name: 'Lamp' } })
      const [record] = (body.result as { readonly records: readonly object[] }).records
      expect(record).toMatchObject({ createBy: 'willow', createBy_dictText: 'Willow Reed' })
    })
  },
)
