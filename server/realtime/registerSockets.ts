import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createError } from '../../runtime/language/index.ts'
import { createId } from '../db/id.ts'
import type { Connection } from '../db/schema.ts'
import { readAccessCodes } from '../http/access.ts'
import type { Services } from '../http/services.ts'
import { findSession } from '../http/session.ts'
import { readTenantId } from '../http/tenant.ts'
import { createFrameLimit } from './frameLimit.ts'
import type { Hub } from './hub.ts'
import { subscribeToSessionEnd } from './notify.ts'
import type { SocketCall, SocketRoute } from './socketRoute.ts'
import { readSocketToken } from './socketToken.ts'

/** Frames are small messages; more is a mistake or an attack. */
const largestFrame = 64 * 1024

/** A socket without a word for this long is gone: clients send a heartbeat every 10 or 20 s (specification 9). */
const idleMilliseconds = 60_000

/** How often a socket's session is looked up again, so that signing out ends its sockets. */
const sessionCheckMilliseconds = 15_000

/** Codes of RFC 6455 with which the server closes. */
const closeCodes = { policy: 1008, tooMany: 1013, idle: 1001 } as const

interface SocketSources {
  readonly db: Connection
  readonly services: Services
  readonly hub: Hub
}

interface Admission {
  readonly token: string
  readonly sessionId: string
  readonly call: SocketCall
}

/** Registers the WebSocket calls: who may not open one is refused before the upgrade (wire contract 1.12). */
export async function registerSockets(
  app: FastifyInstance,
  routes: readonly SocketRoute[],
  { db, services, hub }: SocketSources,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: largestFrame } })
  app.addHook('onClose', () => hub.close())
  const admissions = new WeakMap<FastifyRequest, Admission>()

  for (const route of routes) {
    app.route({
      method: 'GET',
      url: `/api${route.path}`,
      onRequest: async (request) => {
        const token = readSocketToken(request)
        const session = token === undefined ? undefined : await findSession(db, token)
        if (token === undefined || session === undefined) throw createError('tokenInvalid')
        const { user } = session
        const tenantId = await readTenantId(db, user, request)
        const access = () => readAccessCodes(db, user.id, tenantId)
        const call = { user, params: request.params as SocketCall['params'], services, access }
        if (!(await route.mayOpen(call))) throw createError('forbidden')
        admissions.set(request, { token, sessionId: session.id, call })
      },
      handler: () => {
        throw createError('requestUnreadable')
      },
      wsHandler: (socket, request) => {
        const admission = admissions.get(request)
        if (!admission) return socket.close(closeCodes.policy)
        serve(socket, route, admission, { db, services, hub })
      },
    })
  }
}

function serve(
  socket: WebSocket,
  route: SocketRoute,
  { token, sessionId, call }: Admission,
  { db, hub }: SocketSources,
): void {
  const id = createId()
  const handlers = route.open(
    call,
    { id, send: (text) => void (socket.readyState === socket.OPEN && socket.send(text)) },
    hub,
  )
  const unsubscribe = subscribeToSessionEnd(hub, sessionId, id, () => socket.close(closeCodes.policy))
  const isTooMany = createFrameLimit()
  let lastMessageAt = Date.now()
  const watch = setInterval(() => {
    if (Date.now() - lastMessageAt > idleMilliseconds) return socket.close(closeCodes.idle)
    findSession(db, token).then(
      (session) => session ?? socket.close(closeCodes.policy),
      // The database will answer again; a socket tells nothing that its owner may not know.
      () => undefined,
    )
  }, sessionCheckMilliseconds).unref()

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    lastMessageAt = Date.now()
    if (isTooMany(lastMessageAt)) return socket.close(closeCodes.tooMany)
    if (isBinary) return socket.close(closeCodes.policy)
    handlers.onText(String(data))
  })
  // What ends badly ends: the client comes back by itself.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(watch)
    unsubscribe()
    handlers.onClose()
  })
}
