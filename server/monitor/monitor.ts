import type { Connection } from '../db/schema.ts'
import { type CollectionMeter, createCollectionMeter } from './collectionMeter.ts'
import { createRequestMeter, type RequestMeter } from './requestMeter.ts'
import { createRing, type Ring } from './ring.ts'
import { createSampler, type Sample, toMoment } from './samples.ts'
import { countPassing, readStore, type StoreFigures } from './storeFigures.ts'
import { createTraces, type KeptTrace } from './traces.ts'

/** What the database held at a moment. */
export interface StoreSample extends StoreFigures {
  readonly time: string
  readonly clock: string
  /** Records of the tables whose records come and go. */
  readonly keys: number
  /** Bytes that this process occupied at the same time. */
  readonly memory: number
}

/** What the monitors ask (wire contract 1.12); made once for each server. */
export interface Monitor {
  readonly requests: RequestMeter
  readonly collections: CollectionMeter
  readonly traces: Ring<KeptTrace>
  /** The samples of the last hour, the oldest first; the last one may be ten seconds old. */
  samples(): readonly Sample[]
  /** Samples of the database, one a minute. */
  stores(): readonly StoreSample[]
  /** The most sessions that were in use at once, and the most threads that ran, as the samples saw them. */
  peaks(): { readonly sessions: number; readonly threads: number | undefined }
  close(): Promise<void>
}

/** One sample in this many milliseconds, and so many of them: an hour. */
const spanMilliseconds = 10_000
const maxSamples = 360

/** The database is asked once in so many spans. */
const spansOfStore = 6

/** Starts measuring; what the database says meanwhile is only kept when it answers. */
export function createMonitor(db: Connection): Monitor {
  const requests = createRequestMeter()
  const collections = createCollectionMeter()
  const takeSample = createSampler({ requests, collections })
  const samples = createRing<Sample>(maxSamples)
  const stores = createRing<StoreSample>(maxSamples / spansOfStore)
  let peaks: ReturnType<Monitor['peaks']> = { sessions: 0, threads: undefined }
  let spans = 0

  const sample = async () => {
    const taken = await takeSample()
    samples.push(taken)
    const threads = Math.max(taken.threads ?? 0, peaks.threads ?? 0)
    peaks = { ...peaks, threads: threads === 0 ? undefined : threads }
  }
  const sampleStore = async () => {
    const store = await takeStore(db)
    stores.push(store)
    peaks = { ...peaks, sessions: Math.max(peaks.sessions, store.sessions) }
  }
  let running: Promise<unknown> = sample()
  const timer = setInterval(() => {
    const isStoreDue = spans % spansOfStore === 0
    spans += 1
    running = Promise.allSettled([running, sample(), ...(isStoreDue ? [sampleStore()] : [])])
  }, spanMilliseconds).unref()

  return {
    requests,
    collections,
    traces: createTraces(),
    samples: samples.read,
    stores: stores.read,
    peaks: () => peaks,
    async close() {
      clearInterval(timer)
      collections.close()
      await running
    },
  }
}

/** Reads what the database holds now. */
export async function takeStore(db: Connection): Promise<StoreSample> {
  const figures = await readStore(db)
  const counts = await countPassing(db)
  const keys = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { ...figures, ...toMoment(), keys, memory: process.memoryUsage().rss }
}
