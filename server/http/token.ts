import type { FastifyRequest } from 'fastify'

/**
 * Reads the token of a request: the header `X-Access-Token`, or `Authorization` with the same value, or the query
 * parameter `token` where the route allows it (wire contract 1.2).
 */
export function readToken(request: FastifyRequest, allowQueryToken: boolean): string | undefined {
  const header = request.headers['x-access-token'] ?? request.headers.authorization?.replace(/^Bearer\s+/i, '')
  if (typeof header === 'string' && header !== '') return header
  const query = (request.query as Readonly<Record<string, unknown>> | undefined)?.token
  return allowQueryToken && typeof query === 'string' && query !== '' ? query : undefined
}
