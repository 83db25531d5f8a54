import { createSocketLine, type LineSocket, type SocketLine } from '../data/index.ts'
import { isObject, parseJson } from '../language/index.ts'
import type { Changes } from './overlay.ts'

/** Times of the line, in milliseconds. */
export interface LineTimes {
  /** From one heartbeat to the next, and from it to its answer. */
  readonly heartbeat: number
  readonly reply: number
  /** The pauses before new connections, the last one for all that follow; each is made longer by up to as much again. */
  readonly pauses: readonly number[]
  /** How long a connection may be away before anybody is told. */
  readonly grace: number
}

const usual: LineTimes = {
  heartbeat: 20_000,
  reply: 8_000,
  pauses: [250, 1_000, 2_000, 5_000, 10_000],
  grace: 1_500,
}

/** Somebody who follows a topic. */
export interface Follower {
  /** When the records that it shows were known to be as they are, in milliseconds since 1970. */
  freshAt(): number
  /** Every change until then arrived, and from then on changes may be missed. */
  onLeft(freshAt: number): void
  /** The keys of the records that it shows. */
  keys(): readonly string[]
  onChanges(changes: Changes): void
  /** What it shows may have changed without a word: it is to ask anew. */
  onGap(): void
  /** Whether changes arrive at the moment. */
  onLost(isLost: boolean): void
}

/** The one connection of an app over which all of its live sources follow their topics. */
export interface LiveLine {
  /** Gives what ends the following. Without followers there is no connection. */
  follow(topic: string, follower: Follower): () => void
  /** Has the server know which records the followers of a topic show. */
  sendKeys(topic: string): void
  /** Opens the connection anew where another person, or nobody any more, is signed in than when it was opened. */
  renew(): void
}

/** The server takes no more of one listener. */
const maxKeys = 1_000

interface LineOptions {
  /** The address of the server, which says who connects. */
  readonly getAddress: () => string
  readonly connect: (address: string) => LineSocket
  readonly getLanguage: () => string
  readonly times?: LineTimes
}

interface Topic {
  readonly followers: Set<Follower>
  /** Since when every change arrived; undefined while the server has not agreed. */
  since: number | undefined
}

const toList = (value: unknown): readonly never[] => (Array.isArray(value) ? (value as never[]) : [])

/** Allocates the line of an app. It is open while somebody follows something. */
export function createLiveLine({ getAddress, connect, getLanguage, times = usual }: LineOptions): LiveLine {
  const topics = new Map<string, Topic>()
  let line: SocketLine | undefined
  let address: string | undefined
  let attempts = 0
  // When the server was last known to be there.
  let receivedAt = 0
  let reply: ReturnType<typeof setTimeout> | undefined
  let grace: ReturnType<typeof setTimeout> | undefined

  const send = (frame: object): void => line?.send(JSON.stringify(frame))
  const keysOf = ({ followers }: Topic): readonly string[] =>
    [...new Set([...followers].flatMap((follower) => follower.keys()))].slice(0, maxKeys)
  const report = (isLost: boolean): void => {
    for (const { followers } of topics.values()) for (const follower of followers) follower.onLost(isLost)
  }
  const subscribe = (name: string, topic: Topic): void => {
    const freshAt = Math.min(...[...topic.followers].map((follower) => follower.freshAt()))
    const age = Math.max(0, Date.now() - freshAt)
    send({ type: 'subscribe', topic: name, language: getLanguage(), age, keys: keysOf(topic) })
  }
  const onText = (text: string): void => {
    receivedAt = Date.now()
    clearTimeout(reply)
    const frame = parseJson(text)
    if (!isObject(frame)) return
    const topic = topics.get(String(frame.topic))
    if (topic === undefined) return
    const { followers } = topic
    if (frame.type === 'subscribed') {
      attempts = 0
      topic.since = receivedAt
      if (frame.isStale === true) for (const follower of followers) follower.onGap()
    }
    if (frame.type === 'gap') for (const follower of followers) follower.onGap()
    // Another connection may do better.
    if (frame.type === 'failed') line?.restart()
    if (frame.type !== 'changes') return
    const changes = { added: toList(frame.added), changed: toList(frame.changed), removed: toList(frame.removed) }
    for (const follower of followers) follower.onChanges(changes)
  }
  const toPause = (): number => {
    const pause = times.pauses[Math.min(attempts, times.pauses.length - 1)] ?? 0
    attempts += 1
    return pause * (1 + Math.random())
  }
  const onLost = (): void => {
    for (const topic of topics.values()) {
      if (topic.since !== undefined) for (const follower of topic.followers) follower.onLeft(receivedAt)
      topic.since = undefined
    }
    grace ??= setTimeout(() => report(true), times.grace)
  }
  const open = (): void => {
    line = createSocketLine({
      connect() {
        address = getAddress()
        return connect(address)
      },
      reconnect: toPause,
      onOpen(opened) {
        receivedAt = Date.now()
        clearTimeout(grace)
        grace = undefined
        report(false)
        for (const [name, topic] of topics) subscribe(name, topic)
        const heartbeat = setInterval(() => {
          opened.send('{"type":"heart_beat"}')
          clearTimeout(reply)
          reply = setTimeout(opened.restart, times.reply)
        }, times.heartbeat)
        return () => {
          clearInterval(heartbeat)
          clearTimeout(reply)
          onLost()
        }
      },
      onText,
    })
    // One that never comes is lost as well.
    grace ??= setTimeout(() => report(true), times.grace)
  }
  const close = (): void => {
    const last = line
    line = undefined
    attempts = 0
    last?.close()
    clearTimeout(grace)
    grace = undefined
  }
  return {
    follow(name, follower) {
      const topic = topics.get(name) ?? { followers: new Set<Follower>(), since: undefined }
      const isFirst = topic.followers.size === 0
      topics.set(name, topic)
      topic.followers.add(follower)
      if (line === undefined) open()
      else if (isFirst || topic.since === undefined) subscribe(name, topic)
      else {
        send({ type: 'keys', topic: name, keys: keysOf(topic) })
        // Others followed already, but what this one shows is older than that.
        if (follower.freshAt() < topic.since) follower.onGap()
      }
      return () => {
        topic.followers.delete(follower)
        if (topic.since !== undefined) follower.onLeft(receivedAt)
        if (topic.followers.size > 0 || topics.get(name) !== topic) return
        topics.delete(name)
        if (topics.size === 0) close()
        else send({ type: 'unsubscribe', topic: name })
      }
    },
    sendKeys(name) {
      const topic = topics.get(name)
      if (topic?.since !== undefined) send({ type: 'keys', topic: name, keys: keysOf(topic) })
    },
    renew() {
      if (line !== undefined && getAddress() !== address) line.restart()
    },
  }
}
