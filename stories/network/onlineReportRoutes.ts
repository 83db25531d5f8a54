import { answer, type NetworkRoute, refuse } from './answers.ts'

const customers = ['Ada Lovelace', 'Grace Hopper', 'Edsger Dijkstra', 'Barbara Liskov', 'Alan Turing']
const regions = ['north', 'east', 'south']

/** Rows without a field that identifies them; the last two are the same. */
const sales = Array.from({ length: 23 }, (_, index) => ({
  number: `S-${String(Math.min(index + 1, 22)).padStart(3, '0')}`,
  customer: customers[Math.min(index, 21) % customers.length],
  sex: ['2', '2', '1', '2', '1'][Math.min(index, 21) % 5],
  region: index === 4 ? 'north,east' : regions[Math.min(index, 21) % regions.length],
  amount: (Math.min(index, 21) + 1) * 12.5,
  note: index === 2 ? '{{1+1}}' : '',
  soldAt: `2025-03-${String((Math.min(index, 21) % 28) + 1).padStart(2, '0')}`,
}))

const column = (dataIndex: string, title: string, more: object = {}) => ({ dataIndex, title, align: 'left', ...more })

const columns = {
  cgRpConfigId: 'r-1',
  cgRpConfigName: 'Sales of the month',
  columns: [
    { title: '#', dataIndex: '', key: 'rowIndex', width: 60, align: 'center' },
    column('number', 'Number', { sorter: true }),
    column('customer', 'Customer'),
    column('sex', 'Sex', { customRender: 'sex', align: 'center' }),
    column('region', 'Region', { customRender: 'region' }),
    column('amount', 'Amount', { sorter: true, align: 'right' }),
    column('soldAt', 'Sold on', { sorter: true }),
    column('note', 'Note'),
  ],
  dictOptions: {
    sex: [
      { value: '1', text: 'Male', title: 'Male' },
      { value: '2', text: 'Female', title: 'Female' },
    ],
    region: [
      { value: 'north', text: 'North' },
      { value: 'east', text: 'East' },
      { value: 'south', text: '{{1+1}}' },
    ],
  },
  fieldHrefSlots: [],
}

const item = (field: string, label: string, view: string, more: object = {}) => ({
  field,
  label,
  view,
  mode: 'single',
  hidden: '0',
  ...more,
})

const queryInfo = [
  item('number', 'Number', 'text'),
  item('sex', 'Sex', 'list', { dictCode: 'sex' }),
  item('region', 'Region', 'list_multi', { hidden: '1' }),
  item('soldAt', 'Sold on', 'date', { mode: 'group', hidden: '1' }),
  item('amount', 'Amount', 'text', { mode: 'group', hidden: '1', dbType: 'double' }),
]

/** A report by its code or its id. */
const reports: Readonly<Record<string, object>> = {
  sales: columns,
  unasked: { ...columns, cgRpConfigId: 'r-2', cgRpConfigName: 'Without a query bar' },
  nothing: { ...columns, cgRpConfigId: 'r-3', cgRpConfigName: 'Without rows' },
  empty: { cgRpConfigId: 'r-4', columns: [] },
}

const plain = (text: string) => text.replaceAll('*', '').toLowerCase()

type Row = Readonly<Record<string, unknown>>

function meets(row: Row, query: URLSearchParams): boolean {
  const several = query.get('region_MultiString')?.split(',')
  if (several && !several.some((region) => String(row.region).split(',').includes(region))) return false
  const [from, to] = [query.get('soldAt_begin'), query.get('soldAt_end')]
  if ((from && String(row.soldAt) < from) || (to && String(row.soldAt) > to)) return false
  return ['number', 'customer', 'sex'].every((field) =>
    String(row[field] ?? '')
      .toLowerCase()
      .includes(plain(query.get(field) ?? '')),
  )
}

function selectSales(query: URLSearchParams): object {
  const own = query.get('self_customer')
  const found = sales.filter((row) => meets(row, query) && (!own || row.customer === own))
  const by = query.get('column') as keyof (typeof sales)[number] | null
  const sign = query.get('order') === 'desc' ? -1 : 1
  const sorted = by
    ? found.toSorted((one, other) => sign * `${one[by]}`.localeCompare(`${other[by]}`, 'en', { numeric: true }))
    : found
  const size = Number(query.get('pageSize') ?? sorted.length)
  const first = (Number(query.get('pageNo') ?? 1) - 1) * size
  return { records: sorted.slice(first, first + size), total: sorted.length }
}

const base = 'online/cgreport/api'

/** Online reports (wire contract 1.15). */
export const onlineReportRoutes: readonly NetworkRoute[] = [
  {
    path: `${base}/getRpColumns/`,
    answer: ({ name }) => (reports[name] ? answer(reports[name]) : refuse('There is no such report')),
  },
  {
    path: `${base}/getQueryInfo/`,
    answer: ({ name }) => (name === 'r-2' ? refuse('The query of the report is locked') : answer(queryInfo)),
  },
  {
    path: `${base}/getData/`,
    answer: ({ name, query }) => answer(name === 'r-3' ? { records: [], total: 0 } : selectSales(query)),
  },
]
