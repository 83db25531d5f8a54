import type { RecordReader } from '../../http/resource/index.ts'
import { frames } from './frames.ts'
import { type Subscription, sendTo } from './subscription.ts'

/** Something that can be listened to. */
export interface Topic {
  readonly name: string
  readonly subscriptions: Set<Subscription>
  /** When its last change came, in milliseconds of `performance.now()`. */
  readonly changedAt: () => number
  /** The audience to which a person belongs; undefined for who may not listen. */
  findAudience(reader: RecordReader): Promise<string | undefined>
  /** Which of some records a person sees, by their keys. */
  findVisible(reader: RecordReader, keys: readonly string[]): Promise<ReadonlySet<string>>
}

/** How much longer a change may have been on its way here than a question, in milliseconds. */
const wayMilliseconds = 1000

/** Whether what was asked so many milliseconds ago may have changed since. */
export const isStale = ({ changedAt }: Pick<Topic, 'changedAt'>, age: number): boolean =>
  performance.now() - changedAt() <= age + wayMilliseconds

/** Has every listener of a topic ask anew. */
export function sendGap({ name, subscriptions }: Topic): void {
  const frame = frames.gap(name)
  for (const subscription of subscriptions) sendTo(subscription, frame)
}
