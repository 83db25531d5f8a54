import { tickMilliseconds } from './feedTopic.ts'
import { frames } from './frames.ts'
import type { LiveTable } from './liveTable.ts'
import type { RowNotice } from './rowNotices.ts'
import { type Subscription, sendTo } from './subscription.ts'
import { sendGap, type Topic } from './topic.ts'

/** More rows within one tick are not named: listeners ask anew. */
const maxRows = 500

export interface TableTopic extends Topic {
  note(rows: RowNotice['rows']): void
  /** Something may have been written that was not announced. */
  touch(): void
  close(): void
}

type Kind = NonNullable<RowNotice['rows']>['kind']

/** A row that was added stays new, however often it is changed within the tick; one that is gone may be there again. */
const gather = (before: Kind | undefined, kind: Kind): Kind =>
  before === 'added' && kind === 'changed' ? 'added' : before === 'removed' && kind === 'added' ? 'changed' : kind

/**
 * Allocates the topic of a live table. The database says which rows were written, after the commit; what they hold is read
 * once for each audience, by what decides which records a list answers, so that nobody gets what they may not read.
 */
export function createTableTopic(live: LiveTable): TableTopic {
  const subscriptions = new Set<Subscription>()
  let changedAt = performance.now()
  let written = new Map<string, Kind>()
  let isOver = false
  let isDelivering = false
  let timer: NodeJS.Timeout | undefined

  const topic: TableTopic = {
    name: live.name,
    subscriptions,
    changedAt: () => changedAt,
    findAudience: live.findAudience,
    findVisible: live.findVisible,
    touch() {
      changedAt = performance.now()
    },
    note(rows) {
      changedAt = performance.now()
      if (subscriptions.size === 0) return
      if (rows === undefined || written.size + rows.ids.length > maxRows) isOver = true
      else for (const id of rows.ids) written.set(id, gather(written.get(id), rows.kind))
      schedule()
    },
    close: () => clearTimeout(timer),
  }

  function schedule(): void {
    if (timer !== undefined || isDelivering) return
    timer = setTimeout(() => {
      timer = undefined
      void deliver()
    }, tickMilliseconds).unref()
  }

  async function deliver(): Promise<void> {
    const [rows, isTooMuch] = [written, isOver]
    written = new Map()
    isOver = false
    isDelivering = true
    try {
      if (isTooMuch) sendGap(topic)
      else
        for (const group of Map.groupBy(subscriptions, ({ audience }) => audience).values())
          await deliverTo(group, rows)
    } finally {
      isDelivering = false
      if (written.size > 0 || isOver) schedule()
    }
  }

  async function deliverTo(group: readonly Subscription[], rows: ReadonlyMap<string, Kind>): Promise<void> {
    const [first] = group
    if (first === undefined) return
    const { reader, audience } = first
    const records = await readAs(reader, audience, rows).catch(() => undefined)
    if (records === undefined) {
      for (const each of group) sendTo(each, frames.gap(topic.name))
      return
    }
    const ofKind = (kind: Kind) => records.filter(({ id }) => rows.get(String(id)) === kind)
    const [added, changed] = [ofKind('added'), ofKind('changed')]
    const found = new Set(records.map(({ id }) => String(id)))
    const gone = [...rows.keys()].filter((id) => !found.has(id))
    const frame = frames.changes(topic.name, {
      ...(added.length === 0 ? {} : { added }),
      ...(changed.length === 0 ? {} : { changed }),
    })
    for (const each of group) {
      if (records.length > 0) sendTo(each, frame)
      // That a record is gone is for those alone who saw it.
      const removed = gone.filter((id) => each.keys.has(id))
      if (removed.length === 0) continue
      each.keys = each.keys.difference(new Set(removed))
      sendTo(each, frames.changes(topic.name, { removed }))
    }
  }

  /** Reads rows as a person who belongs to an audience; undefined when they do no more by then. */
  async function readAs(reader: Subscription['reader'], audience: string, rows: ReadonlyMap<string, Kind>) {
    const ids = [...rows].flatMap(([id, kind]) => (kind === 'removed' ? [] : [id]))
    const records = await live.readRecords(reader, ids)
    return (await topic.findAudience(reader)) === audience ? records : undefined
  }
  return topic
}
