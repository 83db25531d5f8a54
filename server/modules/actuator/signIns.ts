import { sql } from 'kysely'
import type { Connection } from '../../db/schema.ts'

/** Counts the sign-ins since this process started, as the log has them. */
export async function countSignIns(db: Connection): Promise<{ readonly succeeded: number; readonly rejected: number }> {
  const since = new Date(performance.timeOrigin).toISOString()
  const { rows } = await sql<{ readonly succeeded: number; readonly rejected: number }>`
    select count(*) filter (where method = 'signIn.succeeded') as succeeded,
      count(*) filter (where method in ('signIn.failed', 'signIn.refused')) as rejected
    from sys_log where log_type = 1 and create_time >= ${since}::timestamptz`.execute(db)
  return rows[0] ?? { succeeded: 0, rejected: 0 }
}
