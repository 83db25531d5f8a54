interface LiveTimes {
  readonly heartbeat: number
  readonly reply: number
  readonly reconnect: number
}

/** Heartbeats, the wait for their answer, and the pause before a new connection, in milliseconds (specification 9). */
const liveTimes: LiveTimes = { heartbeat: 10_000, reply: 6_000, reconnect: 5_000 }

/** What a live table needs of a socket; the browser's own has it. */
export type LiveSocket = Pick<
  WebSocket,
  'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror' | 'send' | 'close'
>

/** The connection of one table with the same table of other people. */
export interface LiveTable {
  /** Tells the others what rows are now; nothing is said while there is no connection. */
  send(rows: readonly unknown[]): void
  /** Calls the listener with the rows that others changed. */
  subscribe(listener: (rows: unknown) => void): () => void
  close(): void
}

const open = 1

const readFrame = (data: unknown): { readonly type?: unknown; readonly data?: unknown } => {
  try {
    const frame: unknown = JSON.parse(String(data))
    return typeof frame === 'object' && frame !== null ? frame : {}
  } catch {
    return {}
  }
}

/**
 * Connects a table with others (specification 7.5, wire contract 1.12): a `heart_beat` every 10 s whose answer is awaited
 * for 6 s, and a new connection 5 s after the old one ended, never two at a time. Failures are silent.
 */
export function createLiveTable(connect: () => LiveSocket, times: LiveTimes = liveTimes): LiveTable {
  const listeners = new Set<(rows: unknown) => void>()
  let socket: LiveSocket | undefined
  let isClosed = false
  let beat: ReturnType<typeof setInterval> | undefined
  let reply: ReturnType<typeof setTimeout> | undefined
  let reconnect: ReturnType<typeof setTimeout> | undefined

  const say = (type: string, data?: unknown) => {
    if (socket?.readyState === open) socket.send(JSON.stringify(data === undefined ? { type } : { type, data }))
  }
  const forget = (ended: LiveSocket) => {
    if (socket !== ended) return
    socket = undefined
    clearInterval(beat)
    clearTimeout(reply)
    if (!isClosed) reconnect ??= setTimeout(start, times.reconnect)
  }
  const end = (ended: LiveSocket) => {
    forget(ended)
    ended.close()
  }
  function start(): void {
    reconnect = undefined
    if (socket || isClosed) return
    let next: LiveSocket
    try {
      next = connect()
    } catch {
      reconnect = setTimeout(start, times.reconnect)
      return
    }
    socket = next
    next.onopen = () => {
      beat = setInterval(() => {
        say('heart_beat')
        clearTimeout(reply)
        reply = setTimeout(() => end(next), times.reply)
      }, times.heartbeat)
    }
    next.onmessage = ({ data }) => {
      const frame = readFrame(data)
      if (frame.type === 'heart_beat') clearTimeout(reply)
      if (frame.type === 'update_vxe_table') for (const listener of [...listeners]) listener(frame.data)
    }
    next.onclose = () => forget(next)
    next.onerror = () => end(next)
  }
  start()
  return {
    send: (rows) => say('update_vxe_table', rows),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      isClosed = true
      clearTimeout(reconnect)
      const last = socket
      if (last) end(last)
    },
  }
}
