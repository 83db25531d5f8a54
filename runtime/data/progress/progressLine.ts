import { isObject, parseJson } from '../../language/index.ts'
import { createSocketLine, type LineSocket } from '../socketLine.ts'

const phases = ['waiting', 'reading', 'saving'] as const

/**
 * How far the server is with something that takes long, and with which part of it where it says so: while it waits for
 * others, `done` is its place in their line.
 */
export interface ServerProgress {
  readonly phase?: (typeof phases)[number]
  readonly done: number
  readonly total: number
}

interface LineTimes {
  readonly heartbeat: number
  readonly reconnect: number
}

/** Heartbeats, and the pause before a new connection, in milliseconds (specification 9). */
const lineTimes: LineTimes = { heartbeat: 20_000, reconnect: 5_000 }

/** Reads a frame `{ cmd: 'progress', msgId, phase, done, total }` about one piece of work; undefined for any other. */
export function readProgress(text: string, id: string): ServerProgress | undefined {
  const frame = parseJson(text)
  if (!isObject(frame) || frame.cmd !== 'progress' || frame.msgId !== id) return undefined
  const [done, total] = [Number(frame.done), Number(frame.total)]
  if (!(done >= 0) || !(total > 0) || !Number.isFinite(total)) return undefined
  const phase = phases.find((known) => known === frame.phase)
  return { ...(phase === undefined ? {} : { phase }), done: Math.min(done, total), total }
}

/**
 * Listens on the socket of a person for how far the server is with the work that a random id names (wire contract 1.12).
 * Gives what ends it.
 */
export function listenForProgress(
  connect: () => LineSocket,
  id: string,
  onProgress: (progress: ServerProgress) => void,
  times: LineTimes = lineTimes,
): () => void {
  const line = createSocketLine({
    connect,
    reconnect: times.reconnect,
    onOpen(opened) {
      const heartbeat = setInterval(() => opened.send('HeartBeat'), times.heartbeat)
      return () => clearInterval(heartbeat)
    },
    onText(text) {
      const progress = readProgress(text, id)
      if (progress) onProgress(progress)
    },
  })
  return line.close
}
