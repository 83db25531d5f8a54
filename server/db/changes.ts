import type { PGlite } from '@electric-sql/pglite'
import { createListener } from './listener.ts'
import type { Outage } from './outage.ts'
import { type CacheableRead, createReadCache, type ReadCache } from './readCache.ts'
import type { Connection } from './schema.ts'

/** Where triggers of the database announce that a table changed; the payload is a topic of the read cache. */
export const changeChannel = 'pagewright_changes'

const caches = new WeakMap<Connection, ReadCache>()
const outages = new WeakMap<Connection, Outage>()

/** Lets the connection that hears of changes tell whether the database is still there. */
export const addOutage = (db: Connection, outage: Outage): void => void outages.set(db, outage)

/** Gives a connection a cache for what is read through it. It keeps nothing until `watchChanges` has begun. */
export function addReadCache(db: Connection): ReadCache {
  const cache = createReadCache()
  caches.set(db, cache)
  return cache
}

/**
 * Reads something that many calls need, from the cache of this process where it may. A transaction has no cache: what is
 * read in it may be what nobody else is to see.
 */
export async function readCached<T>(db: Connection, key: string, load: () => Promise<CacheableRead<T>>): Promise<T> {
  const cache = caches.get(db)
  return cache === undefined ? (await load()).value : cache.read(key, load)
}

/** Has a function told of the topics that change, in whichever process; gives what ends that. */
export const onChange = (db: Connection, listener: (topic: string) => void): (() => void) =>
  caches.get(db)?.onDrop(listener) ?? (() => undefined)

/**
 * Lets the cache of a connection work as long as changes arrive, and gives a function that ends it. Writes of this process
 * are announced on the connection that made them, before their call has its answer; those of other processes arrive on a
 * connection of their own. While that one is lost nothing is served from the cache.
 */
export async function watchChanges(
  db: Connection,
  source: { readonly embedded: PGlite | undefined; readonly databaseUrl: string | undefined },
): Promise<() => Promise<void>> {
  const cache = caches.get(db)
  if (cache === undefined) return async () => undefined
  if (source.embedded !== undefined) {
    const stop = await source.embedded.listen(changeChannel, (topic) => cache.drop(topic))
    cache.setLive(true)
    return async () => {
      cache.setLive(false)
      await stop()
    }
  }
  if (source.databaseUrl === undefined) return async () => undefined
  const listener = await createListener(source.databaseUrl, {
    channel: changeChannel,
    onPayload: (topic) => cache.drop(topic),
    onConnected: () => {
      outages.get(db)?.setSilent(false)
      cache.setLive(true)
    },
    onSilent: () => outages.get(db)?.setSilent(true),
    onLost: () => cache.setLive(false),
  })
  return async () => {
    cache.setLive(false)
    await listener.close()
  }
}

/** Ends what this process keeps and hangs on a topic that no table stands for, and reports the topic to listeners. */
export const dropCached = (db: Connection, topic: string): void => caches.get(db)?.drop(topic)
