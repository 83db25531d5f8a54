import { isObject, parseJson } from '../language/index.ts'
import { createSocketLine, type LineSocket } from './socketLine.ts'

interface LiveTimes {
  readonly heartbeat: number
  readonly reply: number
  readonly reconnect: number
}

/** Heartbeats, the wait for their answer, and the pause before a new connection, in milliseconds (specification 9). */
const liveTimes: LiveTimes = { heartbeat: 10_000, reply: 6_000, reconnect: 5_000 }

/** The connection of one table with the same table of other people. */
export interface LiveTable {
  /** Tells the others what rows are now; nothing is said while there is no connection. */
  send(rows: readonly unknown[]): void
  /** Calls the listener with the rows that others changed. */
  subscribe(listener: (rows: unknown) => void): () => void
  close(): void
}

const readFrame = (text: string): { readonly type?: unknown; readonly data?: unknown } => {
  const frame = parseJson(text)
  return isObject(frame) ? frame : {}
}

/**
 * Connects a table with others (specification 7.5, wire contract 1.12): a `heart_beat` every 10 s whose answer is awaited
 * for 6 s, and a new connection 5 s after the old one ended.
 */
export function createLiveTable(connect: () => LineSocket, times: LiveTimes = liveTimes): LiveTable {
  const listeners = new Set<(rows: unknown) => void>()
  let reply: ReturnType<typeof setTimeout> | undefined
  const line = createSocketLine({
    connect,
    reconnect: times.reconnect,
    onOpen(opened) {
      const heartbeat = setInterval(() => {
        opened.send(JSON.stringify({ type: 'heart_beat' }))
        clearTimeout(reply)
        reply = setTimeout(opened.restart, times.reply)
      }, times.heartbeat)
      return () => {
        clearInterval(heartbeat)
        clearTimeout(reply)
      }
    },
    onText(text) {
      const frame = readFrame(text)
      if (frame.type === 'heart_beat') clearTimeout(reply)
      if (frame.type === 'update_vxe_table') for (const listener of [...listeners]) listener(frame.data)
    },
  })
  return {
    send: (rows) => line.send(JSON.stringify({ type: 'update_vxe_table', data: rows })),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: line.close,
  }
}
