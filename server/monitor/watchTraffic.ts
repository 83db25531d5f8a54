import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeOf } from '../http/requestState.ts'
import { noTenant } from '../http/tenant.ts'
import type { Monitor } from './monitor.ts'
import { redactHeaders, redactUri } from './redact.ts'

/** The calls that show the traces, which are none themselves. */
const ownCalls: ReadonlySet<string> = new Set(['/api/actuator/httptrace', '/api/sys/monitor/traces'])

/** A request that waits for its answer. */
interface Started {
  readonly timestamp: string
  /** Bytes that the connection had sent before. */
  readonly sent: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined once it has its answer. */
    started: Started | undefined
  }
}

/** Counts every request of an app and keeps traces of the calls below `/api`. Sockets are no requests that end. */
export function watchTraffic(app: FastifyInstance, monitor: Monitor): void {
  app.decorateRequest('started', undefined)
  app.addHook('onRequest', async (request, reply) => {
    if (isUpgrade(request)) return
    monitor.requests.start()
    request.started = { timestamp: new Date().toISOString(), sent: readSent(request) }
    // Who goes away before the answer ends the request too.
    reply.raw.once('close', () => finish(request, reply))
  })
  app.addHook('onResponse', async (request, reply) => finish(request, reply))

  function finish(request: FastifyRequest, reply: FastifyReply): void {
    const { started, cameAt, method, authorization } = request
    if (started === undefined) return
    request.started = undefined
    const milliseconds = performance.now() - cameAt
    const status = reply.statusCode
    const sent = Math.max(0, readSent(request) - started.sent)
    const route = routeOf(request)
    monitor.requests.finish({ method, route, status, milliseconds, sent })
    if (!request.url.startsWith('/api/') || ownCalls.has(route ?? '')) return
    const name = authorization?.session?.user.username
    monitor.traces.push({
      tenantId: authorization?.tenantId ?? noTenant,
      trace: {
        timestamp: started.timestamp,
        principal: name === undefined ? null : { name },
        session: null,
        request: {
          method,
          uri: redactUri(request.url, route),
          headers: redactHeaders(request.headers),
          remoteAddress: request.ip,
        },
        response: { status, headers: redactHeaders(reply.getHeaders()) },
        timeTaken: Math.round(milliseconds),
      },
    })
  }
}

/** Bytes that a connection has sent since it was opened; 0 where there is no connection. */
function readSent(request: FastifyRequest): number {
  return request.raw.socket.bytesWritten ?? 0
}

/** Whether a connection becomes a socket; both headers lead there, and one alone leads nowhere. */
function isUpgrade({ headers }: FastifyRequest): boolean {
  return headers.upgrade !== undefined && /upgrade/i.test(headers.connection ?? '')
}
