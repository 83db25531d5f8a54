import { expect, test } from 'vitest'
import { documentVersion } from '../../runtime/language/index.ts'
import { toJson } from '../../server/db/json.ts'
import { toInstalledPacks } from '../../server/packs/installedPacks.ts'
import { readPack } from '../../server/packs/readPack.ts'
import { describeEachDatabase } from './harness.ts'

const toFile = (path: string, document: unknown) => ({ path, file: path, text: JSON.stringify(document) })

test('a pack that was written for a former version is served as documents of today', () => {
  const pack = readPack({
    folder: 'shop',
    checksum: 'x',
    files: [
      toFile('pack.json', { id: 'shop', version: 1, title: 'Shop' }),
      toFile('models/order.json', {
        kind: 'model',
        id: 'shop.order',
        version: 1,
        source: { rest: '/shop/order' },
        fields: { number: { label: 'Number' } },
      }),
      toFile('pages/orders.json', {
        kind: 'list',
        id: 'shop.orders',
        version: 1,
        title: 'Orders',
        model: 'shop.order',
        columns: ['number'],
        rowStyles: [{ when: "record.number == ''", tone: 'muted' }],
      }),
      toFile('pages/board.json', {
        kind: 'report',
        id: 'shop.board',
        version: 1,
        title: 'Board',
        blocks: [{ type: 'html', id: 'note', text: 'Net' }],
      }),
    ],
  })
  const pages = toInstalledPacks([pack]).pages.map(({ document, model }) => ({ document, model }))
  expect(pages).toMatchObject([
    { document: { version: documentVersion, rowTones: [{ tone: 'muted' }] }, model: { version: documentVersion } },
    { document: { kind: 'page', version: documentVersion, blocks: [{ type: 'text', as: 'html', text: 'Net' }] } },
  ])
  expect(pages[0]?.document).not.toHaveProperty('rowStyles')
})

describeEachDatabase('a page that is saved in words of a former version', {}, (server) => {
  test('is stored as a document of today, and so is what comes back from its history', async () => {
    const { token } = await server().signIn({ codes: ['page:list', 'page:add', 'page:edit'] })
    const toPage = (title: string) =>
      JSON.stringify({
        kind: 'form',
        id: 'own.former',
        version: 1,
        title,
        fields: { name: { label: 'Name' } },
        layout: ['name'],
        readOnly: "values.name == 'x'",
        submit: [{ close: true }],
      })
    const call = <T>(path: string, body: object) => server().call<T>('POST', `/sys/page/${path}`, { token, body })
    const { result } = (await call<{ id: string; document: string }>('add', { document: toPage('First') })).body
    const now = { version: documentVersion, title: 'First', readOnlyWhen: "values.name == 'x'" }
    expect(JSON.parse(result.document)).toMatchObject(now)

    const { db } = server()
    const log = db.updateTable('sysDataLog').where('dataTable', '=', 'sys_page').where('dataId', '=', result.id)
    await log.set({ dataContent: toJson({ document: toPage('First') }) }).execute()
    await call('restore', { id: result.id, dataVersion: 1 })
    const stored = await db
      .selectFrom('sysPage')
      .select('document')
      .where('id', '=', result.id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(String(stored.document))).toMatchObject(now)
  })
})
