import type { Shop } from './shop.ts'
import { type Row, selectRows } from './table.ts'
import { createUnits } from './units.ts'

const names = [
  'Ada Lovelace',
  'Grace Hopper',
  'Edsger Dijkstra',
  'Barbara Liskov',
  'Alan Turing',
  'Margaret Hamilton',
  'Katherine Johnson',
  'Tony Hoare',
  'Radia Perlman',
  'Donald Knuth',
  'Hedy Lamarr',
  'John Backus',
]

/** Departments of the wire's shape (wire contract 1.7). */
const departments = [
  {
    key: 'd1',
    title: 'Head office',
    isLeaf: false,
    children: [
      { key: 'd11', title: 'Accounts', isLeaf: true, children: [] },
      { key: 'd12', title: 'Research', isLeaf: true, children: [] },
    ],
  },
  { key: 'd2', title: 'Branch', isLeaf: true },
]

const people: readonly Row[] = names.map((realname, index) => ({
  id: `p${index + 1}`,
  username: `${realname.split(' ')[0]?.toLowerCase()}${index + 1}`,
  realname,
  phone: `1390000${String(index * 37 + 1000).padStart(4, '0')}`,
  sex: ['2', '2', '1', '2', '1', '2', '2', '1', '2', '1', '2', '1'][index],
  status: index === 4 ? '3' : index === 7 ? '2' : '1',
  age: 30 + ((index * 11) % 40),
  departId: ['d11', 'd12', 'd2'][index % 3],
}))

const answer = (result: unknown) => Response.json({ success: true, code: 200, message: '', result })

/** The made-up server of the picker stories: people of departments. */
export function createPeople(rows: readonly Row[] = people): Shop {
  const shop = createUnits()
  const calls: string[] = []
  const held = new Map<string, PromiseWithResolvers<void>>()
  const refused = new Map<string, string>()
  return {
    ...shop,
    calls,
    hold: (part) => void held.set(part, Promise.withResolvers()),
    release(part) {
      held.get(part)?.resolve()
      held.delete(part)
    },
    refuse: (part, message) => void refused.set(part, message),
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const path = pathname.replace('/api', '')
      searchParams.delete('_t')
      const call = searchParams.size > 0 ? `${request.method} ${path}?${searchParams}` : `${request.method} ${path}`
      calls.push(call)
      for (const [part, { promise }] of held) if (call.includes(part)) await promise
      for (const [part, message] of refused) {
        if (!call.includes(part)) continue
        refused.delete(part)
        return Response.json({ success: false, code: 500, message, result: null })
      }
      if (path === '/sys/sysDepart/queryTreeList') return answer(departments)
      if (path !== '/shop/person/list') return shop.fetch(input, init)
      return answer(selectRows(rows, searchParams))
    },
  }
}
