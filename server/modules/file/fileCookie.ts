import {
  type Answer,
  type Call,
  type Cookie,
  fileCookie,
  type RawAnswer,
  raw,
  toEnvelope,
  toFileToken,
  withCookie,
} from '../../http/index.ts'

/** The path below which stored files are served. */
export const staticPath = '/sys/common/static'

const sevenDays = 7 * 24 * 60 * 60

/** Answers and gives the browser the file token of a session. */
export function withFileCookie(call: Pick<Call, 'language'>, token: string, answer: Answer): RawAnswer {
  return withCookie(raw(toEnvelope(answer, call.language)), toFileCookie(token))
}

/** Answers and takes the file token away again. */
export function withoutFileCookie(call: Pick<Call, 'language'>, answer: Answer): RawAnswer {
  return withCookie(raw(toEnvelope(answer, call.language)), toCookie('', 0))
}

/**
 * The cookie that gives the browser the file token of a session. Pictures of a page are fetched by the browser itself,
 * which sends no header; the cookie goes to that one path, to no script and to no other site.
 */
export function toFileCookie(token: string): Cookie {
  return toCookie(toFileToken(token), sevenDays)
}

function toCookie(value: string, maxAge: number): Cookie {
  const options = { path: `/api${staticPath}`, maxAge, httpOnly: true, sameSite: 'strict', secure: 'auto' } as const
  return { name: fileCookie, value, options }
}
