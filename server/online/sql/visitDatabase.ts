import type { SignedInCall } from '../../http/call.ts'
import { onClientDisconnect } from '../../http/onClientDisconnect.ts'
import { connectDataSource } from './running/dataSource.ts'
import type { QuerySession } from './running/session.ts'

/** Which database is asked, by the code of its data source or empty for the server's own, and for how long. */
interface Visit {
  readonly code: string
  readonly milliseconds: number
}

/** Visits the database that queries of a call are for; it ends when the caller is gone. */
export async function visitDatabase<T>(
  call: SignedInCall,
  { code, milliseconds }: Visit,
  work: (session: QuerySession) => Promise<T>,
): Promise<T> {
  const database = call.services.queries.find(code === '' ? undefined : await connectDataSource(call, code))
  using caller = onClientDisconnect(call.request)
  // Awaited, since who leaves earlier does not hear of the caller any more.
  return await database.use({ milliseconds, person: call.user.id, signal: caller.signal }, work)
}
