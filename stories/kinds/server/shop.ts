import { createNetwork } from '../../network/network.ts'
import { createSavedQueries } from './savedQueries.ts'
import { type Row, selectRows } from './table.ts'

/** The made-up server of a page story: a table of orders, and what the rest of the stories' network knows. */
export interface Shop {
  readonly fetch: typeof globalThis.fetch
  /** What the person's page asked, as `GET /shop/order/list?pageNo=1`. */
  readonly calls: readonly string[]
  /** What was sent with calls that change something. */
  readonly sent: readonly { readonly call: string; readonly body: unknown }[]
  /** Lets calls whose path ends so wait until they are released. */
  hold(path: string): void
  release(path: string): void
  /** Refuses the next call whose path ends so; with the code 500 when left out. */
  refuse(path: string, message: string, result?: unknown, code?: number): void
  /** Lets the next call whose path ends so get lost on its way. */
  drop(path: string): void
}

const answer = (result: unknown, message = '') => Response.json({ success: true, code: 200, message, result })

/** A spreadsheet as the server sends one; what it holds does not matter here. */
const sheet = () =>
  new Response('rows', {
    headers: {
      'Content-Type': 'application/vnd.ms-excel',
      'Content-Disposition': "attachment; filename*=UTF-8''x.xls",
    },
  })

const customers = ['Ada Lovelace', 'Grace Hopper', 'Edsger Dijkstra', 'Barbara Liskov', 'Alan Turing']

const cities = ['London', 'New York', 'Rotterdam', 'Los Angeles', 'Wilmslow']
const products = ['Punched cards', 'Relay', 'Compiler', 'Abstract type', 'Paper tape', 'Rotor']

/** A picture without a file: a plain shape in a colour of its own. */
const pictureOf = (index: number): string => {
  const hue = (index * 47) % 360
  const shape = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'><rect width='160' height='90' fill='hsl(${hue} 45% 82%)'/><circle cx='${40 + (index % 5) * 20}' cy='52' r='26' fill='hsl(${hue} 48% 58%)'/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(shape)}`
}

/** What the pages that show a lot of an order show besides. */
const detailsOf = (index: number): Row => ({
  city: cities[index % cities.length],
  priority: ['M', 'L', 'H', 'M'][index % 4],
  quantity: (index % 7) + 1,
  cost: (index + 1) * 9.75 + (index % 6 === 5 ? 90 : 0),
  margin: (index + 1) * 2.75 - (index % 6 === 5 ? 90 : 0),
  picture: index % 3 === 1 ? null : pictureOf(index),
})

/** The lines of every order: one for each of its pieces, three at most. */
const lines: readonly Row[] = Array.from({ length: 69 }, (_, index) => ({
  id: `${index + 1}`,
  orderId: `${Math.floor(index / 3) + 1}`,
  product: products[index % products.length],
  parts: (index % 4) + 1,
  price: (index + 1) * 1.5,
}))

/** Orders with numbers that count up; every third is paid. */
export const orders = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    number: `A-${String(index + 1).padStart(3, '0')}`,
    customer: customers[index % customers.length],
    status: index % 3 === 2 ? '2' : '1',
    amount: (index + 1) * 12.5,
    ...detailsOf(index),
    note: '',
    createTime: `2025-03-${String((index % 28) + 1).padStart(2, '0')} 09:30:00`,
  }))

export interface ShopOptions {
  /** Whether deletions are taken back by the call that their answers name. */
  readonly keepsRemoved?: boolean
  /** What goes with records that are deleted. */
  readonly removal?: readonly string[]
}

export function createShop(
  rows: readonly Row[] = orders(23),
  { keepsRemoved = false, removal = [] }: ShopOptions = {},
): Shop {
  const others = createNetwork()
  const calls: string[] = []
  const sent: { call: string; body: unknown }[] = []
  const held = new Map<string, PromiseWithResolvers<void>>()
  const refused = new Map<string, Response>()
  const dropped = new Set<string>()
  let table = rows
  let lastId = rows.length

  let removed: readonly Row[] = []
  const remove = (ids: readonly (string | null)[]) => {
    removed = table.filter(({ id }) => ids.includes(String(id)))
    table = table.filter((row) => !removed.includes(row))
    const undo = { method: 'PUT', path: '/shop/order/undo', query: { id: 'removal-1' } }
    return answer(keepsRemoved ? { undo } : null, 'Deleted')
  }
  const change = (row: Row) => {
    table = table.map((other) => (other.id === row.id ? { ...other, ...row } : other))
  }
  const routes: Readonly<Record<string, (parameters: URLSearchParams, body: Row) => Response>> = {
    'GET /shop/order/list': (parameters) => answer(selectRows(table, parameters)),
    'GET /shop/line/list': (parameters) => answer(selectRows(lines, parameters)),
    'GET /shop/city/tree': () => answer(cities.map((city) => ({ key: city, title: city, isLeaf: true }))),
    'GET /shop/order/queryById': (parameters) => answer(table.find((row) => row.id === parameters.get('id')) ?? null),
    'POST /shop/order/add': (_parameters, body) => {
      lastId += 1
      table = [...table, { createTime: '2025-04-01 08:00:00', ...body, id: `${lastId}` }]
      return answer(null, 'Added')
    },
    'PUT /shop/order/edit': (_parameters, body) => {
      change(body)
      return answer(null, 'Saved')
    },
    'PUT /shop/order/pay': (_parameters, body) => {
      change({ ...body, status: '2' })
      return answer(null, 'Paid')
    },
    'DELETE /shop/order/delete': (parameters) => remove([parameters.get('id')]),
    'DELETE /shop/order/deleteBatch': (parameters) => remove(parameters.get('ids')?.split(',') ?? []),
    'PUT /shop/order/undo': () => {
      table = [...table, ...removed]
      return answer(null)
    },
    'GET /shop/order/removal': () => answer(removal),
    'GET /online/graphreport/api/getChartsData': () =>
      answer({ data: ['01', '02', '03'].map((month, index) => ({ month: `2026-${month}`, total: 12 + index * 7.5 })) }),
    'GET /online/cgreport/api/getData/orders': (parameters) => {
      const amount = table.reduce((sum, row) => sum + Number(row.amount), 0)
      return answer({ ...selectRows(table, parameters), totals: { amount } })
    },
    'POST /pages': () => answer(null),
    'PUT /sys/fillRule/executeRuleByCode/order': (_parameters, body) => answer(`${body.kind ?? 'A'}-${lastId + 1}`),
    'GET /shop/order/exportXls': () => sheet(),
    'GET /sys/common/static/temp/import-errors.txt': () => new Response('Row 3: Name must not be empty'),
    ...createSavedQueries(),
    'GET /sys/duplicate/check': (parameters) =>
      table.some((row) => row.number === parameters.get('fieldVal') && row.id !== parameters.get('dataId'))
        ? Response.json({ success: false, code: 500, message: 'This value is used already', result: null })
        : answer(null),
  }

  return {
    calls,
    sent,
    hold(path) {
      held.set(path, Promise.withResolvers())
    },
    release(path) {
      held.get(path)?.resolve()
      held.delete(path)
    },
    refuse(path, message, result = null, code = 500) {
      refused.set(path, Response.json({ success: false, code, message, result }))
    },
    drop(path) {
      dropped.add(path)
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const path = pathname.replace('/api', '')
      searchParams.delete('_t')
      const call = `${request.method} ${path}`
      calls.push(searchParams.size > 0 ? `${call}?${searchParams}` : call)
      const text = await request.text()
      const body = text === '' ? {} : JSON.parse(text)
      if (request.method !== 'GET') sent.push({ call, body })
      for (const [end, { promise }] of held) if (path.endsWith(end)) await promise
      for (const end of dropped) if (path.endsWith(end) && dropped.delete(end)) throw new TypeError('Failed to fetch')
      for (const [end, response] of refused) {
        if (!path.endsWith(end)) continue
        refused.delete(end)
        return response
      }
      const route = routes[call]
      return route ? route(searchParams, body) : others(input, init)
    },
  }
}
