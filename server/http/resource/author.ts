import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../call.ts'
import type { CurrentUser } from '../session.ts'

/** Who writes, in the transaction `db`: a call, or the server by itself. */
export type Author =
  | Pick<SignedInCall, 'db' | 'user' | 'tenantId' | 'services' | 'language' | 'nameable'>
  | {
      readonly db: Connection
      readonly user: Pick<CurrentUser, 'username' | 'realname'>
      /** The tenant for records that name none themselves. */
      readonly tenantId?: number
      readonly services?: undefined
    }
