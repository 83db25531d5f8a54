/** A value that was read from the database, with what decides how long it may be kept. */
export interface CacheableRead<T> {
  readonly value: T
  /** The changes that end it: names of tables, and `user:<id>` for what belongs to one user. */
  readonly topics: readonly string[]
  /** The seconds for which it may be kept when no change comes before; half a minute at most. 0 keeps nothing. */
  readonly seconds?: number
  /** About how many kilobytes it takes. */
  readonly size?: number
}

/** What one process keeps of the database until a change or a short time ends it. */
export interface ReadCache {
  /** Gives the kept value of a key, or loads it. */
  read<T>(key: string, load: () => Promise<CacheableRead<T>>): Promise<T>
  /** Ends what hangs on a topic. */
  drop(topic: string): void
  /** Has a function told of every topic that changes, and of `everythingTopic` when changes may have been missed. */
  onDrop(listener: (topic: string) => void): () => void
  /** Whether all changes arrive; while they do not, every read goes to the database. */
  setLive(isLive: boolean): void
}

interface Entry {
  readonly loading: Promise<unknown>
  /** Undefined while it is being loaded: then it is not known yet what would end it. */
  topics: ReadonlySet<string> | undefined
  endsAt: number
  size: number
}

const longestSeconds = 30
/** Kilobytes of all entries. */
const capacity = 24 * 1024
const usualSize = 2

/** The topic of a change after which nothing is certain, such as the truncation of a table. */
export const everythingTopic = 'everything'

/**
 * Allocates a cache. An entry stands in it from the moment in which its loading begins, and a change takes it out, so that
 * a read that began before a change is never kept after it.
 */
export function createReadCache(now: () => number = () => performance.now()): ReadCache {
  // The oldest entry comes first; one that was used moves to the end.
  const entries = new Map<string, Entry>()
  const listeners = new Set<(topic: string) => void>()
  let size = 0
  let isLive = false

  const remove = (key: string, entry: Entry): void => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    size -= entry.size
  }

  const makeRoom = (): void => {
    for (const [key, entry] of entries) {
      if (size <= capacity) return
      remove(key, entry)
    }
  }

  const start = <T>(key: string, load: () => Promise<CacheableRead<T>>): Promise<T> => {
    const loaded = load()
    const loading = loaded.then(({ value }) => value)
    const entry: Entry = { loading, topics: undefined, endsAt: Number.POSITIVE_INFINITY, size: usualSize }
    entries.set(key, entry)
    size += entry.size
    loaded.then(
      (read) => {
        const seconds = Math.min(read.seconds ?? longestSeconds, longestSeconds)
        if (seconds <= 0) return remove(key, entry)
        if (entries.get(key) !== entry) return
        entry.topics = new Set(read.topics)
        entry.endsAt = now() + seconds * 1000
        size += (read.size ?? usualSize) - entry.size
        entry.size = read.size ?? usualSize
        makeRoom()
      },
      () => remove(key, entry),
    )
    return loading
  }

  return {
    async read<T>(key: string, load: () => Promise<CacheableRead<T>>): Promise<T> {
      if (!isLive) return (await load()).value
      const known = entries.get(key)
      if (known === undefined || known.endsAt <= now()) {
        if (known !== undefined) remove(key, known)
        return start(key, load)
      }
      entries.delete(key)
      entries.set(key, known)
      // Whoever reads a key says of which type its values are.
      return known.loading as Promise<T>
    },
    drop(topic) {
      for (const [key, entry] of entries)
        if (entry.topics === undefined || entry.topics.has(topic) || topic === everythingTopic) remove(key, entry)
      for (const listener of listeners) listener(topic)
    },
    onDrop(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setLive(value) {
      isLive = value
      entries.clear()
      size = 0
      for (const listener of listeners) listener(everythingTopic)
    },
  }
}
