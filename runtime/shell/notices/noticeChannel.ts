import type { Failure } from '../../data/index.ts'

/** The way of failures from the client, which is no component, to the screen. */
export interface NoticeChannel {
  push(failure: Failure): void
  /** Tells that a call which failed was answered. */
  recover(call: string): void
  /** Hands over what waited and what comes; the returned function ends it. */
  subscribe(show: (failure: Failure) => void, recovered?: (call: string) => void): () => void
}

/** Allocates the channel of one app; failures that come before the screen is there wait for it. */
export function createNoticeChannel(): NoticeChannel {
  let waiting: Failure[] = []
  let show: ((failure: Failure) => void) | null = null
  let withdraw: ((call: string) => void) | undefined
  return {
    push(failure) {
      if (show) show(failure)
      else waiting.push(failure)
    },
    recover(call) {
      waiting = waiting.filter((failure) => failure.call !== call)
      withdraw?.(call)
    },
    subscribe(listener, recovered) {
      show = listener
      withdraw = recovered
      for (const failure of waiting) listener(failure)
      waiting = []
      return () => {
        if (show !== listener) return
        show = null
        withdraw = undefined
      }
    },
  }
}
