import type { Connection } from '../db/schema.ts'
import type { AccessCodes } from './access.ts'
import type { Language } from './language.ts'
import type { CurrentUser } from './session.ts'

/** What decides which records somebody sees: who they are, for which tenant they ask, and what their roles say. */
export interface Viewer<User = CurrentUser> {
  readonly user: User
  /** The tenant that the call is for; 0 when it names none, and in calls that anybody may make. */
  readonly tenantId: number
  /** In whose language texts of records are read; what is stored where nobody reads. */
  readonly language?: Language
  /** The IANA zone by whose clock the days of the installation are counted (`TIME_ZONE`); that of the wire by default. */
  readonly installationZone?: string
  readonly db: Connection
  /**
   * The access codes and rules of the user; none for who is not signed in. Read once per request, through the connection that is
   * given: inside a transaction that has to be its own.
   */
  access(db?: Connection): Promise<AccessCodes>
}
