import { redactHeaders, redactUri } from './redact.ts'
import { createRing } from './ring.ts'

/** One request in the words of the wire, with its secrets struck out (wire contract 1.12). */
export interface Trace {
  /** The moment of its beginning, in UTC. */
  readonly timestamp: string
  /** Who made it; null for who is not signed in. */
  readonly principal: { readonly name: string } | null
  /** Sessions have no name that may leave the server. */
  readonly session: null
  readonly request: {
    readonly method: string
    readonly uri: string
    readonly headers: Readonly<Record<string, readonly string[]>>
    readonly remoteAddress: string
  }
  readonly response: { readonly status: number; readonly headers: Readonly<Record<string, readonly string[]>> }
  /** Milliseconds. */
  readonly timeTaken: number
}

/** A request as it was seen, with its secrets: these are struck out for who looks, which is seldom. */
export interface SeenRequest {
  readonly timestamp: string
  readonly username: string | undefined
  readonly method: string
  readonly url: string
  /** The route that it went to, with the names of its places. */
  readonly route: string | undefined
  readonly headers: Headers
  readonly address: string
  readonly status: number
  readonly answered: Headers
  readonly milliseconds: number
}

type Headers = Parameters<typeof redactHeaders>[0]

/** The last requests of a process. */
export interface Traces {
  push(request: SeenRequest): void
  /** The oldest first. */
  read(): readonly Trace[]
}

/** The requests that are kept. */
const max = 200

/** Allocates the room for the last requests of this process. */
export function createTraces(): Traces {
  const ring = createRing<SeenRequest>(max)
  return { push: ring.push, read: () => ring.read().map(toTrace) }
}

function toTrace({ timestamp, username, method, url, route, ...seen }: SeenRequest): Trace {
  return {
    timestamp,
    principal: username === undefined ? null : { name: username },
    session: null,
    request: {
      method,
      uri: redactUri(url, route),
      headers: redactHeaders(seen.headers),
      remoteAddress: seen.address,
    },
    response: { status: seen.status, headers: redactHeaders(seen.answered) },
    timeTaken: Math.round(seen.milliseconds),
  }
}
