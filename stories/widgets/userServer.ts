import { createShop, type Shop } from '../kinds/server/shop.ts'
import { selectRows } from '../kinds/server/table.ts'

const users = [
  ['u1', 'ada', 'Ada Lovelace'],
  ['u2', 'grace', 'Grace Hopper'],
  ['u3', 'edsger', 'Edsger Dijkstra'],
  ['u4', 'barbara', 'Barbara Liskov'],
  ['u5', 'wolfe', 'Wolfeschlegelsteinhausenberger'],
  ['u6', 'konrad', 'Konrad Zuse'],
].map(([id, username, realname]) => ({ id, username, realname, sex: '2', phone: `1390000${id}` }))

const paths = ['/api/sys/user/queryUserComponentData', '/api/sys/user/queryUserByDepId']

/** The made-up server of the stories with users to choose; `konrad` stands on the second page. */
export function createUserServer(): Shop {
  const shop = createShop()
  return {
    ...shop,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      if (!paths.includes(pathname)) return shop.fetch(request)
      const asked = [...searchParams].map(([name, value]) => [name.replace(/_MultiString$/, ''), value])
      const result = selectRows(users, new URLSearchParams(asked))
      return Response.json({ success: true, code: 200, message: '', result })
    },
  }
}
