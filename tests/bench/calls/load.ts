import { Agent, request } from 'node:http'

/** One request of a load; what `isDone` refuses counts as an error. */
export interface LoadCall {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** What a load measured. */
export interface LoadResult {
  readonly seconds: number
  /** Milliseconds that each request took. */
  readonly times: readonly number[]
  readonly errors: readonly string[]
  readonly bytes: number
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Sends one request and reads its whole answer. */
export function send(address: string, call: LoadCall, agent?: Agent): Promise<Answer> {
  const payload = call.body === undefined ? undefined : JSON.stringify(call.body)
  return new Promise((resolve, reject) => {
    const headers = { ...call.headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) }
    const sent = request(`${address}/api${call.path}`, { method: call.method, headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}

/** Keeps a number of connections busy for some seconds; each sends its next request once the last one was answered. */
export async function load(
  address: string,
  { connections, seconds, next }: { readonly connections: number; readonly seconds: number; next(): LoadCall },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const errors: string[] = []
  let bytes = 0
  const began = performance.now()
  const end = began + seconds * 1000
  const work = async () => {
    while (performance.now() < end) {
      const call = next()
      const start = performance.now()
      const answer = await send(address, call, agent).catch((error: unknown) => String(error))
      times.push(performance.now() - start)
      if (typeof answer === 'string') errors.push(`${call.path}: ${answer}`)
      else if (answer.status !== 200 && answer.status !== 304)
        errors.push(`${call.path}: ${answer.status} ${answer.body.subarray(0, 200)}`)
      else bytes += answer.body.length
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return { seconds: (performance.now() - began) / 1000, times, errors, bytes }
}

/** Puts two results of the same load together. */
export function join(one: LoadResult | undefined, other: LoadResult): LoadResult {
  if (one === undefined) return other
  return {
    seconds: one.seconds + other.seconds,
    times: [...one.times, ...other.times],
    errors: [...one.errors, ...other.errors],
    bytes: one.bytes + other.bytes,
  }
}
