import { onChange } from '../../db/changes.ts'
import { everythingTopic } from '../../db/readCache.ts'
import type { Connection } from '../../db/schema.ts'
import type { ResourceModel } from '../../http/resource/index.ts'
import type { Hub } from '../hub.ts'
import type { SocketCall, SocketHandlers } from '../socketRoute.ts'
import { type LiveConnection, openConnection } from './connection.ts'
import type { Feed, Publish } from './feed.ts'
import { createFeedTopic, type FeedTopic } from './feedTopic.ts'
import type { RowNotice } from './rowNotices.ts'
import { createTableTopic, type TableTopic } from './tableTopic.ts'
import { sendGap, type Topic } from './topic.ts'

/** The live sources of one process. */
export interface Live {
  readonly publish: Publish
  /** The names of all topics that there are now. */
  topics(): readonly string[]
  /** Serves a socket that listens; it is looked at again when something changes on which `decidedBy` hangs. */
  open(call: SocketCall, send: (text: string) => void): SocketHandlers
  /** Says which tables are live now. */
  setTables(models: readonly ResourceModel[]): void
  onNotice(notice: RowNotice): void
  /** What was written may have been missed. */
  onGap(): void
  close(): void
}

/** Allocates the live sources of a process: the feeds of its modules and the live tables of its packs. */
export function createLive(feeds: readonly Feed[], { db, hub }: { readonly db: Connection; readonly hub: Hub }): Live {
  const ofFeeds = new Map<string, FeedTopic>(feeds.map((feed) => [feed.topic, createFeedTopic(feed, hub)]))
  let ofTables = new Map<string, TableTopic>()
  const connections = new Set<LiveConnection>()
  const findTopic = (name: string): Topic | undefined => ofTables.get(name) ?? ofFeeds.get(name)

  // Nothing goes to somebody whose rights have just changed before they were looked at again.
  const stop = onChange(db, (topic) => {
    for (const connection of connections)
      if (topic === everythingTopic || connection.rightTopics.has(topic)) connection.hold()
  })
  return {
    publish(topic, change) {
      const feed = ofFeeds.get(topic)
      if (feed === undefined) throw new Error(`No module declares the feed ${topic}.`)
      feed.publish(change)
    },
    topics: () => [...ofTables.keys(), ...ofFeeds.keys()],
    open(call, send) {
      const connection = openConnection(call, send, findTopic)
      connections.add(connection)
      return {
        ...connection,
        onClose() {
          connections.delete(connection)
          connection.onClose()
        },
      }
    },
    setTables(models) {
      for (const topic of ofTables.values()) topic.close()
      ofTables = new Map(
        models.map((model) => {
          const topic = createTableTopic(model)
          return [topic.name, topic]
        }),
      )
    },
    onNotice: ({ table, rows }) => ofTables.get(table)?.note(rows),
    onGap() {
      for (const topic of ofTables.values()) sendGap(topic)
    },
    close() {
      stop()
      for (const topic of [...ofFeeds.values(), ...ofTables.values()]) topic.close()
    },
  }
}
