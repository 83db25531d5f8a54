import { settleCompilers } from './compilers.ts'

/** Thrown out of the boot when a signal has ended it. */
class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/** What has to be closed, in the reverse of the order in which it was opened. */
export interface Shutdown {
  readonly isStopping: boolean
  add(close: () => Promise<void>): void
  /** Ends the boot here when a signal came meanwhile. */
  check(): void
  stop(exitCode: number): Promise<void>
}

/** A package manager hands a signal on that the terminal sent to both; that is not a second wish. */
const echoMilliseconds = 500

/** A close that hangs must not keep the process: everything that was answered is in the database already. */
const shutdownTimeout = 5000

/** Listens to SIGINT and SIGTERM: the first one closes cleanly, also during the boot, a second one ends at once. */
export function createShutdown(): Shutdown {
  const closers: (() => Promise<void>)[] = []
  let stoppingSince: number | undefined
  const closeAll = async (exitCode: number): Promise<void> => {
    stoppingSince ??= Date.now()
    const timeout = setTimeout(() => process.exit(exitCode), shutdownTimeout).unref()
    // First of all, because who has released the folder must be gone at once.
    await settleCompilers()
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
      await close().catch((error: unknown) => console.error('Closing failed:', error))
    }
    clearTimeout(timeout)
    process.exit(exitCode)
  }
  const onSignal = (): void => {
    if (stoppingSince === undefined) void closeAll(0)
    else if (Date.now() - stoppingSince > echoMilliseconds) process.exit(1)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return {
    get isStopping() {
      return stoppingSince !== undefined
    },
    add: (close) => closers.push(close),
    check: () => {
      if (stoppingSince !== undefined) throw new StoppedError('A signal ended the start.')
    },
    stop: closeAll,
  }
}
