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

/** A trace with what decides who may see it, which does not leave the server. */
export interface KeptTrace {
  /** The tenant that the request was for, 0 for none. */
  readonly tenantId: number
  readonly trace: Trace
}

/** The requests that are kept. */
const max = 200

/** Allocates the room for the last requests of this process. */
export const createTraces = () => createRing<KeptTrace>(max)
