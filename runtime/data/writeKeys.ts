import { CallError } from './callError.ts'
import { createKey } from './createKey.ts'

/** The header by which the server knows a write again (wire contract 1.1). */
export const keyHeader = 'Idempotency-Key'

/** Milliseconds in which the same write counts as a retry of one whose answer was lost. */
const retryTime = 10 * 60_000

/** A write that was sent and is not known to be over. */
interface Intent {
  readonly key: string
  /** How many times it is on its way now. */
  running: number
  /** When its answer was last lost; 0 for never. */
  lostAt: number
}

/** Gives writes that add something the keys by which the server does each of them once. */
export interface WriteKeys {
  /** Sends a write, which is known by its text, with the key of its intent. */
  send<T>(write: string, send: (key: string) => Promise<T>): Promise<T>
  /** Forgets the writes whose answers were lost: what has been removed meanwhile may be added again. */
  forgetLost(): void
}

/**
 * Makes the keys of one client. What a person wants to be written has one key until an answer came, whatever it says: the
 * same write has it too while the first is on its way, as after a double click, and after an answer that was lost. Once
 * the server has answered, the same write is another intent and adds another record.
 */
export function createWriteKeys(now: () => number = Date.now): WriteKeys {
  const intents = new Map<string, Intent>()

  function begin(write: string): Intent {
    for (const [other, { running, lostAt }] of intents)
      if (running === 0 && lostAt < now() - retryTime) intents.delete(other)
    const intent = intents.get(write) ?? { key: createKey(), running: 0, lostAt: 0 }
    intents.set(write, intent)
    return intent
  }

  return {
    async send(write, send) {
      const intent = begin(write)
      const finish = () => {
        if (intents.get(write) === intent) intents.delete(write)
      }
      intent.running += 1
      try {
        const answer = await send(intent.key)
        finish()
        return answer
      } catch (error) {
        if (mayBeDone(error)) intent.lostAt = now()
        else finish()
        throw error
      } finally {
        intent.running -= 1
      }
    },
    forgetLost() {
      for (const [write, { running }] of intents) if (running === 0) intents.delete(write)
    },
  }
}

/** Whether the server may have done a write whose call failed: no answer came, or none that is the server's own. */
const mayBeDone = (error: unknown): boolean =>
  error instanceof CallError &&
  (['network', 'timeout', 'aborted', 'unreadable'].includes(error.kind) || error.status >= 500)
