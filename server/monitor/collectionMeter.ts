import { constants, type NodeGCPerformanceDetail, PerformanceObserver } from 'node:perf_hooks'

/** What the garbage collection of one kind did since the process was watched. */
export interface CollectionFigures {
  readonly kind: string
  readonly count: number
  /** Milliseconds that the process stood still for it, all together and at most. */
  readonly total: number
  readonly longest: number
}

/** Watches the garbage collection of this process. */
export interface CollectionMeter {
  read(): readonly CollectionFigures[]
  /** Bytes of the heap in use right after the last major collection; undefined before the first. */
  liveSize(): number | undefined
  close(): void
}

/** The kinds by the words of V8. */
const kinds: ReadonlyMap<number, string> = new Map([
  [constants.NODE_PERFORMANCE_GC_MINOR, 'scavenge'],
  [2, 'minor mark-sweep'],
  [constants.NODE_PERFORMANCE_GC_MAJOR, 'mark-sweep-compact'],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, 'incremental marking'],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, 'weak callbacks'],
])

/** Starts watching. */
export function createCollectionMeter(): CollectionMeter {
  const figures = new Map<string, CollectionFigures>()
  let live: number | undefined
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration } = entry
      // The types leave out what entries of this kind carry.
      const { kind: number } = (entry as PerformanceEntry & { readonly detail: NodeGCPerformanceDetail }).detail
      const kind = kinds.get(number ?? 0) ?? 'other'
      const before = figures.get(kind) ?? { kind, count: 0, total: 0, longest: 0 }
      const { count, total, longest } = before
      figures.set(kind, {
        kind,
        count: count + 1,
        total: total + duration,
        longest: Math.max(longest, duration),
      })
      if (number === constants.NODE_PERFORMANCE_GC_MAJOR) live = process.memoryUsage().heapUsed
    }
  })
  observer.observe({ entryTypes: ['gc'] })
  return { read: () => [...figures.values()], liveSize: () => live, close: () => observer.disconnect() }
}

/** The figures of all kinds together. */
export function sumCollections(figures: readonly CollectionFigures[]): Omit<CollectionFigures, 'kind'> {
  return figures.reduce(
    (sum, { count, total, longest }) => ({
      count: sum.count + count,
      total: sum.total + total,
      longest: Math.max(sum.longest, longest),
    }),
    { count: 0, total: 0, longest: 0 },
  )
}
