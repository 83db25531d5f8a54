import type { FastifyRequest } from 'fastify'
import { readToken } from '../http/token.ts'

/**
 * Reads the token of an upgrade: as of any call, as the query parameter `token`, or as the subprotocol, which is the one
 * header that a browser lets a page choose (wire contract 1.12).
 */
export function readSocketToken(request: FastifyRequest): string | undefined {
  const offered = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim()
  return readToken(request, true) ?? (offered === '' ? undefined : offered)
}
