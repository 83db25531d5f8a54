import type { PackFiles } from '../packFixtures.ts'

const account = {
  version: 2,
  table: 'demo_account',
  path: '/demo/account',
  accessPrefix: 'demo:account',
  operations: { list: 'signedIn' },
  owner: { column: 'holder', access: 'demo:account:all' },
  columns: {
    name: { type: 'text', length: 50, required: true },
    holder: { type: 'text' },
    minimum: { type: 'decimal', precision: 20, scale: 2 },
    balance: { type: 'decimal', sum: { table: 'demo_movement', column: 'amount', by: 'account' } },
  },
}

const movement = {
  version: 2,
  table: 'demo_movement',
  path: '/demo/movement',
  accessPrefix: 'demo:movement',
  columns: {
    entry: { type: 'text' },
    account: { type: 'text', references: { table: 'demo_account' } },
    amount: { type: 'decimal', precision: 20, scale: 2 },
    about: { type: 'text' },
  },
  ledger: { entry: 'entry', account: 'account', amount: 'amount', minimum: { column: 'minimum' } },
  indexes: [['account']],
}

const withdrawal = {
  version: 2,
  table: 'demo_withdrawal',
  path: '/demo/withdrawal',
  accessPrefix: 'demo:withdrawal',
  operations: { list: 'signedIn', add: 'signedIn', edit: 'signedIn' },
  owner: { access: 'demo:withdrawal:all' },
  columns: {
    account: { type: 'text', required: true, references: { table: 'demo_account' } },
    amount: { type: 'decimal', precision: 20, scale: 2, required: true, editable: 'onCreate' },
    fee: { type: 'decimal', scale: 2, computed: 'record.amount * 0.015' },
    state: { type: 'text' },
    reason: { type: 'text', length: 20 },
    paid_by: { type: 'text', editable: 'never' },
  },
  checks: [{ check: 'record.amount > 0', message: 'More than nothing', column: 'amount' }],
  transitions: {
    column: 'state',
    moves: [
      { id: 'request', to: 'requested' },
      {
        id: 'pay',
        from: ['requested'],
        to: 'paid',
        access: 'demo:withdrawal:pay',
        when: 'record.amount <= 1000',
        message: 'Too much at once',
        set: { paid_by: '{{ user.username }}' },
        steps: [
          {
            transfer: {
              ledger: 'demo_movement',
              from: '{{ record.account }}',
              to: 'bank',
              amount: '{{ record.amount }}',
              values: { about: 'withdrawal {{ record.id }}' },
            },
          },
          { notify: { to: '{{ record.createBy }}', title: 'Paid', text: 'You got {{ record.amount }}' } },
          { change: { table: 'demo_note', key: '{{ record.reason }}', set: { title: 'paid' } }, when: 'record.reason' },
        ],
      },
      { id: 'refuse', from: ['requested'], to: 'refused', access: 'demo:withdrawal:pay', takes: ['reason'] },
      { id: 'withdraw', from: ['requested'], to: 'gone', access: 'signedIn' },
    ],
  },
}

/** One column of every kind; strangers read some of them. */
const note = {
  version: 2,
  table: 'demo_note',
  path: '/demo/note',
  accessPrefix: 'demo:note',
  operations: { list: 'anyone', add: 'signedIn', edit: 'signedIn', delete: 'signedIn', export: 'anyone' },
  public: ['title', 'price', 'total', 'create_time', 'cover'],
  owner: { access: 'demo:note:all', othersSee: true },
  columns: {
    title: { type: 'text', length: 50, required: true },
    inside: { type: 'text' },
    cover: { type: 'text' },
    slug: { type: 'text', editable: 'onCreate' },
    rank: { type: 'integer', editable: 'never' },
    price: { type: 'decimal', scale: 2 },
    count: { type: 'integer' },
    total: { type: 'decimal', scale: 2, computed: 'record.price * record.count' },
    pin: { type: 'text', secret: 'hashed' },
    key: { type: 'text', secret: 'encrypted' },
    parent: { type: 'text', references: { table: 'demo_note', onDelete: 'delete' } },
    related: { type: 'text', references: { table: 'demo_note', onDelete: 'clear' } },
  },
  unique: [['title', 'slug']],
}

/** The same records for each tenant, with the department of who made them. */
const order = {
  version: 2,
  table: 'demo_order',
  path: '/demo/order',
  accessPrefix: 'demo:order',
  tenant: true,
  depart: true,
  columns: { name: { type: 'text', required: true } },
}

/** What strangers send, and nobody but its readers sees. */
const request = {
  version: 2,
  table: 'demo_request',
  path: '/demo/request',
  accessPrefix: 'demo:request',
  operations: { add: 'anyone' },
  columns: { text: { type: 'text', length: 200, required: true }, answer: { type: 'text', editable: 'never' } },
}

const codes = ['demo:account:all', 'demo:withdrawal:all', 'demo:withdrawal:pay', 'demo:note:all']

/** A small bank: accounts, the movements between them, withdrawals with their moves, and tables for every kind of column. */
export const bankPack: PackFiles = {
  'pack.json': {
    id: 'demo',
    version: 1,
    title: '@:demo.title',
    menu: [{ id: 'demo', title: '@:demo.title', path: '/demo', icon: 'shop', order: 5 }],
    access: codes.map((code) => ({ code, label: code, page: 'demo.accounts' })),
  },
  'pages/accounts.json': {
    kind: 'list',
    id: 'demo.accounts',
    version: 2,
    title: 'Accounts',
    accessPrefix: 'demo:account',
    menu: { path: '/demo/accounts', parent: 'demo' },
    source: { rest: '/demo/account' },
    fields: { name: { label: 'Name' } },
    columns: ['name'],
  },
  'tables/account.json': account,
  'tables/movement.json': movement,
  'tables/withdrawal.json': withdrawal,
  'tables/note.json': note,
  'tables/order.json': order,
  'tables/request.json': request,
}
