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

/** What our server says when the menu or the rights of the person have changed. */
const rightsNews = 'permission'

function readCommand(text: string): unknown {
  const frame = parseJson(text)
  return isObject(frame) ? frame.cmd : undefined
}

/**
 * Listens for announcements (specification 4 and 7.5): `onNews` when there may be something new, so also with each
 * connection, as what was said before it is lost; `onRights` when the person may do other things than before. Gives what
 * ends it.
 */
export function listenForAnnouncements(
  connect: () => LineSocket,
  { onNews, onRights }: { readonly onNews: () => void; readonly onRights: () => void },
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
      const command = readCommand(text)
      if (news.has(command)) onNews()
      else if (command === rightsNews) onRights()
    },
  })
  return line.close
}
