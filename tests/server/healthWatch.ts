import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Envelope } from '../../server/http/envelope.ts'
import type { HealthQuestion } from './healthThread.ts'

/** How long other people waited, each time, in milliseconds. */
export type Waits = readonly number[]

/** What so many of a hundred waits are shorter than. */
export function percentile(waits: Waits, percent: number): number {
  const sorted = waits.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

/** Other people, on a thread of their own: its clock goes on while the server stands still. */
export interface HealthWatch {
  /** How long they have waited since the last time. */
  take(): Promise<Waits>
  /** Sends a file for somebody. */
  send(path: string, token: string, file: SentFile): Promise<Envelope>
  end(): Promise<unknown>
}

interface SentFile {
  readonly name: string
  readonly content: Buffer
  readonly fields?: Readonly<Record<string, string>>
}

/** Asks for the health of a server every 5 ms, as other people would. One question is asked at a time. */
export async function watchHealth(address: string): Promise<HealthWatch> {
  const worker = new Worker(new URL('./healthThread.ts', import.meta.url), { workerData: { address, pause: 5 } })
  const ask = async (question: HealthQuestion): Promise<unknown> => {
    worker.postMessage(question)
    const [answer] = await once(worker, 'message')
    return answer
  }
  const take = async () => (await ask('take')) as Waits
  await take()
  return {
    take,
    send: (path, token, { name, content, fields = {} }) =>
      ask({ path, token, name, content: new Uint8Array(content), fields }) as Promise<Envelope>,
    end: () => worker.terminate(),
  }
}
