import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Language } from './language.ts'
import type { Services } from './services.ts'
import type { CurrentUser } from './session.ts'
import type { Viewer } from './viewer.ts'

/** Everything that a handler may use; `db` is a transaction inside the hooks of a resource. */
export interface Call<Query = unknown, Body = unknown, Params = unknown, User = CurrentUser | undefined>
  extends Viewer<User> {
  /** The session that the token of the request belongs to. */
  readonly sessionId: User extends CurrentUser ? string : string | undefined
  readonly query: Query
  readonly body: Body
  readonly params: Params
  readonly language: Language
  readonly config: Config
  readonly services: Services
  readonly request: FastifyRequest
}

/** A call by somebody who is signed in. */
export type SignedInCall<Query = unknown, Body = unknown, Params = unknown> = Call<Query, Body, Params, CurrentUser>
