import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Connection } from '../db/schema.ts'
import type { AccessCodes } from './access.ts'
import type { Language } from './language.ts'
import type { Services } from './services.ts'
import type { CurrentUser } from './session.ts'

/** Everything that a handler may use; `db` is a transaction inside the hooks of a resource. */
export interface Call<Query = unknown, Body = unknown, Params = unknown, User = CurrentUser | undefined> {
  readonly user: User
  /** The session that the token of the request belongs to. */
  readonly sessionId: User extends CurrentUser ? string : string | undefined
  /** The tenant that the call is for; 0 when it names none, and in calls that anybody may make. */
  readonly tenantId: number
  readonly query: Query
  readonly body: Body
  readonly params: Params
  readonly db: Connection
  readonly language: Language
  readonly config: Config
  readonly services: Services
  /** The access codes of the user; none for who is not signed in. Read once per request. */
  access(): Promise<AccessCodes>
  readonly request: FastifyRequest
}

/** A call by somebody who is signed in. */
export type SignedInCall<Query = unknown, Body = unknown, Params = unknown> = Call<Query, Body, Params, CurrentUser>
