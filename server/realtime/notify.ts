import type { Hub, HubSocket } from './hub.ts'

/** What a socket tells its app about an announcement; lists load again on either word (specification 3, 4). */
export interface NoticeFrame {
  readonly cmd: 'topic' | 'user'
  readonly userId?: string
  readonly msgId: string
  readonly msgTxt: string
}

/** What is announced: its id and its title. */
export interface Notice {
  readonly id: string
  readonly text: string
}

/** How far a long work of the server has come, for the person who waits for it. */
export interface Progress {
  /** What the client called the work. */
  readonly id: string
  /** What is being done, where a work has several parts. */
  readonly phase?: string
  readonly done: number
  readonly total: number
}

/** Tells the people who have the app open that there is something to see, whichever process they are connected to. */
export interface Notify {
  everybody(notice: Notice): void
  users(userIds: readonly string[], notice: Notice): void
  /** Tells a person how far something is that they asked for. */
  progress(userId: string, progress: Progress): void
  /** Ends the sockets of a session that has ended; they would learn of it a little later by themselves. */
  sessionEnded(sessionId: string): void
}

const everybodyTopic = 'notice:everybody'
const toUserTopic = (userId: string): string => `notice:user:${userId}`
const toSessionTopic = (sessionId: string): string => `session:ended:${sessionId}`

/** Allocates the sender of notices over the hub. */
export function createNotify(hub: Hub): Notify {
  const send = (topic: string, frame: NoticeFrame) => hub.send(topic, JSON.stringify(frame))
  return {
    everybody: ({ id, text }) => send(everybodyTopic, { cmd: 'topic', msgId: id, msgTxt: text }),
    users(userIds, { id, text }) {
      for (const userId of userIds) send(toUserTopic(userId), { cmd: 'user', userId, msgId: id, msgTxt: text })
    },
    progress: (userId, { id, ...progress }) =>
      hub.send(toUserTopic(userId), JSON.stringify({ cmd: 'progress', msgId: id, ...progress })),
    sessionEnded: (sessionId) => hub.send(toSessionTopic(sessionId), ''),
  }
}

/** Lets a socket hear what is meant for its person; gives what ends that. */
export function subscribeToNotices(hub: Hub, userId: string, socket: HubSocket): () => void {
  const leave = [hub.join(everybodyTopic, socket), hub.join(toUserTopic(userId), socket)]
  return () => {
    for (const each of leave) each()
  }
}

/** Has `end` run once the session of a socket has ended; gives what ends the waiting. */
export function subscribeToSessionEnd(hub: Hub, sessionId: string, socketId: string, end: () => void): () => void {
  return hub.join(toSessionTopic(sessionId), { id: socketId, send: end })
}
