/** What a line needs of a socket; the browser's own has it. */
export type LineSocket = Pick<
  WebSocket,
  'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror' | 'send' | 'close'
>

interface LineOptions {
  /** Opens a socket; what it throws counts as an end. */
  readonly connect: () => LineSocket
  /** Milliseconds from the end of a socket to the next one. */
  readonly reconnect: number | (() => number)
  /** Called with each new socket that is open; gives what is to be done when it ends. */
  readonly onOpen: (line: SocketLine) => () => void
  readonly onText: (text: string) => void
}

/** A connection with the server that comes back by itself. */
export interface SocketLine {
  /** Says something; nothing is said while there is no connection. */
  send(text: string): void
  /** Ends the socket of the moment; the next one follows. */
  restart(): void
  /** Ends the line. */
  close(): void
}

const connecting = 0
const open = 1

/** Closes a socket; one that is still on its way is let arrive first, as browsers complain of it otherwise. */
function shut(socket: LineSocket): void {
  if (socket.readyState === connecting) socket.onopen = () => socket.close()
  else socket.close()
}

/**
 * Keeps a socket open: a new one comes a while after the old one ended, never two at a time (specification 4). Failures
 * are silent.
 */
export function createSocketLine({ connect, reconnect, onOpen, onText }: LineOptions): SocketLine {
  let socket: LineSocket | undefined
  let isClosed = false
  let ended: () => void = () => undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const plan = () => {
    retry ??= setTimeout(start, typeof reconnect === 'function' ? reconnect() : reconnect)
  }
  const forget = (lost: LineSocket) => {
    if (socket !== lost) return
    socket = undefined
    ended()
    if (!isClosed) plan()
  }
  const end = (lost: LineSocket) => {
    forget(lost)
    shut(lost)
  }
  const line: SocketLine = {
    send(text) {
      if (socket?.readyState === open) socket.send(text)
    },
    restart() {
      if (socket) end(socket)
    },
    close() {
      isClosed = true
      clearTimeout(retry)
      line.restart()
    },
  }
  function start(): void {
    retry = undefined
    if (socket || isClosed) return
    let next: LineSocket
    try {
      next = connect()
    } catch {
      plan()
      return
    }
    socket = next
    ended = () => undefined
    next.onopen = () => {
      if (socket === next) ended = onOpen(line)
    }
    next.onmessage = ({ data }) => onText(String(data))
    next.onclose = () => forget(next)
    next.onerror = () => end(next)
  }
  start()
  return line
}
