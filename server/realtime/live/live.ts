import { onChange } from '../../db/changes.ts'
import { everythingTopic } from '../../db/readCache.ts'
import type { Connection } from '../../db/schema.ts'
import type { ResourceModel } from '../../http/resource/index.ts'
import type { Hub } from '../hub.ts'
import type { SocketCall, SocketHandlers } from '../socketRoute.ts'
import { type LiveConnection, openConnection } from './connection.ts'
import type { Feed, Publish } from './feed.ts'
import { createFeedTopic, type FeedTopic } from './feedTopic.ts'
import { type ChangingTables, type LiveTable, toLiveTable } from './liveTable.ts'
import type { RowNotice } from './rowNotices.ts'
import { createTableTopic, type TableTopic } from './tableTopic.ts'
import { sendGap, type Topic } from './topic.ts'

/** The live sources of one process. */
export interface Live {
  readonly publish: Publish
  /** The names of the topics of packs and modules that there are now. */
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

interface LiveSources {
  readonly db: Connection
  readonly hub: Hub
  /** Live tables besides those of packs. */
  readonly further: ChangingTables
}

/** The topic of a table, as long as the table is the one of this id. */
interface ChangingTopic {
  readonly id: string
  readonly table: string
  readonly topic: TableTopic
}

/** Allocates the live sources of a process: the feeds of its modules, the live tables of its packs, and further ones. */
export function createLive(feeds: readonly Feed[], { db, hub, further }: LiveSources): Live {
  const ofFeeds = new Map<string, FeedTopic>(feeds.map((feed) => [feed.topic, createFeedTopic(feed, hub)]))
  let ofTables = new Map<string, TableTopic>()
  const changing = new Map<string, ChangingTopic>()
  const connections = new Set<LiveConnection>()

  async function findTopic(name: string): Promise<Topic | undefined> {
    const own = ofTables.get(name) ?? ofFeeds.get(name)
    return own ?? toTopic(name, await further.find(name))
  }
  function toTopic(name: string, live: (LiveTable & { readonly id: string }) | undefined): TableTopic | undefined {
    const known = changing.get(name)
    if (known !== undefined && known.id === live?.id) return known.topic
    known?.topic.close()
    changing.delete(name)
    if (live === undefined) return undefined
    const { id, table } = live
    const topic = createTableTopic(live)
    changing.set(name, { id, table, topic })
    return topic
  }
  const isChanging = (topic: Topic): boolean => changing.get(topic.name)?.topic === topic

  // Nothing goes to somebody whose rights have just changed before they were looked at again.
  const stop = onChange(db, (changed) => {
    const isAll = changed === everythingTopic
    const isFurther = isAll || further.decidedBy.has(changed)
    // A table may have been live, not so for a while, and be so again.
    if (isFurther) for (const { topic } of changing.values()) topic.touch()
    for (const connection of connections)
      if (isAll || connection.rightTopics.has(changed)) connection.hold()
      else if (isFurther) connection.hold(isChanging)
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
          const topic = createTableTopic(toLiveTable(model))
          return [topic.name, topic]
        }),
      )
    },
    onNotice({ table, rows }) {
      ofTables.get(table)?.note(rows)
      for (const each of changing.values()) if (each.table === table) each.topic.note(rows)
    },
    onGap() {
      for (const topic of ofTables.values()) sendGap(topic)
      for (const { topic } of changing.values()) {
        topic.touch()
        sendGap(topic)
      }
    },
    close() {
      stop()
      for (const topic of [...ofFeeds.values(), ...ofTables.values()]) topic.close()
      for (const { topic } of changing.values()) topic.close()
    },
  }
}
