import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import type { TestServer } from '../harness.ts'

/** A connection to a server, byte for byte. */
export interface RawConnection {
  write(bytes: string | Buffer): void
  /** Writes something again and again, so many milliseconds apart, until the connection is over. */
  drip(bytes: string, milliseconds: number): void
  /** What has come, once it holds a text or the connection is over. */
  read(until?: string): Promise<string>
  /** Everything that comes until the server closes the connection. */
  readAll(): Promise<string>
  close(): void
}

/** Opens a connection to a server, which listens from then on. */
export async function openConnection(server: TestServer): Promise<RawConnection> {
  const { app } = server
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  let isOver = false
  let wake = (): void => undefined
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    wake()
  })
  socket.on('close', () => {
    isOver = true
    wake()
  })
  // The server may close while something is written.
  socket.on('error', () => undefined)
  const read = async (until: string | undefined): Promise<string> => {
    while (!isOver && (until === undefined || !received.includes(until)))
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return Buffer.from(received, 'latin1').toString()
  }
  return {
    write: (bytes) => void socket.write(bytes),
    drip: (bytes, milliseconds) => {
      const timer = setInterval(() => (isOver ? clearInterval(timer) : socket.write(bytes)), milliseconds)
    },
    read: (until = '\r\n\r\n') => read(until),
    readAll: () => read(undefined),
    close: () => void socket.destroy(),
  }
}

/** The head of a request, as a browser writes it. */
export const head = (method: string, path: string, headers: Readonly<Record<string, string | number>> = {}): string =>
  [
    `${method} /api${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
