/** The time that a call has, and the caller's own wish to end it, as one signal. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Whether the time ran out before the caller ended the call. */
  isLate(): boolean
  /** Starts the time anew, as when a part of a long upload went through. */
  extend(): void
  /** Lets go of the timer once the call is over. */
  end(): void
}

export function createDeadline(milliseconds: number, ended?: AbortSignal): Deadline {
  const late = new AbortController()
  const start = () => setTimeout(() => late.abort(), milliseconds)
  let timer = start()
  return {
    signal: ended ? AbortSignal.any([ended, late.signal]) : late.signal,
    isLate: () => late.signal.aborted,
    extend() {
      clearTimeout(timer)
      timer = start()
    },
    end: () => clearTimeout(timer),
  }
}
