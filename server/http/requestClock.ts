import type { FastifyRequest } from 'fastify'

const starts = new WeakMap<FastifyRequest, number>()

/** Notes that a request has come. */
export function startClock(request: FastifyRequest): void {
  starts.set(request, performance.now())
}

/** The whole milliseconds since a request came; null for one that came by another way, such as a socket. */
export function readClock(request: FastifyRequest): number | null {
  const start = starts.get(request)
  return start === undefined ? null : Math.round(performance.now() - start)
}
