import { isObject, parseJson } from '../../runtime/language/index.ts'
import { createListener, type Listener } from '../db/listener.ts'
import type { Bus, BusMessage } from './bus.ts'
import { createAssembly, toChunks } from './chunks.ts'

const channel = 'pagewright_realtime'

function parseMessage(text: string): BusMessage | undefined {
  const message = parseJson(text)
  if (!isObject(message)) return undefined
  const { topic, text: body, from } = message
  if (typeof topic !== 'string' || typeof body !== 'string') return undefined
  return { topic, text: body, ...(typeof from === 'string' ? { from } : {}) }
}

/** Messages that wait for the database; of more than these, the oldest are lost. */
const longestQueue = 1000

/**
 * The bus of server processes that share one PostgreSQL, over LISTEN and NOTIFY (design 6). It has a connection of its
 * own, which comes back by itself after a loss.
 */
export async function createPostgresBus(databaseUrl: string): Promise<Bus> {
  const listeners = new Set<(message: BusMessage) => void>()
  const gaps = new Set<() => void>()
  // In the order of the messages; one leaves the queue when it was carried.
  const queue: (readonly string[])[] = []
  let isSending = false
  let wasConnected = false
  let assemble = createAssembly()

  let connection: Listener | undefined
  connection = await createListener(databaseUrl, {
    channel,
    onPayload(payload) {
      const text = assemble(payload)
      const message = text === undefined ? undefined : parseMessage(text)
      if (message) for (const listener of listeners) listener(message)
    },
    onConnected() {
      if (wasConnected) for (const listener of gaps) listener()
      wasConnected = true
      void send()
    },
    // What was not whole yet lost a piece.
    onLost: () => {
      assemble = createAssembly()
    },
  })

  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      for (let chunks = queue[0]; chunks !== undefined; chunks = queue[0]) {
        const client = connection?.client()
        if (client === undefined) return
        await client.query('select pg_notify($1, piece) from unnest($2::text[]) piece', [channel, chunks])
        queue.splice(queue.indexOf(chunks), 1)
      }
    } catch {
      // The connection is lost; the next one sends what is left.
    } finally {
      isSending = false
    }
  }

  return {
    publish(message) {
      queue.push(toChunks(JSON.stringify(message)))
      if (queue.length > longestQueue) queue.splice(0, queue.length - longestQueue)
      void send()
    },
    onGap: (listener) => void gaps.add(listener),
    subscribe: (listener) => void listeners.add(listener),
    async close() {
      listeners.clear()
      gaps.clear()
      await connection?.close()
    },
  }
}
