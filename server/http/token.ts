import type { FastifyRequest } from 'fastify'
import type { Connection } from '../db/schema.ts'
import { findFileSession, findSession, type Session } from './session.ts'

/** The cookie that carries the token for stored files. */
export const fileCookie = 'pagewright-files'

/**
 * Reads the token of a request: the header `X-Access-Token`, or `Authorization` with the same value, or the query
 * parameter `token` where a browser can send no header (wire contract 1.2).
 */
export function readToken(request: FastifyRequest, allowQueryToken: boolean): string | undefined {
  const header = request.headers['x-access-token'] ?? request.headers.authorization?.replace(/^Bearer\s+/i, '')
  if (typeof header === 'string' && header !== '') return header
  return allowQueryToken ? readQueryToken(request) : undefined
}

/** The query parameter `token`. */
export function readQueryToken(request: FastifyRequest): string | undefined {
  const query = (request.query as Readonly<Record<string, unknown>> | undefined)?.token
  return typeof query === 'string' && query !== '' ? query : undefined
}

/** Finds the session of a call by its header, which takes the token of a session alone. */
export async function findCaller(db: Connection, request: FastifyRequest): Promise<Session | undefined> {
  const token = readToken(request, false)
  return token === undefined ? undefined : findSession(db, token)
}

/**
 * Finds the session of a call for stored files, which a browser makes by itself: besides the header by the cookie with the
 * token for files, or by that token as the parameter `token`. Existing clients send the token of their session there.
 */
export async function findFileCaller(db: Connection, request: FastifyRequest): Promise<Session | undefined> {
  const caller = await findCaller(db, request)
  if (caller !== undefined) return caller
  const sent = readQueryToken(request)
  const named = sent === undefined ? undefined : ((await findFileSession(db, sent)) ?? (await findSession(db, sent)))
  if (named !== undefined) return named
  const kept = request.cookies[fileCookie]
  return kept === undefined ? undefined : findFileSession(db, kept)
}
