import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createMinuteCounter } from './minuteCounter.ts'

/** What this process of the server uses and does at a moment. */
export interface ProcessFigures {
  readonly pid: number
  readonly nodeVersion: string
  /** Seconds since the process started. */
  readonly uptime: number
  /** The share of one processor over the last one to two minutes; 1 is one whole processor. */
  readonly cpuShare: number
  /** Bytes. */
  readonly residentMemory: number
  readonly heapUsed: number
  readonly heapTotal: number
  /** Milliseconds that the event loop came late: what half and what 99 of 100 samples of the last minutes stay below. */
  readonly delayMedian: number
  readonly delayHigh: number
  /** WebSockets that are open at this process. */
  readonly sockets: number
  /** Requests by minute, the last of which is still running; the oldest comes first. */
  readonly requests: readonly { readonly minute: string; readonly count: number }[]
}

/** Measures a process; made once for each server. */
export interface ProcessMeter {
  countRequest(): void
  read(): ProcessFigures
  close(): void
}

/** How often what is measured over a time starts anew. */
const spanMilliseconds = 60_000

/** Nanoseconds in a millisecond. */
const nanoseconds = 1e6

/** The sampling of the event loop's delay, in milliseconds. */
const resolution = 20

/** Starts measuring; `countSockets` tells how many sockets are open. */
export function createProcessMeter(countSockets: () => number): ProcessMeter {
  const requests = createMinuteCounter(30)
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let cpu = { usage: process.cpuUsage(), at: performance.now() }
  let before = { cpu, median: 0, high: 0 }
  const readDelay = () => ({ median: toDelay(delay.percentile(50)), high: toDelay(delay.percentile(99)) })
  const timer = setInterval(() => {
    before = { cpu, ...readDelay() }
    cpu = { usage: process.cpuUsage(), at: performance.now() }
    delay.reset()
  }, spanMilliseconds).unref()
  return {
    countRequest: () => requests.count(Date.now()),
    read() {
      // A span that has just begun says little: the one before it counts in.
      const used = process.cpuUsage(before.cpu.usage)
      const elapsed = performance.now() - before.cpu.at
      const { rss, heapUsed, heapTotal } = process.memoryUsage()
      const now = delay.count > 0 ? readDelay() : before
      return {
        pid: process.pid,
        nodeVersion: process.version,
        uptime: Math.round(process.uptime()),
        cpuShare: elapsed > 0 ? (used.user + used.system) / 1000 / elapsed : 0,
        residentMemory: rss,
        heapUsed,
        heapTotal,
        delayMedian: now.median,
        delayHigh: Math.max(now.high, before.high),
        sockets: countSockets(),
        requests: requests.read(Date.now()),
      }
    },
    close() {
      clearInterval(timer)
      delay.disable()
    },
  }
}

/** The histogram holds the time between two samples; what is over the resolution is the delay. */
function toDelay(between: number): number {
  return Math.max(0, Math.round((between / nanoseconds - resolution) * 100) / 100)
}
