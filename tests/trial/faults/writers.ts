import { setTimeout as wait } from 'node:timers/promises'

/** What writers saw. */
export interface Written {
  /** The codes of the records whose write was answered with yes. */
  readonly acknowledged: ReadonlySet<string>
  /** How often each answer came, by its status and its code. */
  readonly answers: Readonly<Record<string, number>>
  /** Answers that nobody should get. */
  readonly faults: readonly string[]
  /** The longest that a refusal took, in milliseconds. */
  readonly longestRefusal: number
}

/** Clients that write without a pause, each to any of the processes that run. */
export interface Writers {
  stop(): Promise<Written>
}

/** How long a call may go without an answer before its client gives up. */
const longestCall = 30_000

/** What a call may be answered with while things break: done, the database away, no space left. */
const expected: ReadonlySet<number> = new Set([200, 503, 507])

/** Starts so many writers of records whose codes begin with a prefix. */
export function startWriters(
  count: number,
  prefix: string,
  source: { readonly addresses: () => readonly string[]; readonly token: string },
): Writers {
  const acknowledged = new Set<string>()
  const answers: Record<string, number> = {}
  const faults: string[] = []
  let longestRefusal = 0
  let isStopped = false
  let next = 0

  const write = async (): Promise<void> => {
    const addresses = source.addresses()
    const address = addresses[next % Math.max(1, addresses.length)]
    next += 1
    const code = `${prefix}${next}`
    if (address === undefined) return wait(50)
    const started = performance.now()
    try {
      const response = await fetch(`${address}/api/sys/position/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': source.token },
        body: JSON.stringify({ code, name: code }),
        signal: AbortSignal.timeout(longestCall),
      })
      const { success, message } = (await response.json()) as { readonly success: boolean; readonly message: string }
      const kind = `${response.status}${success ? '' : ' no'}`
      answers[kind] = (answers[kind] ?? 0) + 1
      if (success) acknowledged.add(code)
      else {
        longestRefusal = Math.max(longestRefusal, performance.now() - started)
        if (!expected.has(response.status) || response.status === 200) faults.push(`${response.status} ${message}`)
        await wait(20)
      }
    } catch (error) {
      // The process ended, or the call was given up.
      const kind = (error as Error).name === 'TimeoutError' ? 'no answer' : 'connection lost'
      answers[kind] = (answers[kind] ?? 0) + 1
      if (kind === 'no answer') faults.push(`no answer within ${longestCall} ms`)
      await wait(50)
    }
  }
  const work = async () => {
    while (!isStopped) await write()
  }
  const running = Array.from({ length: count }, work)
  return {
    async stop() {
      isStopped = true
      await Promise.all(running)
      return { acknowledged, answers, faults: [...new Set(faults)], longestRefusal }
    },
  }
}
