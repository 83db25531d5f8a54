import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Authorization } from './authorize.ts'
import type { Route } from './route.ts'

declare module 'fastify' {
  /** What the server keeps with a request. */
  interface FastifyRequest {
    /** When it came, by `performance.now()`. */
    cameAt: number
    /** Who makes it, and what they may do; undefined until that is known. */
    authorization: Authorization | undefined
    /** The route that takes it where routes come and go, such as those of packs. */
    changingRoute: Route | undefined
  }
}

/**
 * Gives the requests of an app room for what the server keeps with them. Properties and no weak maps, whose entries cost
 * the collector of garbage a fifth of a short call.
 */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('cameAt', 0)
  app.decorateRequest('authorization', undefined)
  app.decorateRequest('changingRoute', undefined)
  app.addHook('onRequest', async (request) => {
    request.cameAt = performance.now()
  })
}

/** Where routes that come and go are answered. */
export const changingPath = '/api/*'

/** The pattern of the route that takes a request, as logs and figures name calls; undefined where none does. */
export const routeOf = ({ changingRoute, routeOptions }: FastifyRequest): string | undefined => {
  if (changingRoute !== undefined) return `/api${changingRoute.path}`
  return routeOptions.url === changingPath ? undefined : routeOptions.url
}
