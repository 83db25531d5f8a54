import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isObject, parseJson } from '../../runtime/language/index.ts'
import type { Language } from '../http/language.ts'
import { languageTags } from './languageTags.ts'
import type { SiteRecord } from './scope.ts'
import type { Ask } from './sources.ts'

/** What calls of this server answer somebody who is not signed in; each of them is made once for a page. */
export interface Questions {
  readonly ask: Ask
  /** Whether a call has nothing for a stranger: what it names is not there, or is not for them, which is the same. */
  readonly isMissing: (path: string, query: SiteRecord) => Promise<boolean>
}

/** Sources that one page asks at most, so that a document costs no more than a person who reads it. */
const mostQuestions = 60

/** Answers that say nothing of what was asked for: of a server that has no time or no database. */
const isFault = (status: number): boolean => status === 429 || status >= 500

interface Reply {
  readonly result: unknown
  readonly isMissing: boolean
}

const nothing: Reply = { result: undefined, isMissing: false }

/** Asks calls of this server as they answer somebody who is not signed in: under the same rules, and counted like theirs. */
export function createQuestions(app: FastifyInstance, request: FastifyRequest, language: Language): Questions {
  const asked = new Map<string, Promise<Reply>>()
  const read = async (url: string): Promise<Reply> => {
    const response = await app.inject({
      method: 'GET',
      url,
      remoteAddress: request.ip,
      headers: { 'accept-language': languageTags[language] },
    })
    if (isFault(response.statusCode)) return nothing
    const body = response.statusCode === 200 ? parseJson(response.body) : undefined
    const result = isObject(body) && body.success === true ? body.result : undefined
    return { result, isMissing: result === undefined || result === null }
  }
  const find = (path: string, query: SiteRecord): Promise<Reply> => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const url = `/api${path}${search.size > 0 ? `?${search}` : ''}`
    const known = asked.get(url)
    if (known !== undefined) return known
    if (asked.size >= mostQuestions) return Promise.resolve(nothing)
    const reply = read(url)
    asked.set(url, reply)
    return reply
  }
  return {
    ask: async (path, query) => (await find(path, query)).result,
    isMissing: async (path, query) => (await find(path, query)).isMissing,
  }
}
