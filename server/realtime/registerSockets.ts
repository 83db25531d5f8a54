import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createError } from '../../runtime/language/index.ts'
import { onChange } from '../db/changes.ts'
import { createId } from '../db/id.ts'
import { everythingTopic } from '../db/readCache.ts'
import type { Connection } from '../db/schema.ts'
import type { Services } from '../http/services.ts'
import { isStranger } from '../http/stranger.ts'
import { type Admission, admit } from './admission.ts'
import type { Hub } from './hub.ts'
import { subscribeToSessionEnd } from './notify.ts'
import { type CountedSocket, createPersonLimits } from './personLimits.ts'
import type { SocketRoute } from './socketRoute.ts'
import { toSend } from './toSend.ts'

/** Frames are small messages; more is a mistake or an attack. */
const largestFrame = 64 * 1024

/** A socket without a word for this long is gone: clients send a heartbeat every 10 or 20 s (specification 9). */
const idleMilliseconds = 60_000

/** How often a socket is looked at again for what changes by itself, such as a session that expires. */
const checkMilliseconds = 15_000

/** Changes that come together are looked at together. */
const gatherMilliseconds = 20

/** Codes of RFC 6455 with which the server closes. */
const closeCodes = { policy: 1008, tooMany: 1013, idle: 1001, restart: 1012 } as const

interface SocketSources {
  readonly db: Connection
  readonly services: Services
  readonly hub: Hub
  /** The sockets that people without an account have open at one address; 0 for any number. */
  readonly strangerSockets: number
}

/** A socket that is open, with the changes on which it hangs whether it may stay so. */
interface OpenSocket {
  readonly topics: ReadonlySet<string>
  /** Looks whether it may stay open; `changed` are the topics because of which it is asked. */
  check(changed?: ReadonlySet<string>): void
  close(code: number): void
}

/** Registers the WebSocket calls: who may not open one is refused before the upgrade (wire contract 1.12). */
export async function registerSockets(
  app: FastifyInstance,
  routes: readonly SocketRoute[],
  { db, services, hub, strangerSockets }: SocketSources,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: largestFrame } })
  const sockets = new Set<OpenSocket>()
  const limits = createPersonLimits(strangerSockets)
  const stopWatching = watchRights(db, sockets)
  // Those who were told nothing for a while come again, and ask for what they missed.
  hub.onGap(() => {
    for (const socket of sockets) socket.close(closeCodes.restart)
  })
  app.addHook('onClose', async () => {
    stopWatching()
    await hub.close()
  })
  const admissions = new WeakMap<FastifyRequest, Admission>()

  for (const route of routes) {
    app.route({
      method: 'GET',
      url: `/api${route.path}`,
      onRequest: async (request) => {
        admissions.set(request, await admit(request, route, { db, services }))
      },
      handler: () => {
        throw createError('requestUnreadable')
      },
      wsHandler: (socket, request) => {
        const admission = admissions.get(request)
        if (!admission) return socket.close(closeCodes.policy)
        const { call, address } = admission
        const counted = isStranger(call.user) ? limits.enterStranger(address) : limits.enter(call.user.id)
        if (counted === undefined) return socket.close(closeCodes.tooMany)
        const opened = serve(socket, { route, admission, counted, hub })
        sockets.add(opened)
        socket.on('close', () => {
          sockets.delete(opened)
          counted.leave()
        })
        // Between its admission and now it may have lost what it was admitted by.
        opened.check()
      },
    })
  }
}

/** Looks at open sockets again as soon as something changes on which they hang. */
function watchRights(db: Connection, sockets: ReadonlySet<OpenSocket>): () => void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    timer = undefined
    const topics = new Set(changed)
    changed.clear()
    for (const socket of sockets)
      if (topics.has(everythingTopic) || !socket.topics.isDisjointFrom(topics)) socket.check(topics)
  }
  const stop = onChange(db, (topic) => {
    if (sockets.size === 0) return
    changed.add(topic)
    timer ??= setTimeout(look, gatherMilliseconds).unref()
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

interface Served {
  readonly route: SocketRoute
  readonly admission: Admission
  readonly counted: CountedSocket
  readonly hub: Hub
}

function serve(socket: WebSocket, { route, admission, counted, hub }: Served): OpenSocket {
  const { sessionId, call, mayStay } = admission
  const id = createId()
  const handlers = route.open(call, { id, send: toSend(socket) }, hub)
  const unsubscribe =
    sessionId === undefined
      ? undefined
      : subscribeToSessionEnd(hub, sessionId, id, () => socket.close(closeCodes.policy))
  let lastMessageAt = Date.now()
  const check = (changed?: ReadonlySet<string>) => {
    mayStay().then(
      (mays) => {
        if (!mays) socket.close(closeCodes.policy)
        else if (changed) handlers.onChange?.(changed)
      },
      // The database will answer again; a socket tells nothing that its owner may not know.
      () => undefined,
    )
  }
  const watch = setInterval(() => {
    if (Date.now() - lastMessageAt > idleMilliseconds) return socket.close(closeCodes.idle)
    check()
  }, checkMilliseconds).unref()

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    lastMessageAt = Date.now()
    if (counted.isTooMany(lastMessageAt)) return socket.close(closeCodes.tooMany)
    if (isBinary) return socket.close(closeCodes.policy)
    handlers.onText(String(data))
  })
  // What ends badly ends: the client comes back by itself.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(watch)
    unsubscribe?.()
    handlers.onClose()
  })
  const topics = new Set([...call.rightTopics, ...(route.decidedBy ?? [])])
  return { topics, check, close: (code) => socket.close(code) }
}
