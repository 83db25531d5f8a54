import { createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { processIdOf, socketOf } from '../../../server/db/clientSocket.ts'

/** One message of PostgreSQL: its letter, its length and its parts. */
function message(letter: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(letter), int(body.length + 4), body])
}

function int(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

/** A server that lets everybody in, in the name of the process 4711, and then says no more. */
async function startServer() {
  const visitors: Socket[] = []
  const server = createServer((visitor) => {
    visitors.push(visitor)
    visitor.on('error', () => undefined)
    visitor.once('data', () =>
      visitor.write(
        Buffer.concat([message('R', int(0)), message('K', int(4711), int(1)), message('Z', Buffer.from('I'))]),
      ),
    )
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  onTestFinished(() => {
    for (const visitor of visitors) visitor.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { port: address.port, visitors }
}

test('the driver shows the socket of a connection and the process that answers it', async () => {
  const { port, visitors } = await startServer()
  const client = new Client({ host: '127.0.0.1', port, user: 'ada', database: 'shop', password: '', ssl: false })
  const hasEnded = new Promise<void>((settle) => client.on('error', () => settle()))
  expect(processIdOf(client)).toBeUndefined()
  await client.connect()
  expect(processIdOf(client)).toBe(4711)
  const socket = socketOf(client)
  expect(socket?.remotePort).toBe(port)
  const hasLeft = new Promise<void>((settle) => visitors[0]?.on('close', () => settle()))
  socket?.destroy()
  await Promise.all([hasEnded, hasLeft])
})
