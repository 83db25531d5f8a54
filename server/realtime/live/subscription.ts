import type { RecordReader } from '../../http/resource/index.ts'

/** One listener of one topic. */
export interface Subscription {
  readonly reader: RecordReader
  /** Listeners of the same audience get the same records. */
  audience: string
  /** The records that it shows and sees: of these it learns that they are gone. */
  keys: ReadonlySet<string>
  /** What decides over its rights changed, and they were not looked at again yet. */
  isWaiting: boolean
  /** Whether something was not sent because of that. */
  hasMissed: boolean
  send(text: string): void
}

/** Sends to a listener whose rights are certain; of all others it is kept that they missed something. */
export function sendTo(subscription: Subscription, text: string): void {
  if (subscription.isWaiting) subscription.hasMissed = true
  else subscription.send(text)
}
