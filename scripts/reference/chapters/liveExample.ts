/** A table and a page that follows it, for visitors too. */
export const liveExample = {
  'tables/offer.json': {
    ...{ version: 2, table: 'market_offer', path: '/market/offer', accessPrefix: 'market:offer' },
    live: true,
    operations: { list: 'anyone' },
    public: ['name', 'price'],
    columns: {
      name: { type: 'text', length: 50, required: true },
      price: { type: 'decimal', scale: 2 },
      supplier: { type: 'text', length: 50 },
    },
  },
  'pages/board.json': {
    ...{ kind: 'page', id: 'market.board', version: 2, title: 'Prices', access: 'anyone' },
    sources: { offers: { rest: '/market/offer', socket: 'market_offer', size: 1000 } },
    fields: { name: { label: 'Name' }, price: { label: 'Price', format: 'money' } },
    blocks: [
      { type: 'stat', id: 'sum', title: 'All together', source: 'offers', value: "sum(pluck(rows, 'price'))" },
      { type: 'table', id: 'offers', title: 'Offers', source: 'offers', columns: ['name', 'price'] },
    ],
  },
} as const
