import { expect, test } from 'vitest'
import { documentVersion } from '../../runtime/language/index.ts'
import { toInstalledPacks } from '../../server/packs/installedPacks.ts'
import { readPack } from '../../server/packs/readPack.ts'

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
