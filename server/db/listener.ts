import type { Client } from 'pg'
import { connectTimeout, createClient } from './client.ts'

/** A connection that only hears notifications, and comes back by itself after a loss. */
export interface Listener {
  /** The connection while there is one. */
  client(): Client | undefined
  close(): Promise<void>
}

/** What is done with a connection that listens. */
export interface ListenerHandlers {
  readonly channel: string
  onPayload(payload: string): void
  /** The connection listens now, for the first time or again. */
  onConnected?(): void
  /** The server is there, and says nothing any more. */
  onSilent?(): void
  /** Notifications may have been missed since the connection answered last. */
  onLost?(): void
}

/** How these connections are called among those of the database. */
export const listenerName = 'pagewright listener'

const retryMilliseconds = 500

/** How often a connection is asked whether it is still there, in milliseconds. */
const heartbeatMilliseconds = 500

/**
 * An answer is late after so many checks of so many milliseconds: this process may have been busy itself, and reads between
 * two checks what came meanwhile.
 */
const checks = 5
const checkMilliseconds = 250

/** The other end of a connection is gone without a word. */
class SilentError extends Error {
  override readonly name = 'SilentError'
}

/** Asks a connection; throws a `SilentError` where no answer comes, for which the connection would wait for ever. */
async function askSoon(client: Client, statement: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let checked = 0
    const silence = setInterval(() => {
      checked += 1
      if (checked < checks) return
      clearInterval(silence)
      reject(new SilentError('The connection says nothing any more.'))
    }, checkMilliseconds).unref()
    client
      .query(statement)
      .then(() => resolve(), reject)
      .finally(() => clearInterval(silence))
  })
}

/** Opens a connection to a PostgreSQL server that listens to one channel; throws when the first attempt fails. */
export async function createListener(databaseUrl: string, handlers: ListenerHandlers): Promise<Listener> {
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async (): Promise<void> => {
    const next = createClient({ connectionString: databaseUrl, application_name: listenerName })
    let heartbeat: NodeJS.Timeout | undefined
    const reconnect = (): void => {
      clearTimeout(heartbeat)
      if (client === next) {
        client = undefined
        handlers.onLost?.()
      }
      if (isClosed || retry !== undefined) return
      retry = setTimeout(() => {
        retry = undefined
        void connect().catch(reconnect)
      }, retryMilliseconds).unref()
    }
    const watch = (): void => {
      heartbeat = setTimeout(() => {
        askSoon(next, 'select 1').then(
          () => client === next && watch(),
          (error: unknown) => {
            if (!(error instanceof SilentError) || client !== next) return
            handlers.onSilent?.()
            reconnect()
            void next.end().catch(() => undefined)
          },
        )
      }, heartbeatMilliseconds).unref()
    }
    next.on('error', reconnect)
    next.on('end', reconnect)
    next.on('notification', ({ payload }) => {
      if (client === next && payload !== undefined) handlers.onPayload(payload)
    })
    const started = performance.now()
    try {
      await next.connect()
      await askSoon(next, `listen ${handlers.channel}`)
    } catch (error) {
      // One that refuses says so; this one took the connection without a word, or said nothing after it.
      const isSilent = error instanceof SilentError || performance.now() - started > connectTimeout * 0.9
      if (isSilent) handlers.onSilent?.()
      void next.end().catch(() => undefined)
      throw error
    }
    if (isClosed) return next.end()
    client = next
    handlers.onConnected?.()
    watch()
  }
  await connect()

  return {
    client: () => client,
    async close() {
      isClosed = true
      clearTimeout(retry)
      const last = client
      client = undefined
      await last?.end()
    },
  }
}
