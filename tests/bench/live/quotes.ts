import { defineModule, route, signedIn } from '../../../server/http/index.ts'
import { defineFeed, type Publish } from '../../../server/realtime/live/feed.ts'

/** How many symbols there are. */
export const symbolCount = 500

const everybody = signedIn('prices of the bench')

const toSymbol = (index: number): string => `SYM${String(index).padStart(3, '0')}`

const toQuote = (index: number) => {
  const bid = Math.round((100 + index + Math.random()) * 1000) / 1000
  return { bid, ask: bid + 0.002, change: Math.random() / 100, volume: Math.round(Math.random() * 1e6) }
}

/** Prices that a module of the server makes up. */
export const quotesModule = defineModule({
  id: 'quotes',
  section: '7.5',
  routes: [
    route('GET', '/quotes/list', everybody, () => ({
      total: symbolCount,
      records: Array.from({ length: symbolCount }, (_, index) => ({ symbol: toSymbol(index), ...toQuote(index) })),
    })),
  ],
  feeds: [defineFeed({ topic: 'quotes', key: 'symbol', access: everybody })],
})

/** Publishes so many changes in a second, spread over all symbols and over the time; gives what ends it. */
export function startQuotes(publish: Publish, perSecond: number): () => void {
  const began = performance.now()
  let done = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; done < due; done += 1) {
      const index = done % symbolCount
      publish('quotes', { key: toSymbol(index), values: { ...toQuote(index), at: Date.now() } })
    }
  }, 10)
  return () => clearInterval(timer)
}
