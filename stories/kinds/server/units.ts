import { createNetwork } from '../../network/network.ts'
import type { Shop } from './shop.ts'
import { type Row, selectRows } from './table.ts'

const answer = (result: unknown, message = '') => Response.json({ success: true, code: 200, message, result })

/** One unit, by its name, with what is below it. */
interface Units {
  readonly [name: string]: readonly string[] | Units
}

const company: Units = {
  'Head office': {
    Finance: ['Accounts', 'Payroll', 'Tax'],
    Legal: ['Contracts', 'Patents'],
    People: { Hiring: ['Interns', 'Engineers'], Training: [] },
  },
  'Northern branch': { Sales: ['Shops', 'Online'], Support: ['Hotline'] },
  'Southern branch': { Sales: ['Fairs'], Warehouse: ['Inbound', 'Outbound', 'Returns'] },
  Archive: [],
}

/** The rows of a tree of names, each with the key of the one above it; ids count in the order in which they stand. */
function toRows(units: Units): readonly Row[] {
  const rows: Row[] = []
  const add = (name: string, parentId: string, orderNo: number, below: readonly string[] | Units) => {
    const id = `${rows.length + 1}`
    const names = Array.isArray(below) ? below : Object.keys(below)
    rows.push({
      id,
      parentId,
      name,
      code: `U-${id.padStart(3, '0')}`,
      status: id === '13' ? '2' : '1',
      people: (rows.length * 7) % 23,
      orderNo,
      hasChildren: names.length > 0 ? '1' : '0',
    })
    for (const [index, child] of names.entries())
      add(child, id, index + 1, Array.isArray(below) ? [] : ((below as Units)[child] ?? []))
  }
  for (const [index, [name, below]] of Object.entries(units).entries()) add(name, '0', index + 1, below)
  return rows
}

interface UnitOptions {
  readonly rows?: readonly Row[]
  /** How the server answers: a page of records, a bare array, or the whole tree with children in each record. */
  readonly answers?: 'records' | 'array' | 'tree'
  /** The version that every record has; none when left out. */
  readonly version?: string
}

/** The made-up server of the tree stories: a table of units, each below another. */
export function createUnits({ rows = toRows(company), answers = 'records', version }: UnitOptions = {}): Shop {
  const others = createNetwork()
  const calls: string[] = []
  const sent: { call: string; body: unknown }[] = []
  const held = new Map<string, PromiseWithResolvers<void>>()
  const refused = new Map<string, Response>()
  const dropped = new Set<string>()
  let table: readonly Row[] = version === undefined ? rows : rows.map((row) => ({ ...row, _recordVersion: version }))
  let lastId = rows.length

  const nest = (parent: string): readonly Row[] =>
    table.filter((row) => row.parentId === parent).map((row) => ({ ...row, children: nest(String(row.id)) }))
  const flagged = (): readonly Row[] => {
    const parents = new Set(table.map((row) => row.parentId))
    return table.map((row) => ({ ...row, hasChildren: parents.has(row.id) ? '1' : '0' }))
  }
  /** A whole tree by an advanced query: what it finds, and what is there for those below it alone. */
  const search = (parameters: URLSearchParams): readonly Row[] => {
    const found = new Set(selectRows(table, parameters).records.map(({ id }) => id))
    const keep = (rows: readonly Row[]): readonly Row[] =>
      rows.flatMap((row) => {
        const children = keep(row.children as readonly Row[])
        if (found.has(row.id)) return [{ ...row, children }]
        return children.length > 0 ? [{ ...row, children, isAbove: true }] : []
      })
    return keep(nest('0'))
  }
  const list = (parameters: URLSearchParams): Response => {
    if (answers === 'tree') return answer(parameters.has('superQueryParams') ? search(parameters) : nest('0'))
    const plain = new URLSearchParams(parameters)
    for (const name of ['tenant', 'condition']) plain.delete(name)
    const found = selectRows(flagged(), plain)
    return answer(answers === 'array' ? found.records : found)
  }
  const routes: Readonly<Record<string, (parameters: URLSearchParams, body: Row) => Response>> = {
    'GET /shop/unit/list': list,
    'GET /shop/unit/children': list,
    'GET /shop/unit/childrenOf': list,
    'GET /shop/unit/queryById': (parameters) => answer(table.find((row) => row.id === parameters.get('id')) ?? null),
    'POST /shop/unit/add': (_parameters, body) => {
      lastId += 1
      table = [...table, { parentId: '0', ...body, id: `${lastId}`, code: `U-${lastId}` }]
      return answer(null, 'Added')
    },
    'PUT /shop/unit/edit': (_parameters, body) => {
      table = table.map((row) => (row.id === body.id ? { ...row, ...body } : row))
      return answer(null, 'Saved')
    },
    'DELETE /shop/unit/delete': (parameters) => {
      table = table.filter((row) => row.id !== parameters.get('id'))
      return answer(null, 'Deleted')
    },
    'DELETE /shop/unit/deleteBatch': (parameters) => {
      const ids = parameters.get('ids')?.split(',') ?? []
      table = table.filter((row) => !ids.includes(String(row.id)))
      return answer(null, 'Deleted')
    },
  }

  return {
    calls,
    sent,
    hold: (path) => void held.set(path, Promise.withResolvers()),
    release(path) {
      held.get(path)?.resolve()
      held.delete(path)
    },
    refuse: (path, message, result = null, code = 500) =>
      void refused.set(path, Response.json({ success: message === '', code, message, result })),
    drop: (path) => void dropped.add(path),
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const path = pathname.replace('/api', '')
      searchParams.delete('_t')
      const call = `${request.method} ${path}`
      const parameters = searchParams.size > 0 ? `${call}?${searchParams}` : call
      calls.push(parameters)
      const text = await request.text()
      const body = text === '' ? {} : JSON.parse(text)
      if (request.method !== 'GET') sent.push({ call, body })
      for (const [part, { promise }] of held) if (parameters.includes(part)) await promise
      for (const end of dropped) if (path.endsWith(end) && dropped.delete(end)) throw new TypeError('Failed to fetch')
      for (const [part, response] of refused) {
        if (!parameters.includes(part)) continue
        refused.delete(part)
        return response
      }
      const route = routes[call]
      return route ? route(searchParams, body) : others(input, init)
    },
  }
}
