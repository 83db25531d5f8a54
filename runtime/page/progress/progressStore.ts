import type { StepFailure, StepProgress } from '../../registry/index.ts'

/** Work on many records as it shows at a moment. */
export interface ShownProgress {
  readonly number: number
  readonly total: number
  readonly over: number
  /** What is worked on now. */
  readonly current: string
  /** Whether the person wants no more of it, though the record at hand is not over yet. */
  readonly isStopping: boolean
  /** Whether all went well, so that the dialog closes by itself. */
  readonly isDone: boolean
  /** What went wrong, once the work is over and there is something to read. */
  readonly summary?: readonly StepFailure[]
  readonly stop: () => void
  readonly close: () => void
}

/**
 * Holds the work on many records that runs in front of one page. It lives beside React, so that a step of the work
 * draws its dialog again and not the page below.
 */
export interface ProgressStore {
  start(total: number): StepProgress
  current(): readonly ShownProgress[]
  subscribe(listener: () => void): () => void
}

let lastNumber = 0

export function createProgressStore(): ProgressStore {
  const listeners = new Set<() => void>()
  let shown: readonly ShownProgress[] = []
  const show = (next: readonly ShownProgress[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start(total) {
      lastNumber += 1
      const number = lastNumber
      const aborting = new AbortController()
      const read = Promise.withResolvers<void>()
      const change = (part: Partial<ShownProgress>) =>
        show(shown.map((entry) => (entry.number === number ? { ...entry, ...part } : entry)))
      const leave = () => {
        show(shown.filter((entry) => entry.number !== number))
        read.resolve()
      }
      const stop = () => {
        aborting.abort()
        change({ isStopping: true })
      }
      show([...shown, { number, total, over: 0, current: '', isStopping: false, isDone: false, stop, close: leave }])
      return {
        signal: aborting.signal,
        update: (over, current) => change({ over, current }),
        end({ over, failures }) {
          const isDone = over === total && failures.length === 0
          change(isDone ? { over, isDone } : { over, summary: failures })
          return isDone ? Promise.resolve() : read.promise
        },
      }
    },
  }
}
