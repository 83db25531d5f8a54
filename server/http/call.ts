import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Connection } from '../db/schema.ts'
import type { Language } from './language.ts'
import type { Services } from './services.ts'
import type { CurrentUser } from './session.ts'
import type { Viewer } from './viewer.ts'

/** Runs work in a transaction of its own. */
export type Transact = <T>(run: (transaction: Connection) => Promise<T>) => Promise<T>

/** Everything that a handler may use; `db` is a transaction inside the hooks of a resource. */
export interface Call<Query = unknown, Body = unknown, Params = unknown, User = CurrentUser | undefined>
  extends Viewer<User> {
  /** The session that the token of the request belongs to. */
  readonly sessionId: User extends CurrentUser ? string : string | undefined
  readonly query: Query
  readonly body: Body
  readonly params: Params
  readonly language: Language
  /** The zone of the caller's clock, as the header `X-Time-Zone` names it; that of the wire when it names none. */
  readonly timeZone: string
  readonly config: Config
  readonly services: Services
  readonly request: FastifyRequest
  /**
   * The keys of the stored files that what the call writes may name, besides those that its caller reads: `all` for what is
   * written as somebody trusted set it up, such as the statements of a button.
   */
  readonly nameable?: ReadonlySet<string> | 'all'
  /** Runs the transactions of a call that is an act on rights; undefined for every other call. */
  readonly transact?: Transact
}

/** A call by somebody who is signed in. */
export type SignedInCall<Query = unknown, Body = unknown, Params = unknown> = Call<Query, Body, Params, CurrentUser>
