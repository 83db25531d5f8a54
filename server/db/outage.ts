import { setTimeout as wait } from 'node:timers/promises'

/** The database cannot be reached, or was lost in the middle of a statement: whether that was done is not known. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'

  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause })
  }
}

/** What this process knows of whether its database server can be reached. */
export interface Outage {
  /** Milliseconds since no connection could be opened; 0 while they can. */
  since(): number
  /** No connection could be opened. */
  begin(cause: unknown): void
  /** A connection was opened. */
  end(): void
  /** Whether the server takes connections and says nothing any more. */
  isSilent(): boolean
  setSilent(isSilent: boolean): void
  /** Waits for an answer of the database, until it is silent: then it fails with a `DatabaseAwayError`. */
  heed<T>(answer: (resolve: (value: T) => void, reject: (error: unknown) => void) => void): Promise<T>
}

/** Allocates what a process knows of its database server; `print` takes a line when an outage begins and when it ends. */
export function createOutage(print: (line: string) => void): Outage {
  const waiting = new Set<(error: unknown) => void>()
  let beganAt: number | undefined
  let isSilent = false
  let wasThere = false
  const report = (line: string) => print(`${new Date().toISOString()} ${line}`)
  return {
    since: () => (beganAt === undefined ? 0 : Math.max(1, performance.now() - beganAt)),
    begin(cause) {
      if (beganAt !== undefined) return
      beganAt = performance.now()
      // One that was never there prevents the start, which says so itself.
      if (!wasThere) return
      const { code } = cause as { readonly code?: unknown }
      report(
        `The database cannot be reached${typeof code === 'string' ? ` (${code})` : ''}; calls are answered with 503.`,
      )
    },
    end() {
      const isBack = wasThere && beganAt !== undefined
      wasThere = true
      if (isBack) report(`The database is back after ${((performance.now() - (beganAt ?? 0)) / 1000).toFixed(1)} s.`)
      beganAt = undefined
    },
    isSilent: () => isSilent,
    setSilent(value) {
      if (value === isSilent) return
      isSilent = value
      report(value ? 'The database does not answer any more.' : 'The database answers again.')
      if (value) for (const reject of [...waiting]) reject(new DatabaseAwayError(undefined))
    },
    heed(answer) {
      if (isSilent) return Promise.reject(new DatabaseAwayError(undefined))
      return new Promise((resolve, reject) => {
        waiting.add(reject)
        answer(
          (value) => {
            waiting.delete(reject)
            resolve(value)
          },
          (error) => {
            waiting.delete(reject)
            reject(error)
          },
        )
      })
    },
  }
}

/** PostgreSQL's codes of a connection that broke, and of a server that ends its connections, starts or stops. */
const lossCodes: ReadonlySet<unknown> = new Set([
  ...['08000', '08001', '08003', '08004', '08006', '08007'],
  ...['57P01', '57P02', '57P03', '57P05'],
])

/** Whether a failure of a statement means that its connection is or will be gone. */
export const isLoss = (error: unknown): boolean => lossCodes.has((error as { readonly code?: unknown }).code)

/** Repeats what may be done twice for as long as the database is away, up to a limit of milliseconds. */
export async function onceThere<T>(work: () => Promise<T>, limit: number): Promise<T> {
  const end = performance.now() + limit
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseAwayError) || performance.now() > end) throw error
      await wait(500)
    }
  }
}
