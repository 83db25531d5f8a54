import { wireZone } from '../../../runtime/language/index.ts'
import type { Language } from '../../http/language.ts'
import { asksForVersions } from '../../http/resource/index.ts'
import { isStranger } from '../../http/stranger.ts'
import type { SocketCall, SocketHandlers } from '../socketRoute.ts'
import { frames, parseRequest, type Request } from './frames.ts'
import type { Subscription } from './subscription.ts'
import { isStale, type Topic } from './topic.ts'

/** Topics that one socket may listen to. */
const maxTopics = 100

/** How often the records of a listener are looked at again when others were written meanwhile. */
const maxReads = 3

/** The socket of somebody who listens to live sources. */
export interface LiveConnection extends Pick<SocketCall, 'rightTopics'> {
  /** Holds back what would be sent, of some topics, until `onChange` says that the rights were looked at again. */
  hold(isConcerned?: (topic: Topic) => boolean): void
}

interface Opened extends SocketHandlers, LiveConnection {}

/** Answers the frames of one socket (wire contract 1.12). */
export function openConnection(
  call: SocketCall,
  send: (text: string) => void,
  findTopic: (name: string) => Promise<Topic | undefined>,
): Opened {
  const own = new Map<string, { readonly topic: Topic; readonly subscription: Subscription }>()
  // How often its rights changed, and up to which change they were checked.
  let changes = 0
  let checked = 0

  const leave = (name: string): void => {
    const found = own.get(name)
    if (found === undefined) return
    own.delete(name)
    found.topic.subscriptions.delete(found.subscription)
  }
  const refuse = (name: string): void => {
    leave(name)
    send(frames.refused(name))
  }
  const toReader = (language: Language): Subscription['reader'] => {
    const { user, tenantId, db, services, access } = call
    const reader = { user, tenantId, db, services, access, language, timeZone: wireZone }
    // Who changes nothing needs no versions, which would show that something closed was written.
    return isStranger(user) ? reader : { ...reader, request: asksForVersions }
  }

  /** Finds which of the records that a listener names it sees; of the others it is told that they are gone. */
  async function setKeys(topic: Topic, subscription: Subscription, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) {
      subscription.keys = new Set()
      return
    }
    for (let read = 0; read < maxReads; read += 1) {
      const before = topic.changedAt()
      subscription.keys = await topic.findVisible(subscription.reader, keys)
      if (topic.changedAt() === before) break
    }
    const removed = keys.filter((key) => !subscription.keys.has(key))
    if (removed.length > 0) subscription.send(frames.changes(topic.name, { removed }))
  }

  async function subscribe({ topic: name, language, age, keys }: Request & { readonly type: 'subscribe' }) {
    leave(name)
    const topic = own.size < maxTopics ? await findTopic(name) : undefined
    const reader = toReader(language)
    const audience = await topic?.findAudience(reader)
    if (topic === undefined || audience === undefined) return refuse(name)
    const subscription: Subscription = {
      reader,
      audience,
      keys: new Set(),
      isWaiting: changes !== checked,
      hasMissed: false,
      send,
    }
    leave(name)
    own.set(name, { topic, subscription })
    topic.subscriptions.add(subscription)
    send(frames.subscribed(name, isStale(topic, age)))
    await setKeys(topic, subscription, keys)
  }

  /** Looks at the rights of every listener again, and has those ask anew that missed something meanwhile. */
  async function renew(): Promise<void> {
    const change = changes
    for (const [name, { topic, subscription }] of [...own]) {
      // The topic of a table is another one once its pack or form is.
      const isSame = (await findTopic(name)) === topic
      const audience = isSame ? await topic.findAudience(subscription.reader) : undefined
      // What changed meanwhile is looked at next.
      if (change !== changes) return
      if (own.get(name)?.subscription !== subscription) continue
      if (!isSame) {
        leave(name)
        send(frames.failed(name))
        continue
      }
      if (audience === undefined) {
        refuse(name)
        continue
      }
      const isOther = audience !== subscription.audience
      subscription.audience = audience
      subscription.isWaiting = false
      if (isOther || subscription.hasMissed) send(frames.gap(name))
      subscription.hasMissed = false
    }
    checked = change
  }

  const attempt = (name: string, work: () => Promise<unknown>): void => {
    const counted = async () => {
      call.countQuestion()
      await work()
    }
    counted().catch(() => {
      leave(name)
      send(frames.failed(name))
    })
  }
  return {
    rightTopics: call.rightTopics,
    hold(isConcerned = () => true) {
      changes += 1
      for (const { topic, subscription } of own.values()) if (isConcerned(topic)) subscription.isWaiting = true
    },
    onText(text) {
      const request = parseRequest(text)
      if (request?.type === 'heart_beat') send(frames.heartbeat)
      if (request?.type === 'unsubscribe') leave(request.topic)
      if (request?.type === 'subscribe') attempt(request.topic, () => subscribe(request))
      if (request?.type !== 'keys') return
      const found = own.get(request.topic)
      if (found) attempt(request.topic, () => setKeys(found.topic, found.subscription, request.keys))
    },
    onChange() {
      renew().catch(() => {
        for (const name of [...own.keys()]) {
          leave(name)
          send(frames.failed(name))
        }
      })
    },
    onClose() {
      for (const name of [...own.keys()]) leave(name)
    },
  }
}
