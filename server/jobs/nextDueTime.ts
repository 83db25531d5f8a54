import { sql } from 'kysely'
import type { Connection } from '../db/schema.ts'

/** The next moment at which a job is due or a lease ends, in epoch milliseconds; undefined when there is none. */
export async function readNextDueTime(db: Connection): Promise<number | undefined> {
  const { rows } = await sql<{ readonly next: number | null }>`
    select cast(extract(epoch from least(
      (select min(next_run_at) from sys_quartz_job where status = 0),
      (select min(running_until) from sys_quartz_job where running_run is not null) + interval '1 second'
    )) * 1000 as bigint) as next`.execute(db)
  return rows[0]?.next ?? undefined
}
