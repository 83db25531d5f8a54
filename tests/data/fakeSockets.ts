import type { LineSocket } from '../../runtime/data/socketLine.ts'

/** A socket without a network, which a test opens, lets speak and ends. */
export interface FakeSocket extends Omit<LineSocket, 'readyState'> {
  readyState: LineSocket['readyState']
  readonly sent: string[]
  isClosed: boolean
  open(): void
  receive(frame: unknown): void
  end(): void
  fail(): void
}

/** Makes sockets without a network, and keeps them in the order in which they were asked for. */
export function createFakeSockets(): { readonly sockets: FakeSocket[]; readonly connect: () => FakeSocket } {
  const sockets: FakeSocket[] = []
  const connect = (): FakeSocket => {
    const socket: FakeSocket = {
      readyState: 0,
      sent: [],
      isClosed: false,
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => void socket.sent.push(String(text)),
      close() {
        socket.readyState = 3
        socket.isClosed = true
      },
      open() {
        socket.readyState = 1
        socket.onopen?.call(socket as unknown as WebSocket, new Event('open'))
      },
      receive(frame) {
        const data = typeof frame === 'string' ? frame : JSON.stringify(frame)
        socket.onmessage?.call(socket as unknown as WebSocket, { data } as MessageEvent)
      },
      end: () => socket.onclose?.call(socket as unknown as WebSocket, new Event('close') as CloseEvent),
      fail: () => socket.onerror?.call(socket as unknown as WebSocket, new Event('error')),
    }
    sockets.push(socket)
    return socket
  }
  return { sockets, connect }
}
