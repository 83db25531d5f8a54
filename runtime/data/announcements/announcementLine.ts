import { isObject, parseJson } from '../../language/index.ts'
import { createSocketLine, type LineSocket } from '../socketLine.ts'

interface LineTimes {
  readonly heartbeat: number
  readonly reconnect: number
}

/** Heartbeats, and the pause before a new connection, in milliseconds (specification 9). */
const lineTimes: LineTimes = { heartbeat: 20_000, reconnect: 5_000 }

/** What the server says when a person's announcements have changed. */
const news: ReadonlySet<unknown> = new Set(['topic', 'user'])

function readCommand(text: string): unknown {
  const frame = parseJson(text)
  return isObject(frame) ? frame.cmd : undefined
}

/**
 * Listens for announcements (specification 4 and 7.5): `onNews` when there may be something new, so also with each
 * connection, as what was said before it is lost. Gives what ends it.
 */
export function listenForAnnouncements(
  connect: () => LineSocket,
  onNews: () => void,
  times: LineTimes = lineTimes,
): () => void {
  const line = createSocketLine({
    connect,
    reconnect: times.reconnect,
    onOpen(opened) {
      onNews()
      const heartbeat = setInterval(() => opened.send('HeartBeat'), times.heartbeat)
      return () => clearInterval(heartbeat)
    },
    onText(text) {
      if (news.has(readCommand(text))) onNews()
    },
  })
  return line.close
}
