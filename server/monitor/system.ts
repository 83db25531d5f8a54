import { readdir, readFile } from 'node:fs/promises'
import { cpus, freemem, loadavg, totalmem } from 'node:os'

/** The time that all processors of the machine worked and waited, in milliseconds since it started. */
export interface ProcessorTimes {
  readonly busy: number
  readonly idle: number
}

/** Reads the clocks of all processors. */
export function readProcessorTimes(): ProcessorTimes {
  return cpus().reduce(
    (sum, { times }) => ({
      busy: sum.busy + times.user + times.nice + times.sys + times.irq,
      idle: sum.idle + times.idle,
    }),
    { busy: 0, idle: 0 },
  )
}

/** The share of the time between two readings that the processors worked; 1 is all of them all the time. */
export function toBusyShare(before: ProcessorTimes, after: ProcessorTimes): number {
  const busy = after.busy - before.busy
  const whole = busy + after.idle - before.idle
  return whole > 0 ? Math.min(1, Math.max(0, busy / whole)) : 0
}

/** What the machine has, in bytes and in tasks that wait for a processor. */
export function readMachine() {
  const [load1 = 0, load5 = 0, load15 = 0] = loadavg()
  return { processors: cpus().length, memoryTotal: totalmem(), memoryFree: freemem(), load1, load5, load15 }
}

/** Threads of this process, of which one runs JavaScript; undefined where the system does not tell. */
export async function countThreads(): Promise<number | undefined> {
  try {
    const found = /^Threads:\s*(\d+)/m.exec(await readFile('/proc/self/status', 'utf8'))?.[1]
    return found === undefined ? undefined : Number(found)
  } catch {
    return undefined
  }
}

/** Files and connections that this process has open; undefined where the system does not tell. */
export async function countOpenFiles(): Promise<number | undefined> {
  try {
    return (await readdir('/proc/self/fd')).length
  } catch {
    return undefined
  }
}
