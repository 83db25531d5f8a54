import type { PackFiles } from '../packFixtures.ts'

/** A column of every kind. */
const columns = {
  title: { type: 'text', required: true },
  plain: { type: 'text' },
  once: { type: 'text', editable: 'onCreate' },
  never: { type: 'text', editable: 'never' },
  price: { type: 'decimal', precision: 12, scale: 3 },
  doubled: { type: 'decimal', scale: 3, computed: 'record.price * 2' },
  holder: { type: 'text' },
  state: { type: 'text' },
  pin: { type: 'text', secret: 'hashed' },
  phrase: { type: 'text', secret: 'encrypted' },
} as const

const toTable = (name: string) => ({
  version: 2,
  table: `law_${name}`,
  path: `/law/${name}`,
  accessPrefix: `law.${name}`,
  live: true,
  lookup: ['title', 'plain', 'id'],
  columns: {
    ...columns,
    total: { type: 'decimal', label: 'Total', sum: { table: 'law_line', column: 'amount', by: 'record' } },
  },
  transitions: {
    column: 'state',
    moves: [
      { id: 'begin', to: 'state-begun' },
      { id: 'end', from: ['state-begun'], to: 'state-ended', access: 'signedIn' },
    ],
  },
})

const writes = { add: 'signedIn', edit: 'signedIn', delete: 'signedIn', import: 'signedIn' } as const

/** Records that everybody sees, strangers in part, and that their owner changes. */
const open = {
  ...toTable('open'),
  operations: { list: 'anyone', export: 'anyone', ...writes },
  public: ['title', 'doubled', 'total'],
  owner: { column: 'holder', access: 'law.open:all', othersSee: true },
}

/** Records of a tenant that their owner alone sees. */
const own = {
  ...toTable('own'),
  operations: { list: 'signedIn', export: 'signedIn', ...writes },
  owner: { column: 'holder', access: 'law.own:all' },
  tenant: true,
}

const line = {
  version: 2,
  table: 'law_line',
  path: '/law/line',
  accessPrefix: 'law.line',
  columns: { record: { type: 'text' }, amount: { type: 'decimal', scale: 3 } },
}

/** The names of the columns as records have them. */
export const columnNames = [...Object.keys(columns), 'total']

/** Two tables with a column of every kind, one open and one closed. */
export const lawPack: PackFiles = {
  'pack.json': { id: 'law', version: 1, title: 'Law' },
  'tables/open.json': open,
  'tables/own.json': own,
  'tables/line.json': line,
}
