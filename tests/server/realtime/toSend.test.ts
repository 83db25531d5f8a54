import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import websocket, { type WebSocket } from '@fastify/websocket'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { mostWaiting, toSend } from '../../../server/realtime/toSend.ts'

const text = 'x'.repeat(64 * 1024)
/** More than a system keeps for both ends of a connection. */
const texts = 2000

/** Opens a socket over which the client gets bytes once it reads; gives both ends. */
async function openPair() {
  const app = fastify()
  await app.register(websocket)
  const opened = new Promise<WebSocket>((resolve) => app.get('/', { websocket: true }, resolve))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const upgrade = request({
    ...{ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port },
    headers: {
      ...{ connection: 'Upgrade', upgrade: 'websocket' },
      ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
    },
  })
  upgrade.end()
  const [, client] = (await once(upgrade, 'upgrade')) as [unknown, Socket]
  client.on('error', () => undefined)
  return {
    client,
    socket: await opened,
    close: async () => {
      client.destroy()
      await app.close()
    },
  }
}

describe('a socket', () => {
  test('whose client reads nothing is left before more waits for it than the process keeps', async () => {
    const { socket, client, close } = await openPair()
    client.pause()
    const send = toSend(socket)
    let most = 0
    for (let sent = 0; sent < texts && socket.readyState === socket.OPEN; sent += 1) {
      send(text)
      most = Math.max(most, socket.bufferedAmount)
      await setImmediate()
    }
    expect(socket.readyState).not.toBe(socket.OPEN)
    expect(most).toBeLessThan(mostWaiting + 2 * text.length)
    await close()
  })

  test('whose client reads gets all of it', async () => {
    const { socket, client, close } = await openPair()
    let received = 0
    client.on('data', (bytes) => {
      received += bytes.length
    })
    const send = toSend(socket)
    const most = (2 * mostWaiting) / text.length
    for (let sent = 0; sent < most; sent += 1) {
      send(text)
      await setImmediate()
    }
    while (received <= most * text.length) await once(client, 'data')
    expect(socket.readyState).toBe(socket.OPEN)
    expect(received).toBeGreaterThan(most * text.length)
    await close()
  })
})
