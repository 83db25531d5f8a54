import type { WebSocket } from '@fastify/websocket'

/** Bytes that wait in the memory of the process for a socket that does not take them; more are not kept for it. */
export const mostWaiting = 4 * 1024 * 1024

/** How texts go to a socket. Who does not read them is left: the client comes back by itself and asks for what it missed. */
export const toSend =
  (socket: WebSocket) =>
  (text: string): void => {
    if (socket.readyState !== socket.OPEN) return
    // A close would wait behind what is not taken.
    if (socket.bufferedAmount > mostWaiting) socket.terminate()
    else socket.send(text)
  }
