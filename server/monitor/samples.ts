import { formatWireTime } from '../db/time.ts'
import { type CollectionMeter, sumCollections } from './collectionMeter.ts'
import type { RequestMeter } from './requestMeter.ts'
import { countThreads, readMachine, readProcessorTimes, toBusyShare } from './system.ts'

/** What the process and the machine did in one span, and where they stood at its end. */
export interface Sample {
  /** The end of the span in the wire's form. */
  readonly time: string
  /** Its time of day, which tells the samples of an hour apart. */
  readonly clock: string
  /** Bytes. */
  readonly heapUsed: number
  readonly heapTotal: number
  readonly external: number
  readonly resident: number
  readonly memoryUsed: number
  /** The shares of all processors that the machine and this process used in the span; 1 is all of them. */
  readonly systemCpu: number
  readonly processCpu: number
  readonly load1: number
  /** Threads of the process; null where the system does not tell. */
  readonly threads: number | null
  /** What happened in the span: requests, their mean milliseconds, bytes sent, collections and their milliseconds. */
  readonly requests: number
  readonly meanTime: number
  readonly sent: number
  readonly collections: number
  readonly pause: number
}

/** The clocks and counters at the end of a span. */
interface Reading {
  readonly at: number
  readonly processors: ReturnType<typeof readProcessorTimes>
  readonly cpu: NodeJS.CpuUsage
  readonly requests: ReturnType<RequestMeter['read']>
  readonly collections: ReturnType<typeof sumCollections>
}

interface Meters {
  readonly requests: RequestMeter
  readonly collections: CollectionMeter
}

/** Takes samples, each over the span since the one before. */
export function createSampler(meters: Meters): () => Promise<Sample> {
  const read = (): Reading => ({
    at: performance.now(),
    processors: readProcessorTimes(),
    cpu: process.cpuUsage(),
    requests: meters.requests.read(),
    collections: sumCollections(meters.collections.read()),
  })
  let before = read()
  return async () => {
    const [from, to] = [before, read()]
    before = to
    const threads = await countThreads()
    return toSample(from, to, threads)
  }
}

function toSample(from: Reading, to: Reading, threads: number | undefined): Sample {
  const { heapUsed, heapTotal, external, rss } = process.memoryUsage()
  const { processors, memoryTotal, memoryFree, load1 } = readMachine()
  const worked = (to.cpu.user + to.cpu.system - from.cpu.user - from.cpu.system) / 1000
  const elapsed = (to.at - from.at) * Math.max(1, processors)
  const requests = to.requests.count - from.requests.count
  return {
    ...toMoment(),
    heapUsed,
    heapTotal,
    external,
    resident: rss,
    memoryUsed: memoryTotal - memoryFree,
    systemCpu: toBusyShare(from.processors, to.processors),
    processCpu: elapsed > 0 ? Math.min(1, worked / elapsed) : 0,
    load1,
    threads: threads ?? null,
    requests,
    meanTime: requests > 0 ? round((to.requests.total - from.requests.total) / requests) : 0,
    sent: to.requests.sent - from.requests.sent,
    collections: to.collections.count - from.collections.count,
    pause: round(to.collections.total - from.collections.total),
  }
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100
}

/** When a sample is taken, as the wire writes it, and its time of day. */
export function toMoment(): { readonly time: string; readonly clock: string } {
  const time = formatWireTime(Date.now())
  return { time, clock: time.slice(11) }
}
