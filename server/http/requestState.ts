import type { FastifyInstance } from 'fastify'
import type { Authorization } from './authorize.ts'

declare module 'fastify' {
  /** What the server keeps with a request; undefined until it is known. */
  interface FastifyRequest {
    /** When it came, by `performance.now()`; undefined for one that becomes a socket. */
    cameAt: number | undefined
    /** Who makes it, and what they may do. */
    authorization: Authorization | undefined
  }
}

/**
 * Gives the requests of an app room for what the server keeps with them. Properties and no weak maps, whose entries cost
 * the collector of garbage a fifth of a short call.
 */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('cameAt', undefined)
  app.decorateRequest('authorization', undefined)
}
