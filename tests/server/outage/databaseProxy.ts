import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** How the way to a database is: open, refused, or taken without a word. */
export type Way = 'open' | 'refused' | 'silent'

/** A way to a database server that a test can cut. */
export interface DatabaseProxy {
  /** The address of the database through this way. */
  readonly url: string
  /** Cuts every connection, and lets new ones come as it says. */
  setWay(way: Way): void
  /** Cuts every connection. */
  cut(): void
  /**
   * Counts the messages to the server from now on and cuts the connection of one of them, before the server has it or
   * once it has answered, so that the answer is lost.
   */
  cutAt(count: number, when: 'before' | 'after'): void
  /** Becomes silent at the next message that contains a text, and gives when that has come. */
  silenceAt(text: string): Promise<void>
  /** Whether the message that was to be cut came. */
  wasCut(): boolean
  close(): Promise<void>
}

interface Pair {
  readonly client: Socket
  readonly server: Socket
  isCutNext: boolean
}

/** The question by which a listening connection finds out whether the server is there: it is no part of a call. */
const heartbeat = Buffer.from('Q\0\0\0\rselect 1\0', 'latin1')

/** Opens a way to the database of an address. */
export async function openProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  const silent = new Set<Socket>()
  let way: Way = 'open'
  let plan: { left: number; readonly when: 'before' | 'after' } | undefined
  let wasCut = false
  let silencing: { readonly text: string; readonly done: () => void } | undefined

  const end = (pair: Pair) => {
    pairs.delete(pair)
    pair.client.destroy()
    pair.server.destroy()
  }
  const proxy = createServer((client) => {
    client.on('error', () => undefined)
    if (way === 'refused') return client.resetAndDestroy()
    if (way === 'silent') {
      silent.add(client)
      client.on('close', () => silent.delete(client))
      return
    }
    const server = connect(Number(target.port || 5432), target.hostname)
    server.on('error', () => undefined)
    const pair: Pair = { client, server, isCutNext: false }
    pairs.add(pair)
    client.on('data', (chunk: Buffer) => {
      if (silencing !== undefined && chunk.includes(silencing.text)) {
        way = 'silent'
        silencing.done()
        silencing = undefined
      }
      if (way === 'silent') return
      if (plan !== undefined && !chunk.equals(heartbeat)) {
        plan.left -= 1
        if (plan.left === 0) {
          wasCut = true
          if (plan.when === 'before') return end(pair)
          pair.isCutNext = true
        }
      }
      server.write(chunk)
    })
    server.on('data', (chunk: Buffer) => {
      if (way === 'silent') return
      if (pair.isCutNext) end(pair)
      else client.write(chunk)
    })
    client.on('close', () => end(pair))
    server.on('close', () => end(pair))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  const cut = () => {
    for (const pair of [...pairs]) end(pair)
    for (const socket of silent) socket.destroy()
  }
  return {
    url: url.href,
    setWay(next) {
      way = next
      // Who is silent keeps what is open.
      if (next !== 'silent') cut()
    },
    cut,
    cutAt(count, when) {
      plan = { left: count, when }
      wasCut = false
    },
    silenceAt(text) {
      return new Promise((done) => {
        silencing = { text, done }
      })
    },
    wasCut: () => wasCut,
    async close() {
      cut()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
