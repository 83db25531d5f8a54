import type { FastifyRequest } from 'fastify'
import { type Answer, type Call, type Cookie, type RawAnswer, raw, toEnvelope, withCookie } from '../../http/index.ts'

/** The path below which stored files are served. */
export const staticPath = '/sys/common/static'

const name = 'pagewright-files'
const sevenDays = 7 * 24 * 60 * 60

/** Answers and gives the browser the session for stored files alone. */
export function withFileCookie(call: Pick<Call, 'language'>, token: string, answer: Answer): RawAnswer {
  return withCookie(raw(toEnvelope(answer, call.language)), toFileCookie(token))
}

/** Answers and takes the session for stored files away again. */
export function withoutFileCookie(call: Pick<Call, 'language'>, answer: Answer): RawAnswer {
  return withCookie(raw(toEnvelope(answer, call.language)), toFileCookie('', 0))
}

/**
 * The cookie that gives the browser the session for stored files. Pictures of a page are fetched by the browser itself,
 * which sends no header; the cookie goes to that one path, to no script and to no other site.
 */
export function toFileCookie(token: string, maxAge = sevenDays): Cookie {
  const options = { path: `/api${staticPath}`, maxAge, httpOnly: true, sameSite: 'strict', secure: 'auto' } as const
  return { name, value: token, options }
}

/** The token that the cookie of a request carries. */
export function findFileToken(request: FastifyRequest): string | undefined {
  return request.cookies[name]
}
