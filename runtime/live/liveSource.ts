import type { Data } from '../data/index.ts'
import { createLiveLine, type Follower, type LiveLine } from './liveLine.ts'
import { type Changes, createOverlay } from './overlay.ts'

type Row = Readonly<Record<string, unknown>>

/** What a live source is at a moment; another object once something of it is another. */
export interface LiveState {
  /** The records with what changed in them; another function once something changed. */
  readonly apply: (records: readonly Row[]) => readonly Row[]
  /** Whether changes do not arrive at the moment. */
  readonly isLost: boolean
  /** How many records were added that do not show. */
  readonly added: number
}

/** How records are asked for, and what the last answer was. */
export interface Asked {
  readonly records: readonly Row[]
  readonly isFetching: boolean
  /** When the answer came, in milliseconds since 1970; 0 for none. */
  readonly answeredAt: number
  readonly reload: () => Promise<unknown>
  readonly extent: Extent
  /** Whether changes come to more than values of these records, so that they are asked for; by the extent when left out. */
  readonly asksAnew?: ((changes: Changes) => boolean) | undefined
}

/**
 * What the answer has of the records of the source, and so what a change comes to: `one` of them; the `whole` of them, where
 * another one is asked for; `some` by a condition or in an order of which a change may make others, which are asked for;
 * or a page of them (`page`), where new ones wait until the person wants to see them.
 */
export type Extent = 'one' | 'whole' | 'some' | 'page'

export interface LiveSource {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => LiveState
  /** Follows the topic while the window shows; gives what ends it. */
  start(): () => void
  /** Says how the records are now. */
  setAsked(asked: Asked): void
  /** Asks anew, as the person wants to see what was added. */
  showAdded(): void
}

/** A source is asked anew by itself no more often than once in so many milliseconds. */
const pause = 2_000

const lines = new WeakMap<Data['queryClient'], LiveLine>()

/** The line of an app; all of its sources share it. */
function lineOf({ client, queryClient, socketUrl }: Data): LiveLine {
  const line =
    lines.get(queryClient) ??
    createLiveLine({
      getAddress: () => socketUrl('live').href,
      connect: (address) => new WebSocket(address),
      getLanguage: client.getLanguage,
    })
  lines.set(queryClient, line)
  return line
}

export interface SourceOptions {
  readonly topic: string
  /** The name of the value by which records are known. */
  readonly key: string
  /** When the records were asked for, in milliseconds since 1970. */
  readonly askedAt: number
}

/** Allocates what keeps the records of one source as they are now: it hears of changes, and draws once for each frame. */
export function createLiveSource(data: Data, { topic, key, askedAt }: SourceOptions): LiveSource {
  const line = lineOf(data)
  const overlay = createOverlay(key)
  const listeners = new Set<() => void>()
  let asked: Asked | undefined
  let keys: ReadonlySet<string> = new Set()
  // Since when what shows is fresh, and when the answer on its way was asked for.
  let freshAt = askedAt
  let nextAt = askedAt
  let isFollowing = false
  let isLost = false
  let added = new Set<string>()
  let waiting: Changes[] = []
  let frame: number | undefined
  let mustAsk = false
  let lastAsked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let state = toState()

  function toState(): LiveState {
    return {
      // Another one with every state, so that what is made with it is made anew.
      apply: (records) => overlay.apply(records),
      isLost,
      added: added.size,
    }
  }
  const announce = (): void => {
    state = toState()
    for (const listener of listeners) listener()
  }
  /** Asks anew as soon as it may: never two at a time, and not faster than a person reads. */
  const ask = (): void => {
    mustAsk = true
    if (!isFollowing || asked === undefined || asked.isFetching || timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        if (!mustAsk || !isFollowing || asked === undefined || asked.isFetching) return
        mustAsk = false
        lastAsked = Date.now()
        void asked.reload()
      },
      Math.max(0, lastAsked + pause - Date.now()),
    )
  }
  /** What of changes may show: of records that are not here only an answer on its way could have some. */
  const leaveUseful = (changes: Changes): Changes => {
    if (asked === undefined || asked.isFetching) return changes
    const isHere = (row: Row) => keys.has(String(row[key]))
    return { ...changes, added: changes.added.filter(isHere), changed: changes.changed.filter(isHere) }
  }
  const draw = (): void => {
    frame = undefined
    const all = waiting
    waiting = []
    for (const changes of all) {
      overlay.take(leaveUseful(changes), Date.now())
      note(changes)
    }
    announce()
  }
  /** Finds what of changes cannot be shown without asking. */
  const note = (changes: Changes): void => {
    const { added: fresh, changed, removed } = changes
    const unknown = (rows: readonly Row[]) => rows.map((row) => String(row[key])).filter((id) => !keys.has(id))
    for (const id of removed) added.delete(id)
    if (asked?.extent === 'page') for (const id of unknown(fresh)) added.add(id)
    const isPart = asked?.extent === 'some'
    const isMore = () => asked?.extent === 'whole' && unknown([...fresh, ...changed]).length > 0
    if (asked?.asksAnew ? asked.asksAnew(changes) : isPart || isMore()) ask()
  }
  const follower: Follower = {
    freshAt: () => freshAt,
    keys: () => [...keys],
    onLeft(until) {
      freshAt = Math.max(freshAt, until)
    },
    onChanges(changes) {
      waiting.push(changes)
      frame ??= requestAnimationFrame(draw)
    },
    onGap: ask,
    onLost(value) {
      if (isLost === value) return
      isLost = value
      announce()
    },
  }
  const begin = (): (() => void) => {
    isFollowing = true
    const leave = line.follow(topic, follower)
    if (mustAsk) ask()
    return () => {
      isFollowing = false
      leave()
      clearTimeout(timer)
      timer = undefined
      if (frame !== undefined) cancelAnimationFrame(frame)
      if (frame !== undefined) draw()
    }
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    start() {
      let end = document.hidden ? undefined : begin()
      const onVisibility = () => {
        end?.()
        end = document.hidden ? undefined : begin()
      }
      document.addEventListener('visibilitychange', onVisibility)
      return () => {
        document.removeEventListener('visibilitychange', onVisibility)
        end?.()
      }
    },
    setAsked(next) {
      const before = asked
      asked = next
      if (next.isFetching && before?.isFetching !== true) {
        nextAt = Date.now()
        // Who asks is who listens: a visitor may have signed in.
        line.renew()
      }
      if (next.records !== before?.records) {
        keys = new Set(next.records.map((record) => String(record[key])))
        if (isFollowing) line.sendKeys(topic)
      }
      // What came before an answer was asked for is in it.
      if (before !== undefined && next.answeredAt > before.answeredAt) {
        freshAt = Math.max(freshAt, nextAt)
        overlay.forget(nextAt)
        added = new Set()
        announce()
      }
      if (mustAsk) ask()
    },
    showAdded() {
      lastAsked = 0
      clearTimeout(timer)
      timer = undefined
      ask()
    },
  }
}
