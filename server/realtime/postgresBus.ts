import { Client } from 'pg'
import type { Bus, BusMessage } from './bus.ts'
import { createAssembly, toChunks } from './chunks.ts'

const channel = 'pagewright_realtime'
const retryMilliseconds = 1000

function parseMessage(text: string): BusMessage | undefined {
  try {
    const { topic, text: body, from } = JSON.parse(text)
    if (typeof topic !== 'string' || typeof body !== 'string') return undefined
    return { topic, text: body, ...(typeof from === 'string' ? { from } : {}) }
  } catch {
    return undefined
  }
}

/**
 * The bus of server processes that share one PostgreSQL, over LISTEN and NOTIFY (design 6). It has a connection of its
 * own, which comes back by itself after a loss.
 */
export async function createPostgresBus(databaseUrl: string): Promise<Bus> {
  const listeners = new Set<(message: BusMessage) => void>()
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false
  // One statement after the other, in the order of the messages.
  let published: Promise<unknown> = Promise.resolve()

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: databaseUrl })
    const assemble = createAssembly()
    const lose = () => {
      if (client === next) client = undefined
      if (isClosed || retry) return
      retry = setTimeout(() => {
        retry = undefined
        void connect().catch(lose)
      }, retryMilliseconds).unref()
    }
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', ({ payload }) => {
      const text = payload === undefined ? undefined : assemble(payload)
      const message = text === undefined ? undefined : parseMessage(text)
      if (message) for (const listener of listeners) listener(message)
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    if (isClosed) await next.end()
    else client = next
  }
  await connect()

  return {
    publish(message) {
      const chunks = toChunks(JSON.stringify(message))
      published = published
        .then(() => client?.query('select pg_notify($1, piece) from unnest($2::text[]) piece', [channel, chunks]))
        .catch(() => undefined)
    },
    subscribe: (listener) => void listeners.add(listener),
    async close() {
      isClosed = true
      clearTimeout(retry)
      listeners.clear()
      await client?.end()
    },
  }
}
