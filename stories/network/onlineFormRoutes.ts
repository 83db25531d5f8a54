import { answer, type NetworkRoute } from './answers.ts'

const portrait = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' fill='hsl(${hue} 45% 82%)'/><circle cx='20' cy='24' r='12' fill='hsl(${hue} 48% 58%)'/></svg>`)}`

const customers = [
  { id: 'c1', name: 'Ada Lovelace', city: 'London', portrait: portrait(20) },
  { id: 'c2', name: 'Grace Hopper', city: '3', _replace_text_city: 'New York', portrait: portrait(160) },
  { id: 'c3', name: 'Edsger Dijkstra', city: 'Rotterdam', portrait: null },
]

/** Records of online forms (wire contract 1.13). */
export const onlineFormRoutes: readonly NetworkRoute[] = [
  {
    path: 'online/cgform/api/getData/shop_customer',
    answer({ query }) {
      const ids = query.get('id_MultiString')?.split(',')
      const records = customers.filter(({ id }) => !ids || ids.includes(id))
      return answer({ records, total: records.length })
    },
  },
]
