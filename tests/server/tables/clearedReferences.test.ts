import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { packOf } from '../packFixtures.ts'

type Row = Readonly<Record<string, unknown>>

const operations = { list: 'signedIn', add: 'signedIn', edit: 'signedIn', delete: 'signedIn' }
const toTable = (name: string, columns: Row) => ({
  ...{ version: 2, table: `shop_${name}`, path: `/shop/${name}`, accessPrefix: `shop.${name}`, operations },
  columns: { name: { type: 'text' }, ...columns },
})
const toShelf = { type: 'text', references: { table: 'shop_shelf', onDelete: 'clear' } }

const pack = {
  'pack.json': { id: 'shop', version: 1, title: 'Shop' },
  'tables/shelf.json': toTable('shelf', { beside: toShelf }),
  'tables/box.json': toTable('box', {
    shelf: { type: 'text', references: { table: 'shop_shelf', onDelete: 'delete' } },
  }),
  'tables/goods.json': toTable('goods', {
    shelf: toShelf,
    box: { type: 'text', references: { table: 'shop_box', onDelete: 'clear' } },
  }),
}

describeEachDatabase('a deletion that clears references', { install: packOf(pack) }, (server) => {
  test('brings them back when it is taken back, unless they were changed since', async () => {
    const { token } = await server().signIn({})
    const add = async (table: string, body: Row) =>
      String((await server().call<Row>('POST', `/shop/${table}/add`, { token, body })).body.result.id)
    const read = async (table: string) =>
      (await sql<Row>`select * from ${sql.table(`shop_${table}`)} order by name`.execute(server().db)).rows
    const shelf = await add('shelf', { name: 'a' })
    const other = await add('shelf', { name: 'b', beside: shelf })
    const box = await add('box', { name: 'box', shelf })
    const goods = []
    for (const name of ['1 kept', '2 changed', '3 gone', '4 in a box', '5 elsewhere'])
      goods.push(
        await add(
          'goods',
          name.startsWith('4') ? { name, box } : { name, shelf: name.startsWith('5') ? other : shelf },
        ),
      )
    const [, changed = '', gone = ''] = goods
    const before = await read('goods')

    const deleted = await server().call<{ undo: { path: string; query: { id: string } } }>(
      'DELETE',
      '/shop/shelf/delete',
      {
        token,
        query: { id: shelf },
      },
    )
    expect((await read('goods')).map((row) => row.shelf ?? row.box)).toEqual([null, null, null, null, other])
    expect((await read('shelf')).map(({ beside }) => beside)).toEqual([null])
    await server().call('PUT', '/shop/goods/edit', { token, body: { id: changed, shelf: other } })
    await server().call('DELETE', '/shop/goods/delete', { token, query: { id: gone } })

    const { path, query } = deleted.body.result.undo
    const { body } = await server().call('PUT', path, { token, query })
    expect(body.success, body.message).toBe(true)
    expect((await read('goods')).map(({ name, shelf: on, box: inside }) => [name, on, inside])).toEqual([
      ['1 kept', shelf, null],
      ['2 changed', other, null],
      ['4 in a box', null, box],
      ['5 elsewhere', other, null],
    ])
    expect((await read('goods'))[0]).toEqual(before[0])
    expect((await read('shelf')).map(({ name, beside }) => [name, beside])).toEqual([
      ['a', null],
      ['b', shelf],
    ])
    expect(server().bugs).toEqual([])
  })
})
