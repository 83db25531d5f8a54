import type { RecordReader } from '../../http/resource/index.ts'
import { isStranger } from '../../http/stranger.ts'
import type { Hub } from '../hub.ts'
import type { Feed, FeedChange } from './feed.ts'
import { frames } from './frames.ts'
import { type Subscription, sendTo } from './subscription.ts'
import type { Topic } from './topic.ts'

/** Changes of this many milliseconds go together, of each record the last one: nobody reads more often. */
export const tickMilliseconds = 100

export interface FeedTopic extends Topic {
  publish(change: FeedChange): void
  close(): void
}

type Kind = NonNullable<FeedChange['kind']>

/** What is published of a record within one tick comes to one change. */
interface Gathered {
  readonly kind: Kind
  readonly values: Readonly<Record<string, unknown>>
}

const maySee = async ({ access }: Feed, reader: RecordReader): Promise<boolean> => {
  if (access.kind !== 'code') return access.kind === 'anyone' || !isStranger(reader.user)
  const { has } = await reader.access(reader.db)
  return access.codes.some(has)
}

function gather(before: Gathered | undefined, { kind = 'changed', values = {} }: FeedChange): Gathered {
  if (before === undefined || kind === 'removed') return { kind, values }
  // What was gone is there again, and what is new stays new.
  if (before.kind === 'removed') return { kind: 'added', values }
  return { kind: before.kind === 'added' ? 'added' : kind, values: { ...before.values, ...values } }
}

/** Allocates the topic of a feed: what any process publishes goes to the listeners of all, written once for all of them. */
export function createFeedTopic(feed: Feed, hub: Hub): FeedTopic {
  const subscriptions = new Set<Subscription>()
  const hubTopic = `live:${feed.topic}`
  let changedAt = performance.now()
  let gathered = new Map<string, Gathered>()
  let timer: NodeJS.Timeout | undefined

  const leave = hub.join(hubTopic, {
    id: hubTopic,
    send(text) {
      changedAt = performance.now()
      for (const subscription of subscriptions) sendTo(subscription, text)
    },
  })
  const flush = () => {
    timer = undefined
    const records: Record<Kind, unknown[]> = { added: [], changed: [], removed: [] }
    for (const [key, { kind, values }] of gathered)
      records[kind].push(kind === 'removed' ? key : { [feed.key]: key, ...values })
    gathered = new Map()
    const some = Object.entries(records).filter(([, each]) => each.length > 0)
    hub.send(hubTopic, frames.changes(feed.topic, Object.fromEntries(some)))
  }
  return {
    name: feed.topic,
    subscriptions,
    changedAt: () => changedAt,
    findAudience: async (reader) => ((await maySee(feed, reader)) ? '' : undefined),
    // Its module says which of them are gone.
    findVisible: async (_reader, keys) => new Set(keys),
    publish(change) {
      gathered.set(change.key, gather(gathered.get(change.key), change))
      timer ??= setTimeout(flush, tickMilliseconds).unref()
    },
    close() {
      clearTimeout(timer)
      leave()
    },
  }
}
