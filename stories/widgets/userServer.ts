import { createShop, type Shop } from '../kinds/server/shop.ts'
import { selectRows } from '../kinds/server/table.ts'

const users = [
  ['u1', 'ada', 'Ada Lovelace', '1815-12-10'],
  ['u2', 'grace', 'Grace Hopper', '1906-12-09'],
  ['u3', 'edsger', 'Edsger Dijkstra', '1930-05-11'],
  ['u4', 'barbara', 'Barbara Liskov', '1939-11-07'],
  ['u5', 'wolfe', 'Wolfeschlegelsteinhausenberger', '1904-02-29'],
  ['u6', 'konrad', 'Konrad Zuse', '1910-06-22'],
].map(([id, username, realname, birthday]) => ({
  ...{ id, username, realname, birthday },
  ...{ sex: '2', phone: `1390000${id}`, orgCodeTxt: id === 'u1' ? null : 'Research' },
}))

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
      const result = selectRows(users, searchParams)
      return Response.json({ success: true, code: 200, message: '', result })
    },
  }
}
