import { isObject } from '../language/index.ts'
import type { ScriptAct, SharedActs } from './host.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Level = 'success' | 'info' | 'warning' | 'error'

/** An answer of the server as scripts of the family know it (wire contract 1.1). */
export interface ScriptAnswer {
  readonly success: boolean
  readonly message: string
  readonly code: number
  readonly result: unknown
}

/** The ways of the page that scripts of both types share. */
export interface SharedWays {
  /** The address below which the server's calls live. */
  readonly base: URL
  /** Calls the server; a refusal is an answer. What it rejects with the person has read. */
  readonly request: (
    method: Method,
    path: string,
    content: { readonly query?: Readonly<Record<string, unknown>>; readonly body?: unknown },
  ) => Promise<ScriptAnswer>
  readonly message: (level: Level, text: string) => void
  readonly confirm: (question: { readonly text: string; readonly title?: string }) => Promise<boolean>
}

/** A failure that the person has read already; a script that does not care about it is not told of a second time. */
export class ReportedError extends Error {
  override readonly name = 'ReportedError'
}

/**
 * The path of a call below the base of the app's own server.
 * @throws TypeError for an address of another place, and for one that climbs out of the base.
 */
export function toOwnPath(url: unknown, base: URL): string {
  const refused = new TypeError(`A script may only call paths of this server, such as /sys/user/list, not "${url}".`)
  const isPath = typeof url === 'string' && !/^[a-z][a-z0-9+.-]*:|[\\\p{Cc}]|^\/\//iu.test(url.trim())
  if (!isPath) throw refused
  const path = `/${url.trim().replace(/^\/+/, '')}`
  const root = base.pathname.replace(/\/+$/, '')
  const address = URL.parse(`${base.origin}${root}${path}`)
  // Servers may take an encoded dot or slash for a plain one.
  const isOdd = /%(2e|2f|5c|25)/i.test(path.split(/[?#]/)[0] ?? '')
  if (!address || isOdd || address.origin !== base.origin || !address.pathname.startsWith(`${root}/`)) throw refused
  return path
}

const levels: readonly string[] = ['success', 'info', 'warning', 'error']
const isLevel = (value: unknown): value is Level => levels.includes(String(value))

/** The longest text that a script may show. */
const textLength = 2_000
const toText = (value: unknown): string => String(value ?? '').slice(0, textLength)

/** What scripts of both types may ask of the page. */
export function createSharedActs({ base, request, message, confirm }: SharedWays): SharedActs {
  const withQuery =
    (method: Method): ScriptAct =>
    (url, parameters) =>
      request(method, toOwnPath(url, base), isObject(parameters) ? { query: parameters } : {})
  const withBody =
    (method: Method): ScriptAct =>
    (url, body) =>
      request(method, toOwnPath(url, base), { body: body ?? {} })
  return {
    getAction: withQuery('GET'),
    deleteAction: withQuery('DELETE'),
    postAction: withBody('POST'),
    putAction: withBody('PUT'),
    message(level, text) {
      message(isLevel(level) ? level : 'info', toText(text))
    },
    confirm: (text, title) => confirm({ text: toText(text), ...(title ? { title: toText(title) } : {}) }),
  }
}
