import { once } from 'node:events'
import type { TestServer, TestUser } from '../harness.ts'

/** A socket of a test, with what it heard. */
export interface TestSocket {
  readonly received: readonly unknown[]
  send(frame: unknown): void
  sendBytes(bytes: Uint8Array<ArrayBuffer>): void
  /** The next frame that has not been taken yet. */
  next(): Promise<unknown>
  /** The code with which it was closed. */
  closed(): Promise<number>
  close(): Promise<number>
}

/** Lets the server of a suite listen; gives its address as that of sockets. */
export async function listen(server: TestServer): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 })
  const address = server.app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return `ws://127.0.0.1:${address.port}/api`
}

/** Opens a socket; rejects when the server refuses it. */
export async function openSocket(address: string): Promise<TestSocket> {
  const socket = new WebSocket(address)
  const received: unknown[] = []
  const waiting: ((frame: unknown) => void)[] = []
  let taken = 0
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)))
    const next = waiting.shift()
    if (next) {
      next(received[taken])
      taken += 1
    }
  })
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('The server refused the socket.')))
  })
  return {
    received,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    sendBytes: (bytes) => socket.send(bytes),
    next() {
      if (taken < received.length) {
        taken += 1
        return Promise.resolve(received[taken - 1])
      }
      return new Promise((resolve) => waiting.push(resolve))
    },
    closed: () => closed,
    close() {
      socket.close()
      return closed
    },
  }
}

/** The answer to an upgrade that was refused. */
export async function refusalOf(address: string): Promise<number | undefined> {
  const { request } = await import('node:http')
  const upgrade = request(address.replace('ws:', 'http:'), {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  })
  upgrade.end()
  const [answer] = await once(upgrade, 'response')
  answer.resume()
  return answer.statusCode
}

export const tablePath = ({ id, token }: TestUser, page: string, asUser = id): string =>
  `/vxeSocket/${asUser}/${page}?token=${token}`

export const noticePath = ({ id, token }: TestUser, asUser = id): string => `/websocket/${asUser}?token=${token}`
