import { answer, type NetworkRoute } from './answers.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** Numbers that look like chance and are the same in every run. */
const chance = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43_758.5453
  return value - Math.floor(value)
}

const list = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at))

const months = list(12, (at) => ({
  month: `2025-${two(at + 1)}`,
  online: Math.round(420 + at * 38 + chance(at) * 160),
  shop: Math.round(610 - at * 12 + chance(at + 40) * 120),
  returns: Math.round(24 + chance(at + 80) * 30),
  margin: 0.18 + chance(at + 120) * 0.14,
}))

const days = list(30, (at) => ({ day: `2025-12-${two(at + 1)}`, amount: Math.round(900 + at * 14 + chance(at) * 500) }))

const regions = ['North', 'East', 'South', 'West', 'Centre', 'Islands']
const channels = ['Online', 'Shop', 'Partner']

const sales = regions.flatMap((region, at) =>
  channels.map((channel, place) => ({
    region,
    channel: String(place),
    channel_dictText: channel,
    amount: Math.round(20_000 + chance(at * 7 + place) * 90_000),
  })),
)

const stages = [
  ['Visited', 18_240],
  ['Looked at a product', 9120],
  ['Put into the basket', 3480],
  ['Paid', 1930],
].map(([stage, people]) => ({ stage, people }))

const products = list(36, (at) => ({
  name: `Product ${at + 1}`,
  price: Math.round(8 + chance(at + 3) * 240),
  sold: Math.round(20 + chance(at + 9) * 900),
  stock: Math.round(chance(at + 17) * 400),
  kind: ['Books', 'Tools', 'Toys'][at % 3],
}))

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const hours = weekdays.flatMap((weekday, at) =>
  list(12, (hour) => ({
    weekday,
    hour: `${two(hour * 2)}:00`,
    visits: Math.round(
      40 + 320 * Math.max(0, Math.sin(((hour - 2) / 12) * Math.PI)) * (at > 4 ? 1.3 : 1) * chance(at * 13 + hour + 2),
    ),
  })),
)

const year = list(365, (at) => {
  const date = new Date(2025, 0, at + 1)
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    visits: Math.round(20 + chance(at) * 180 * (date.getDay() % 6 === 0 ? 0.4 : 1)),
  }
})

const skills = ['Speed', 'Price', 'Choice', 'Service', 'Returns', 'Trust'].map((point, at) => ({
  point,
  ours: Math.round(55 + chance(at + 5) * 42),
  theirs: Math.round(45 + chance(at + 25) * 48),
}))

const disks = [
  { name: '/', used: 41_200_000_000, total: 62_000_000_000 },
  { name: '/data', used: 462_000_000_000, total: 500_000_000_000 },
  { name: '/backup', used: 820_000_000_000, total: 2_000_000_000_000 },
]

const events = [
  { at: '2025-12-30 18:04:00', what: 'Payment service answers again', level: 'good', more: 'After 12 minutes' },
  {
    at: '2025-12-30 17:52:00',
    what: 'Payment service is out of reach',
    level: 'bad',
    more: 'Orders wait in the queue',
  },
  { at: '2025-12-30 09:10:00', what: 'Price list imported', level: 'plain', more: '1,204 products, none refused' },
  { at: '2025-12-29 22:00:00', what: 'Nightly backup done', level: 'plain', more: '' },
]

const people = ['Ada Lovelace', 'Grace Hopper', 'Edsger Dijkstra', 'Barbara Liskov', 'Alan Turing', 'Donald Knuth']
const staff = people.map((name, at) => ({
  id: String(at + 1),
  name,
  sales: Math.round(84_000 - at * 9300 + chance(at) * 4000),
}))

const orders = list(240, (at) => ({
  id: String(at + 1),
  number: `A-${String(at + 1).padStart(4, '0')}`,
  customer: people[at % people.length],
  status: at % 7 === 3 ? '2' : '1',
  amount: Math.round(chance(at + 2) * 90_000) / 100,
  createTime: `2025-12-${two((at % 30) + 1)} ${two(8 + (at % 10))}:30:00`,
}))

const totals = {
  orders: 1930,
  ordersBefore: 1744,
  revenue: 184_230.5,
  revenueBefore: 201_400,
  waiting: 14,
  uptime: 0.9987,
  answerTime: 4380,
  ordersOfDays: days.map(({ amount }) => amount),
  server: {
    name: 'shop-1',
    version: '4.2.0',
    startedAt: '2025-12-01 06:00:00',
    uptime: 2_612_400,
    memory: 3_400_000_000,
  },
  goal: 78.4,
  html: '<p>The month went <strong>well</strong>. <a href="https://example.org">Read on</a><script>window.hacked = true</script></p>',
}

const give = (path: string, result: unknown): NetworkRoute => ({ path: `report/${path}`, answer: () => answer(result) })

/** A shop that is looked at from above: what the stories of reports ask. */
export const reportRoutes: readonly NetworkRoute[] = [
  give('totals', totals),
  give('months', months),
  give('days', { records: days, total: days.length }),
  give('sales', sales),
  give('stages', stages),
  give('products', products),
  give('hours', hours),
  give('year', year),
  give('skills', skills),
  give('disks', disks),
  give('events', events),
  give('staff', staff),
  {
    path: 'report/order/list',
    answer: ({ query }) => {
      const customer = (query.get('customer') ?? '').replaceAll('*', '').toLowerCase()
      const found = orders.filter((order) => order.customer?.toLowerCase().includes(customer))
      const size = Number(query.get('pageSize') ?? found.length)
      return answer({ records: found.slice(0, size), total: found.length })
    },
  },
  give('nothing', []),
]
