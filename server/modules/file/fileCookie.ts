import type { FastifyRequest } from 'fastify'
import { type Answer, type Call, type RawAnswer, raw, toEnvelope } from '../../http/index.ts'

/** The path below which stored files are served. */
export const staticPath = '/sys/common/static'

const name = 'pagewright-files'
const sevenDays = 7 * 24 * 60 * 60

/**
 * Answers and gives the browser the session for stored files alone. Pictures of a page are fetched by the browser itself,
 * which sends no header; the cookie goes to that one path, to no script and to no other site.
 */
export function withFileCookie(call: Pick<Call, 'request' | 'language'>, token: string, answer: Answer): RawAnswer {
  return raw(toEnvelope(answer, call.language), toFileCookieHeaders(call.request, token))
}

/** The header that gives the browser that session, for an answer that is written otherwise. */
export function toFileCookieHeaders(request: FastifyRequest, token: string): Readonly<Record<string, string>> {
  return { 'set-cookie': toCookie(request, token, sevenDays) }
}

/** Answers and takes the session for stored files away again. */
export function withoutFileCookie(call: Pick<Call, 'request' | 'language'>, answer: Answer): RawAnswer {
  return raw(toEnvelope(answer, call.language), { 'set-cookie': toCookie(call.request, '', 0) })
}

function toCookie(request: FastifyRequest, token: string, seconds: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return `${name}=${token}; Path=/api${staticPath}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

/** The token that the cookie of a request carries. */
export function findFileToken(request: FastifyRequest): string | undefined {
  const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim())
  return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
}
