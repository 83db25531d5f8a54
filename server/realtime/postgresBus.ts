import { isObject, parseJson } from '../../runtime/language/index.ts'
import { createListener } from '../db/listener.ts'
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

/**
 * The bus of server processes that share one PostgreSQL, over LISTEN and NOTIFY (design 6). It has a connection of its
 * own, which comes back by itself after a loss.
 */
export async function createPostgresBus(databaseUrl: string): Promise<Bus> {
  const listeners = new Set<(message: BusMessage) => void>()
  // One statement after the other, in the order of the messages.
  let published: Promise<unknown> = Promise.resolve()
  let assemble = createAssembly()
  const connection = await createListener(databaseUrl, {
    channel,
    onPayload(payload) {
      const text = assemble(payload)
      const message = text === undefined ? undefined : parseMessage(text)
      if (message) for (const listener of listeners) listener(message)
    },
    // What was not whole yet lost a piece.
    onLost: () => {
      assemble = createAssembly()
    },
  })

  return {
    publish(message) {
      const chunks = toChunks(JSON.stringify(message))
      published = published
        .then(() =>
          connection.client()?.query('select pg_notify($1, piece) from unnest($2::text[]) piece', [channel, chunks]),
        )
        .catch(() => undefined)
    },
    subscribe: (listener) => void listeners.add(listener),
    async close() {
      listeners.clear()
      await connection.close()
    },
  }
}
