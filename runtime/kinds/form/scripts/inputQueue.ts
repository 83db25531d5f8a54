import type { MethodCall } from '../../../scripts/index.ts'
import { toFieldEvents } from './fieldEvents.ts'

export interface InputQueue {
  /** Takes what a person put in. */
  enqueue(field: string, value: unknown, before: unknown): void
  /** Resolves once the script has seen everything that was put in. */
  idle(): Promise<void>
}

/**
 * Tells a script what people put in, one after the other. While it works on one, only the latest of each field waits, so
 * that quick typing calls it no more often than it can follow.
 */
export function createInputQueue(call: (call: MethodCall) => Promise<unknown>): InputQueue {
  const waiting = new Map<string, { readonly value: unknown; readonly before: unknown }>()
  let running: Promise<void> | undefined
  const work = async () => {
    for (;;) {
      const [next] = waiting
      if (!next) break
      const [field, { value, before }] = next
      waiting.delete(field)
      for (const event of toFieldEvents(field, value, before)) await call(event)
    }
    running = undefined
  }
  return {
    enqueue(field, value, before) {
      const first = waiting.get(field)
      waiting.set(field, { value, before: first ? first.before : before })
      running ??= work()
    },
    async idle() {
      await running
    },
  }
}
